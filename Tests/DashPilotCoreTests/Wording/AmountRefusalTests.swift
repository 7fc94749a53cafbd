import DashPilotCore
import Foundation
import Testing

@Suite("Typed amount refusals")
struct AmountRefusalTests {
  private func statement(
    _ error: MoneyInputError,
    _ typed: String,
    subject: MoneyInputSubject = .grossEarnings,
    locale: String = "en_US"
  ) -> Statement {
    AmountRefusal(subject: subject, error: error, typed: typed).statement(in: writing(locale))
  }

  private func writing(_ locale: String) -> Writing {
    Writing(locale: Locale(identifier: locale), timeZone: .gmt)
  }

  @Test("A fault is said of the value in quotes, then what to type")
  func sentences() {
    #expect(
      statement(.notANumber, "12abc").visible
        == "\"12abc\" is not an amount that can be read here. Type one amount alone, such as 12.50."
    )
    #expect(
      statement(.excessiveScale, "125.505").visible
        == "\"125.505\" has more than two decimal places. Type dollars and cents, such as 12.50."
    )
    #expect(
      statement(.tooLarge, "1000001").visible
        == "\"1000001\" is more than $1,000,000.00, the largest amount that can be recorded. "
        + "Type a smaller amount, such as 12.50."
    )
  }

  @Test("The example is written in the locale's own form")
  func example() {
    #expect(
      statement(.notANumber, "125.50", locale: "de_DE").visible
        == "\"125.50\" is not an amount that can be read here. Type one amount alone, such as 12,50."
    )
    for locale in ["en_US", "de_DE", "fr_CA", "en_IN", "ar_EG", "ne_NP", "pt_CV", "zh_CN@numbers=hanidec"] {
      let visible = statement(.empty, "", locale: locale).visible
      let lead = "No amount was typed for gross earnings. Type an amount such as "
      let example = String(visible.dropFirst(lead.count).dropLast())
      #expect(MoneyInputTests.reading(example, locale) == MoneyInputTests.cents(1250), "\(example)")
    }
  }

  @Test(
    "Only an empty and a negative amount name what it is for",
    arguments: [
      (MoneyInputSubject.grossEarnings, "gross earnings"), (.expectedEarnings, "expected earnings"),
      (.additionalTip, "an additional tip"), (.expense, "an expense"), (.gasPricePerGallon, "a gas price per gallon"),
    ]
  )
  func subjects(subject: MoneyInputSubject, name: String) {
    #expect(
      statement(.empty, "", subject: subject).visible
        == "No amount was typed for \(name). Type an amount such as 12.50."
    )
    #expect(
      statement(.negative, "-5", subject: subject).visible
        == "\"-5\" has a minus sign, and \(name) cannot be negative. Type the amount without the sign, such as 12.50."
    )
    for error in [MoneyInputError.notANumber, .excessiveScale, .tooLarge] {
      #expect(statement(error, "x", subject: subject) == statement(error, "x"))
    }
  }

  @Test("An expense is never told that earnings cannot be negative")
  func expense() {
    for error in MoneyInputError.allCases {
      #expect(!statement(error, "-5", subject: .expense).visible.contains("earnings"))
    }
  }

  @Test("What was typed is not spelled out to a speech engine")
  func spoken() {
    #expect(
      statement(.negative, "-5", subject: .expense).spoken
        == "What was typed has a minus sign, and an expense cannot be negative. "
        + "Type the amount without the sign, such as $12.50."
    )
    #expect(statement(.empty, "$").spoken == "No amount was typed for gross earnings. Type an amount such as $12.50.")
    for refusal in AmountRefusal.samples where !refusal.typed.isEmpty {
      let spoken = refusal.statement(in: writing("en_US")).spoken
      #expect(!spoken.contains(refusal.typed) && !spoken.contains("\""))
    }
  }

  @Test("The rule is the error's own name")
  func rule() {
    let rules = MoneyInputError.allCases.map { AmountRefusal(subject: .expense, error: $0, typed: "").rule }
    #expect(rules == ["empty", "notANumber", "excessiveScale", "negative", "tooLarge"])
    #expect(AmountRefusal.samples.count == 25)
  }

  @Test("Odd text is quoted so that it can be seen, and a long one is cut short")
  func quotedText() {
    #expect(statement(.notANumber, "5\u{1B}[31m\n\u{202E}").visible.hasPrefix("\"5\\u{1B}[31m\\u{A}\\u{202E}\" is"))
    let long = statement(.tooLarge, String(repeating: "9", count: 200)).visible
    #expect(long.hasPrefix("\"" + String(repeating: "9", count: 40) + "…\" is more than"))
    #expect(statement(.notANumber, "١2 €").visible.hasPrefix("\"١2 €\" is"))
  }

  @Test("Every subject reads alike", arguments: MoneyInputSubject.allCases)
  func subjectsReadAlike(subject: MoneyInputSubject) throws {
    let locale = Locale(identifier: "en_US")
    #expect(try MoneyInput.amount(typed: "$3.49", for: subject, locale: locale) == Money(minorUnits: 349))
    #expect(try MoneyInput.amount(typed: "0", for: subject, locale: locale) == Money.zero)
    #expect(throws: AmountRefusal(subject: subject, error: .negative, typed: " -1 ")) {
      try MoneyInput.amount(typed: " -1 ", for: subject, locale: locale)
    }
  }
}
