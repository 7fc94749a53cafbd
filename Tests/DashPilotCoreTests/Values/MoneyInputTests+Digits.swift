import DashPilotCore
import Foundation
import Testing

extension MoneyInputTests {
  @Test(
    "Digits of any one script go with the separators of its numbering system",
    arguments: [
      ("١٬٢٣٤٫٥٠", "ar_EG"), ("1,234.50", "ar_EG"), ("۱٬۲۳۴٫۵۰", "fa_IR"), ("1,234.50", "fa_IR"),
      ("١٬٢٣٤٫٥٠", "en_US"), ("١٬٢٣٤٫٥٠", "de_DE"), ("१,२३४.५०", "en_US"), ("१,२३४.५०", "ne_NP"),
      ("१,२३४.५०", "hi_IN"), ("১,২৩৪.৫০", "bn_BD"), ("၁,၂၃၄.၅၀", "my_MM"), ("༡,༢༣༤.༥༠", "dz_BT"),
      ("๑,๒๓๔.๕๐", "th_TH"), ("１,２３４.５０", "ja_JP"), ("１.２３４,５０", "de_DE"), ("𝟣,𝟤𝟥𝟦.𝟧𝟢", "en_US"),
      ("𞥑⹁𞥒𞥓𞥔.𞥕𞥐", "ff_Adlm_GN"), ("1.234,50", "ar_MA"), ("١٬٢٣٤٫٥٠", "ar_MA"), ("1,234.50", "zh_CN@numbers=hanidec"),
      ("١٬٢٣٤٫٥٠", "en_US@numbers=arab"), ("1,234.50", "en_US@numbers=arab"), ("१ २३४.५०", "en_US"),
      ("١ ٢٣٤٫٥٠", "ar_EG"),
    ]
  )
  func scripts(text: String, identifier: String) {
    #expect(Self.reading(text, identifier) == Self.cents(123_450))
  }

  @Test(
    "Another script's separators, a second script, and what only looks like a digit are refused",
    arguments: [
      ("١,٢٣٤.٥٠", "ar_EG"), ("1٬234٫50", "ar_EG"), ("١.٥", "en_US"), ("١2", "ar_EG"), ("1٢", "en_US"),
      ("١۲", "ar_EG"), ("1२", "hi_IN"), ("12.５", "ja_JP"), ("𝟣𝟐", "en_US"), ("½", "en_US"), ("1½", "en_US"),
      ("5²", "en_US"), ("①", "ja_JP"), ("五", "ja_JP"), ("一二", "zh_CN@numbers=hanidec"), ("Ⅷ", "en_US"),
      ("五.5", "ja_JP"), ("1〇", "zh_CN"), ("٪5", "ar_EG"), ("௧௲", "ta_IN"), ("1٬2٬34", "ar_EG"),
    ]
  )
  func otherDigits(text: String, identifier: String) {
    #expect(Self.reading(text, identifier) == .failure(.notANumber))
  }

  @Test("Every decimal script of Unicode reads, and none mixes with another")
  func everyScript() {
    let zeros = (0...0x1FFFF).compactMap(Unicode.Scalar.init).filter {
      $0.properties.generalCategory == .decimalNumber && Character($0).wholeNumberValue == 0
    }
    #expect(zeros.count > 60)
    for zero in zeros {
      let digits = [1, 2, 0].compactMap { Unicode.Scalar(zero.value + $0) }.map(String.init)
      #expect(Self.reading(digits.joined(), "en_US") == Self.cents(12000), "U+\(String(zero.value, radix: 16))")
      let mixed = digits[0] + (zero == "0" ? "\u{661}" : "1")
      #expect(Self.reading(mixed, "en_US") == .failure(.notANumber), "U+\(String(zero.value, radix: 16))")
    }
  }

  @Test(
    "Invisible direction marks are ignored wherever they stand",
    arguments: ["\u{200E}", "\u{200F}", "\u{061C}"]
  )
  func directionMarks(mark: String) {
    #expect(Self.reading("\(mark)1\(mark),\(mark)234\(mark).\(mark)5\(mark)", "en_US") == Self.cents(123_450))
    #expect(Self.reading(" \(mark) $\(mark)5 \(mark) ", "en_US") == Self.cents(500))
    #expect(Self.reading("U\(mark)S$\(mark) 5", "en_US") == Self.cents(500))
    #expect(Self.reading("-\(mark)5", "en_US") == .failure(.negative))
    #expect(Self.reading("\(mark)-\(mark)$\(mark)5", "en_US") == .failure(.negative))
    #expect(Self.reading("-\(mark) 5", "en_US") == .failure(.notANumber))
    #expect(Self.reading(mark + mark, "en_US") == .failure(.empty))
  }
}
