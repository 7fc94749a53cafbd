import DashPilotCore
import Foundation
import TestSupport
import Testing

@testable import DashPilotStore

@Suite("Merged documents")
struct MergedDocumentTests {
  private func expense(_ amount: Decimal, note: String? = nil, category: String = "fuel") -> [UInt8] {
    ExpenseDocument.bytes(
      Expense(id: .number(3), occurredAt: .evening, categoryWord: category, amount: Money(amount), note: note)
    )
  }

  private func merged(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws -> MergedDocument {
    try MergedDocument(base: base, ours: ours, theirs: theirs, file: "a.json")
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("Facts that the sides changed apart are written as one canonical document")
  func disjoint() throws {
    let merged = try merged(expense(5), expense(6), expense(5, note: "Bridge"))
    #expect(merged.bytes == expense(6, note: "Bridge"))
  }

  @Test("A fact that both changed stands between markers, alone, and everything else is merged")
  func conflict() throws {
    let merged = try merged(expense(5), expense(6, note: "Bridge"), expense(7, category: "supplies"))
    let expected = """
      {
      <<<<<<< ours
        "amount" : "6.00",
      =======
        "amount" : "7.00",
      >>>>>>> theirs
        "category" : "supplies",
        "format" : "dashpilot.expense",
        "formatVersion" : 16,
        "id" : "03000000-0000-4000-8000-000000000003",
        "note" : "Bridge",
        "occurredAt" : "2025-08-23T21:46:00.000Z"
      }

      """
    #expect(text(merged.bytes) == expected)
    #expect(throws: UnreadableRecord(file: "b", line: 2, problem: .notJSON(.conflictMarker))) {
      try StoredRecord(merged.bytes, file: "b")
    }
    let chosen = expected.split(separator: "\n").filter { !"<=>".contains($0.prefix(1)) && !$0.contains("6.00") }
    let record = try StoredRecord(Array(chosen.joined(separator: "\n").utf8), file: "b")
    #expect(record.content.bytes == expense(7, note: "Bridge", category: "supplies"))
  }

  @Test("A rows' conflict has the row between markers, and either side reads")
  func removedRow() throws {
    let one = Shift.full
    let other = Shift(id: one.id, startedAt: one.startedAt, endedAt: one.endedAt, offers: [one.offers[0]])
    let marked = MarkedLines(
      ours: try JSONReader.read(ShiftDocument.bytes(one)),
      theirs: try JSONReader.read(ShiftDocument.bytes(other))
    )
    for (side, shift) in [(MergeSide.ours, one), (.theirs, other)] {
      #expect(text(ShiftDocument.bytes(shift)) == marked.lines(of: side).joined(separator: "\n") + "\n")
    }
  }

  @Test("Documents of older formats are merged into a current one, and a newer one is refused")
  func versions() throws {
    let older = { (version: Int, extra: String) in
      Array(
        """
        {"format":"dashpilot.expense","formatVersion":\(version),"id":"03000000-0000-4000-8000-000000000003",
        "occurredAt":"2025-08-23T21:46:00Z","amount":"5","category":"fuel"\(extra)}
        """.utf8
      )
    }
    #expect(try merged(older(8, ""), older(12, #","note":"Bridge""#), expense(6)).bytes == expense(6, note: "Bridge"))
    #expect(throws: UnreadableRecord.self) { try merged(older(8, ""), older(17, ""), expense(6)) }
    do { _ = try merged(expense(5), expense(6), older(17, "")) } catch let problem as UnreadableRecord {
      #expect(problem.file == "a.json (theirs)" && problem.problem == .newerVersion(found: "17", ours: 16))
    }
  }

  @Test("A document that is unreadable or of no kind is named by its side, and an empty base is none")
  func unreadable() throws {
    #expect(throws: UnreadableRecord(file: "a.json (theirs)", line: 1, problem: .notJSON(.unexpected("n")))) {
      try merged([], expense(6), Array("no record".utf8))
    }
    #expect(throws: UnreadableRecord.self) { try merged(Array("{".utf8), expense(6), expense(6)) }
    let unknown = Array(#"{"format":"dashpilot.trip"}"#.utf8)
    let problem = UnreadableRecord(
      file: "a.json (ours)",
      line: 1,
      path: "format",
      problem: .unknownFormat("dashpilot.trip")
    )
    #expect(throws: problem) { try merged([], unknown, expense(6)) }
    #expect(try merged([], expense(6), expense(6)).bytes == expense(6))
  }

  @Test("Texts that cannot be merged stand whole between markers, byte for byte, and nothing reads them")
  func whole() throws {
    let (ours, binary) = (expense(6), [0x00, 0xFF, 0x0A, 0x7B, 0xC3] as [UInt8])
    let bytes = { (text: String) in Array(text.utf8) }
    for theirs in [binary, [], bytes("{"), bytes("no record\n")] {
      let whole = MergedDocument.whole(ours: ours, theirs: theirs)
      let end = theirs.isEmpty || theirs.last == 0x0A ? [] : bytes("\n")
      #expect(whole == bytes("<<<<<<< ours\n") + ours + bytes("=======\n") + theirs + end + bytes(">>>>>>> theirs\n"))
      #expect(throws: UnreadableRecord(file: "b", line: 1, problem: .notJSON(.conflictMarker))) {
        try StoredRecord(whole, file: "b")
      }
    }
  }

