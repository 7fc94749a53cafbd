import DashPilotCore
import Foundation
import Testing

@Suite("Typed miles per gallon refusals")
struct MilesPerGallonRefusalTests {
  private func statement(_ error: MilesPerGallonInputError, _ typed: String, locale: String = "en_US") -> Statement {
    let writing = Writing(locale: Locale(identifier: locale), timeZone: .gmt)
    return MilesPerGallonRefusal(error: error, typed: typed).statement(in: writing)
  }

  @Test(
    "Each fault has its sentence",
    arguments: [
      (MilesPerGallonInputError.empty, "", "No miles per gallon were typed. Type a number such as 28.5."),
      (
        .notANumber, "$28.5",
        "\"$28.5\" is not a number of miles per gallon that can be read here. Type one number alone, such as 28.5."
      ),
      (.excessiveScale, "28.505", "\"28.505\" has more than two decimal places. Type at most two, such as 28.5."),
      (
        .notPositive, "0",
        "\"0\" is not above zero, and miles per gallon must be. Type a number above zero, such as 28.5."
      ),
      (
        .tooLarge, "1000001",
        "\"1000001\" is more than 1,000,000, the most miles per gallon that can be recorded. "
          + "Type a smaller number, such as 28.5."
      ),
    ]
  )
  func sentences(error: MilesPerGallonInputError, typed: String, visible: String) {
    #expect(statement(error, typed).visible == visible)
    #expect(statement(error, typed).spoken == visible.replacing("\"\(typed)\"", with: "What was typed"))
  }

  @Test("The example is written in the locale's own form")
  func example() {
    let visible = statement(.empty, "", locale: "de_DE").visible
    #expect(visible == "No miles per gallon were typed. Type a number such as 28,5.")
    #expect(statement(.tooLarge, "9", locale: "de_DE").visible.contains("1.000.000"))
  }

  @Test("The rule is the error's own name")
  func rule() {
    let rules = MilesPerGallonRefusal.samples.map(\.rule)
    #expect(rules == ["empty", "notANumber", "excessiveScale", "notPositive", "tooLarge"])
  }

  @Test("No sentence has a word that claims more than the record, and each ends with a full stop")
  func words() {
    let writing = Writing(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    let statements =
      MilesPerGallonRefusal.samples.map { $0.statement(in: writing) }
      + AmountRefusal.samples.map { $0.statement(in: writing) }
    for sentence in statements.flatMap({ [$0.visible, $0.spoken] }) {
      #expect(sentence.hasSuffix("."))
      for word in ["profit", "take-home", "wage", "tax", "deduct"] {
        #expect(!sentence.lowercased().contains(word))
      }
    }
  }

  @Test("A typed figure is refused with what was typed")
  func typed() throws {
    let locale = Locale(identifier: "en_US")
    #expect(try MilesPerGallonInput.value(typed: "28.5", locale: locale) == Decimal(literal: "28.5"))
    #expect(throws: MilesPerGallonRefusal(error: .notPositive, typed: "0")) {
      try MilesPerGallonInput.value(typed: "0", locale: locale)
    }
  }
}
