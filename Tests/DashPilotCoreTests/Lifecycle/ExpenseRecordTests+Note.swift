import DashPilotCore
import TestSupport
import Testing

extension ExpenseRecordTests {
  private func note(_ typed: String?) throws(ExpenseRefusal) -> String? {
    try Expense.recording(facts(note: typed), id: .number(1), now: ExpenseRecordTests.now).note
  }

  @Test("White space and line ends go at both ends, and nothing left is no note")
  func trimming() throws {
    let rows: [(String?, String?)] = [
      ("  Rear wiper  ", "Rear wiper"), ("\r\n\t Rear wiper\u{A0}\n", "Rear wiper"), (nil, nil), ("", nil),
      ("   \n", nil), ("\r\n", nil), ("\u{3000}\u{2028}", nil), ("a", "a"), ("two  spaces\tand a tab", nil),
    ]
    for (typed, kept) in rows.dropLast() { #expect(try note(typed) == kept) }
    #expect(try note("two  spaces\tand a tab") == "two  spaces\tand a tab")
  }

  @Test("CR LF becomes LF, and a lone CR inside stays")
  func lineEnds() throws {
    #expect(try note("a\r\nb").map { Array($0.utf8) } == [0x61, 0x0A, 0x62])
    #expect(try note("a\r\n\r\nb").map { Array($0.utf8) } == [0x61, 0x0A, 0x0A, 0x62])
    #expect(try note("a\rb").map { Array($0.utf8) } == [0x61, 0x0D, 0x62])
  }

  @Test("120 characters are kept as typed, however many scalars they have, and 121 are refused")
  func length() throws {
    let accented = String(repeating: "e\u{301}", count: 120)
    #expect(try note(accented).map { Array($0.unicodeScalars) } == Array(accented.unicodeScalars))
    let family = String(repeating: "👩‍👩‍👧‍👦", count: 120)
    #expect(try note(family) == family)
    for typed in [String(repeating: "a", count: 121), accented + "a", family + "a"] {
      #expect(throws: ExpenseRefusal.invalidNote(.tooLong(maximumLength: 120))) { try note(typed) }
    }
  }

  @Test("The length is counted after the note was trimmed")
  func lengthAfterTrimming() throws {
    let full = String(repeating: "a", count: 120)
    #expect(try note("  \(full)\r\n") == full)
    let withLineEnds = String(repeating: "a\r\n", count: 59) + "aa"
    #expect(try note(withLineEnds)?.count == 120)
  }
}
