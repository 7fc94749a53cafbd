import DashPilotCore
import TestSupport
import Testing

@Suite("What a log says of a statement")
struct StatementLoggedTests {
  @Test(
    "The first sentence alone; a stop between quotation marks is part of a name",
    arguments: [
      ("Ended the shift. Working time: 2 hr.", "Ended the shift."),
      (
        "Merge \"St. Lantern?\" into \"Mt. Kettle. Bar\"? One delivery moves.",
        "Merge \"St. Lantern?\" into \"Mt. Kettle. Bar\"?"
      ),
      ("Recorded 28.50 mpg for the shift.", "Recorded 28.50 mpg for the shift."),
      ("No stop", "No stop"), ("", ""),
    ]
  )
  func firstSentence(_ visible: String, _ logged: String) {
    #expect(Statement(visible).logged == logged)
  }

  @Test("It is one line, whatever a name holds")
  func oneLine() {
    #expect(Statement("Renamed \"A\nB\" to \"C\". Done.").logged == "Renamed \"A B\" to \"C\".")
  }

  @Test(
    "No line of a golden log states an amount of money",
    arguments: [
      "Confirmations.txt", "FactConfirmations.txt", "PlaceConfirmations.txt", "DeliveryCorrectionSentences.txt",
    ]
  )
  func noAmount(_ golden: String) throws {
    let lines = try String(contentsOf: Fixtures.url("Golden/\(golden)"), encoding: .utf8).split(separator: "\n")
    let logged = lines.filter { $0.hasPrefix("  log:") }
    #expect(!logged.isEmpty && !logged.contains { $0.contains("$") || $0.contains("€") })
  }
}