  @Test("Texts that only another form of a letter tells apart stand between markers as others do")
  func scalars() throws {
    let merged = try merged(expense(5), expense(5, note: "caf\u{E9}"), expense(5, note: "cafe\u{301}"))
    #expect(merged.merge.merged == nil)
    #expect(merged.bytes.lines.count { $0.hasPrefix("<<<<<<<") } == 1)
    #expect(
      try self.merged(expense(5, note: "caf\u{E9}"), expense(6, note: "caf\u{E9}"), expense(5, note: "cafe\u{301}"))
        .bytes
        == expense(6, note: "cafe\u{301}")
    )
  }

  @Test("A shift that holds its route is not merged away from it")
  func routeInside() throws {
    let old = Array(
      """
      {"format":"dashpilot.shift","formatVersion":9,"id":"01000000-0000-4000-8000-000000000001",
      "startedAt":"2025-08-23T21:46:00Z","routeSamples":[{"timestamp":"2025-08-23T21:47:00Z","latitude":40.1,
      "longitude":-75.2,"horizontalAccuracy":8}]}
      """.utf8
    )
    let current = ShiftDocument.bytes(Shift(id: .number(1), startedAt: .evening, endedAt: .evening(600)))
    #expect(throws: MergeRefusal.routeInside(file: "a.json (theirs)")) { try merged(old, current, old) }
    #expect(throws: MergeRefusal.routeInside(file: "a.json (ours)")) { try merged(old, old, current) }
    #expect(try merged(old, current, current).bytes == current)
  }

  @Test("A route is known by its first line; what differs in a session stands between markers, and a torn line is said")
  func routes() throws {
    let session = { (id: UInt8, seconds: Range<Int>) in
      CaptureSession(
        id: .number(id),
        startedAt: .evening,
        positions: seconds.map {
          Position(instant: .evening(Double($0)), latitude: 40.5, longitude: -75, accuracy: 8)
        }
      )
    }
    let bytes = { (sessions: [CaptureSession]) in
      RouteDocument.bytes(Route(shift: .number(1), sessions: sessions))
    }
    let base = bytes([session(1, 0..<3)])
    let both = try merged(base, bytes([session(1, 0..<3), session(2, 9..<11)]), bytes([session(1, 0..<4)]))
    #expect(both.bytes == bytes([session(1, 0..<4), session(2, 9..<11)]))
    let left = try merged(base, bytes([session(1, 0..<2)]), bytes([session(1, 0..<4)]) + Array("[9,40".utf8))
    let expected = """
      {"format":"dashpilot.route","formatVersion":16,"shift":"01000000-0000-4000-8000-000000000001"}
      {"session":"01000000-0000-4000-8000-000000000001","from":"2025-08-23T21:46:00.000Z"}
      [0,40.5,-75,8]
      [1,40.5,-75,8]
      <<<<<<< ours
      =======
      [2,40.5,-75,8]
      [3,40.5,-75,8]
      >>>>>>> theirs

      """
    #expect(text(left.bytes) == expected)
    #expect(
      left.notices.map(\.visible) == [
        "Line 7 of a.json (theirs) was cut short while it was written, so its position is left out."
      ]
    )
    #expect(throws: UnreadableRecord(file: "b", line: 5, problem: .notJSON(.conflictMarker))) {
      try StoredRecord(left.bytes, file: "b")
    }
  }
  @Test("Of capture sessions of two identities over the same time, each stands between markers, and either side reads")
  func overlappingSessions() throws {
    let bytes = { (id: UInt8, seconds: Range<Int>) in
      let positions = seconds.map {
        Position(instant: .evening(Double($0)), latitude: 40.5, longitude: -75, accuracy: 8)
      }
      let session = CaptureSession(id: .number(id), startedAt: .evening, positions: positions)
      return RouteDocument.bytes(Route(shift: .number(1), sessions: [session]))
    }
    let left = try merged([], bytes(2, 0..<3), bytes(3, 1..<4))
    #expect(left.merge.conflicts.count == 1)
    #expect(left.bytes.lines.count { $0.hasPrefix("<<<<<<<") } == 2 && left.bytes.lines.count == 15)
    #expect(throws: UnreadableRecord.self) { try StoredRecord(left.bytes, file: "b") }
    #expect(try merged([], bytes(2, 0..<3), bytes(3, 0..<3)).bytes == bytes(2, 0..<3))
  }
}
