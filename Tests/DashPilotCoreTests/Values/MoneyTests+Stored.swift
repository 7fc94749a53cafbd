import DashPilotCore
import Foundation
import Testing

extension MoneyTests {
  @Test(
    "Stored text is read whole",
    arguments: [
      ("0", 0), ("0.00", 0), ("12.50", 1250), ("12.5", 1250), ("-12.50", -1250), ("0.01", 1), ("1234", 123400),
    ]
  )
  func storedTextReads(text: String, cents: Int) {
    #expect(Money(stored: text) == Money(minorUnits: cents))
  }

  @Test(
    "Stored text that is not one canonical decimal gives no amount",
    arguments: [
      "", " ", "12abc", "abc", "1.2.3", "-0", "-0.00", "007", "00", "-007", "+1", "--1", "-", ".", ".5", "5.", "-.5",
      "1e3", "1E3", " 1", "1 ", "1\n", "1 2", "1,000", "1,5", "$1", "1$", "0x10", "NaN", "inf", "\u{2212}1", "\u{661}",
      "\u{FF11}", "1\u{301}", "1\u{0}", "1_000",
    ]
  )
  func storedTextIsRefused(text: String) {
    #expect(Money(stored: text) == nil)
  }

  @Test("Stored text may have 38 digits and not 39")
  func storedDigits() throws {
    let digits = "12345678901234567890123456789012345678"
    #expect(try Money(stored: digits) == Money(Decimal(literal: digits)))
    #expect(Money(stored: "-" + digits) != nil)
    #expect(Money(stored: "1234567890123456789012345678901234567.8") != nil)
    #expect(Money(stored: digits + "9") == nil)
    #expect(Money(stored: digits + ".9") == nil)
    #expect(Money(stored: String(repeating: "9", count: 200)) == nil)
  }
}
