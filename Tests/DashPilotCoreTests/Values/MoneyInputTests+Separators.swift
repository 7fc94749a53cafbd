import DashPilotCore
import Foundation
import Testing

extension MoneyInputTests {
  @Test(
    "Separators are the locale's own",
    arguments: [
      ("1,234.5", "en_US", 123_450), ("1,234.5", "en_GB", 123_450), ("1.234,5", "de_DE", 123_450),
      ("1.234,5", "es_ES", 123_450), ("1.234,5", "pt_BR", 123_450), ("1\u{202F}234,5", "fr_FR", 123_450),
      ("1\u{A0}234,5", "fr_CA", 123_450), ("1\u{2019}234.5", "de_CH", 123_450), ("1\u{A0}234,5", "sv_SE", 123_450),
      ("1 234,5", "pl_PL", 123_450), ("1,23,456.7", "en_IN", 12_345_670), ("1,23,456.7", "bn_BD", 12_345_670),
      ("1,234.5", "ja_JP", 123_450), ("1,234.5", "he_IL", 123_450), ("1.234,5", "tr_TR", 123_450),
      ("1.234,5", "ar_MA", 123_450), ("1234.5", "en_US_POSIX", 123_450), ("12 34,5", "tok", 123_450),
    ]
  )
  func ownSeparators(text: String, identifier: String, cents: Int) {
    #expect(Self.reading(text, identifier) == Self.cents(cents))
  }

  @Test(
    "Another locale's separators are refused",
    arguments: [
      ("1.234,5", "en_US"), ("12,5", "en_US"), ("1,234.5", "de_DE"), ("12.5", "de_DE"), ("1.234,5", "fr_FR"),
      ("1,234.5", "fr_FR"), ("12.5", "sv_SE"), ("1'234.5", "de_CH"), ("1,234.5", "de_CH"), ("1'234", "en_US"),
      ("1_234", "en_US"), ("1,234,567", "en_IN"), ("12\u{66B}5", "en_US"), ("1.5.5", "en_US"), ("1,5,5", "de_DE"),
      ("1\u{B7}5", "en_US"), ("1\u{FF0E}5", "en_US"), ("1 234,5", "tok"),
    ]
  )
  func otherSeparators(text: String, identifier: String) {
    #expect(Self.reading(text, identifier) == .failure(.notANumber))
  }

  @Test(
    "White space stands for the grouping separator, wherever a group may begin",
    arguments: [
      ("1 234.50", "en_US", 123_450), ("1\u{A0}234", "en_US", 123_400), ("1\u{202F}234", "de_DE", 123_400),
      ("1\u{3000}234", "ja_JP", 123_400), ("1\t234", "de_CH", 123_400), ("1 000,000", "en_US", 100_000_000),
      ("1 23 456", "en_IN", 12_345_600), ("1 234", "fr_FR", 123_400), ("1\n234", "en_US", 123_400),
      (" 12.50 ", "en_US", 1250), ("\u{200B}12.50\u{200B}", "en_US", 1250), ("\u{2003}12.50\n", "en_US", 1250),
    ]
  )
  func whiteSpace(text: String, identifier: String, cents: Int) {
    #expect(Self.reading(text, identifier) == Self.cents(cents))
  }

  @Test(
    "White space is never deleted",
    arguments: [
      ("12 34", "en_US"), ("125 50", "en_US"), ("1  234", "en_US"), ("1 , 234", "en_US"), ("1\r\n234", "en_US"),
      ("12. 50", "en_US"), ("12 .50", "en_US"), ("12.5 0", "en_US"), ("1 2", "fr_FR"), ("125 50", "fr_FR"),
      ("1  234", "fr_FR"), ("1 234", "en_US_POSIX"), ("1\u{A0}234", "en_US_POSIX"), ("1\u{200B}234", "en_US"),
      ("1 234 ,50", "fr_FR"), ("1 234 567", "en_IN"),
    ]
  )
  func whiteSpaceIsKept(text: String, identifier: String) {
    #expect(Self.reading(text, identifier) == .failure(.notANumber))
  }

  @Test(
    "A group has the locale's length, and the first one digit up to that",
    arguments: [
      ("1,234", true), ("12,345", true), ("123,456", true), ("1234,567", false), ("1,2345", false), ("1,23", false),
      ("1,23,456", false), ("12,34,567", false), (",234", false), ("1,,234", false), ("1,234,", false), (",", false),
      ("1,234.5", true), ("1.5,000", false), ("1,234,56", false), ("100,00", false),
    ]
  )
  func groupsOfThree(text: String, isRead: Bool) {
    let isNumber = Self.reading(text, "en_US") != .failure(.notANumber)
    #expect(isNumber == isRead)
  }

  @Test(
    "In India the last group has three digits and every other two",
    arguments: [
      ("1,234", true), ("12,345", true), ("123,456", false), ("1,23,456", true), ("12,34,567", true),
      ("123,45,678", false), ("1,234,567", false), ("1,23,45,678", true), ("1,23,45", false), ("1,2,345", false),
    ]
  )
  func groupsOfTwo(text: String, isRead: Bool) {
    for identifier in ["en_IN", "hi_IN", "bn_BD"] {
      let isNumber = Self.reading(text, identifier) != .failure(.notANumber)
      #expect(isNumber == isRead, "\(identifier)")
    }
  }

  @Test("A locale that writes no groups refuses every group, one that wishes none for four digits does not")
  func ungrouped() {
    #expect(Self.reading("1,234", "en_US_POSIX") == .failure(.notANumber))
    #expect(Self.reading("1,234,567", "en_US_POSIX") == .failure(.notANumber))
    #expect(Self.reading("1.234", "es_ES") == Self.cents(123_400))
    #expect(Self.reading("1 234", "pt_PT") == Self.cents(123_400))
  }
}
