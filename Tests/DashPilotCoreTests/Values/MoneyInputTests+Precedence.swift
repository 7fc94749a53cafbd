import DashPilotCore
import Foundation
import Testing

/// Two texts that differ in one fault: with both faults the first wins, without it the second is named.
struct PrecedencePair: Sendable {
  let both: String
  let first: MoneyInputError
  let alone: String
  let second: MoneyInputError

  init(_ both: String, _ first: MoneyInputError, over alone: String, _ second: MoneyInputError) {
    (self.both, self.first, self.alone, self.second) = (both, first, alone, second)
  }
}

extension MoneyInputTests {
  @Test(
    "Which fault wins",
    arguments: [
      PrecedencePair("$", .empty, over: "$x", .notANumber),
      PrecedencePair("  ", .empty, over: " - ", .notANumber),
      PrecedencePair("12x.505", .notANumber, over: "12.505", .excessiveScale),
      PrecedencePair("1,2.505", .notANumber, over: "12.505", .excessiveScale),
      PrecedencePair("12.50x5", .notANumber, over: "12.5005", .excessiveScale),
      PrecedencePair(".505", .notANumber, over: "0.505", .excessiveScale),
      PrecedencePair("1.505.5", .notANumber, over: "1.5055", .excessiveScale),
      PrecedencePair("-5x", .notANumber, over: "-5", .negative),
      PrecedencePair("-5.", .notANumber, over: "-5.0", .negative),
      PrecedencePair("-1,2", .notANumber, over: "-1", .negative),
      PrecedencePair("9999999x", .notANumber, over: "9999999", .tooLarge),
      PrecedencePair("1,0000000", .notANumber, over: "10000000", .tooLarge),
      PrecedencePair("-125.505", .excessiveScale, over: "-125.50", .negative),
      PrecedencePair("-0.000", .excessiveScale, over: "-0.00", .negative),
      PrecedencePair("1000000.001", .excessiveScale, over: "1000000.01", .tooLarge),
      PrecedencePair("-1000000.01", .negative, over: "1000000.01", .tooLarge),
      PrecedencePair("-9999999.999", .excessiveScale, over: "-9999999.99", .negative),
      PrecedencePair("-9999999.99x", .notANumber, over: "-9999999.999", .excessiveScale),
    ]
  )
  func precedence(pair: PrecedencePair) {
    #expect(Self.reading(pair.both, "en_US") == .failure(pair.first))
    #expect(Self.reading(pair.alone, "en_US") == .failure(pair.second))
  }

  @Test(
    "A sign touches what follows it, and may be a minus sign",
    arguments: [
      ("-5", MoneyInputError.negative), ("\u{2212}5", .negative), ("-0.00", .negative), ("-$5", .negative),
      ("\u{2212}$5", .negative), ("$-5", .negative), ("$ -5", .negative), ("-$ 5", .negative), ("-5$", .negative),
      ("-5 $", .negative), ("-USD 5", .negative), ("- 5", .notANumber), ("- $5", .notANumber), ("$- 5", .notANumber),
      ("--5", .notANumber), ("-\u{2212}5", .notANumber), ("-$-5", .notANumber), ("-", .notANumber),
      ("-$", .notANumber), ("$-", .notANumber), ("5-", .notANumber), ("5-$", .notANumber), ("5$-", .notANumber),
      ("+5", .notANumber), ("$+5", .notANumber), ("(5)", .notANumber), ("\u{2013}5", .notANumber),
      ("\u{FF0D}5", .notANumber), ("-1-2", .notANumber),
    ]
  )
  func signs(text: String, error: MoneyInputError) {
    #expect(Self.reading(text, "en_US") == .failure(error))
  }
}
