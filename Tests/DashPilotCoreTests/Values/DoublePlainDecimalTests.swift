import DashPilotCore
import Testing

@Suite("Plain decimal number")
struct DoublePlainDecimalTests {
  @Test(
    "A plain number is the nearest double",
    arguments: [
      ("0", 0), ("40", 40), ("-75.0000001", -75.0000001), ("+1.5", 1.5), (".5", 0.5), ("-.5", -0.5), ("5.", 5),
      ("007.50", 7.5), ("39.97386971488595", 39.97386971488595), ("0.1000000000000000055511151231257827", 0.1),
      ("-36.720798700", -36.7207987), ("123456789012345678901234567890", 123_456_789_012_345_677_877_719_597_056),
      ("9007199254740993", 9_007_199_254_740_992), ("100.00000000000001", 100.00000000000001),
    ]
  )
  func reads(text: String, value: Double) {
    #expect(Double(plainDecimal: text) == value)
  }

  @Test(
    "Anything else is nothing",
    arguments: [
      "", "-", "+", ".", "-.", "1e5", "1E5", "nan", "NaN", "inf", "-inf", "infinity", "undefined", "0x10", "1,5", "1 ",
      " 1", "1.2.3", "--1", "+-1", "1-", "1d", "١", "1_000", String(repeating: "9", count: 65),
    ]
  )
  func refuses(text: String) {
    #expect(Double(plainDecimal: text) == nil)
  }

  @Test("A short number is what the platform reads")
  func agreesWithPlatform() {
    for digits in 0...15 {
      for number in stride(from: -99_999_999, through: 99_999_999, by: 1_234_567) {
        let text = "\(number / 1000).\(String(repeating: "0", count: min(digits, 7)))\(number.magnitude % 1000)"
        #expect(Double(plainDecimal: text) == Double(text))
      }
    }
  }
}
