import DashPilotCore
@testable import DashPilotStore
import TestSupport
import Testing

extension RecordTreeTests {
  /// A shift on the tenth of each month from August 2025 to July 2026, at noon in UTC.
  private var year: [Shift] {
    (0..<12).compactMap { month -> Shift? in
      let (year, number) = (2025 + (month + 7) / 12, (month + 7) % 12 + 1)
      let text = "\(year)-\(number < 10 ? "0" : "")\(number)-10T12:00:00Z"
      return Instant(stored: text).map {
        Shift(id: .number(UInt8(month + 1)), startedAt: $0, endedAt: Instant(milliseconds: $0.milliseconds + 60_000))
      }
    }
  }

  private func withHistory(_ body: (RecordTree, DiskLog) throws -> Void) throws {
    try temporary.store().writing {
      try $0.apply(Change(saved: year.map { .shift($0) } + [.shift(shift(50, at: 4e7))]))
    }
    let log = DiskLog()
    try body(temporary.store(log.disk(.live())).tree, log)
  }

  @Test("A span opens only the months that it needs, and the documents that it names")
  func span() throws {
    try withHistory { tree, log throws in
      let start = year[3].startedAt
      let day = try tree.finishedShifts(from: start, before: Instant(milliseconds: start.milliseconds + 1))
      #expect(day.records == [year[3]])
      #expect(
        log.opened(below: temporary.root) == [
          "shifts", "shifts/2025", "shifts/2026", "shifts/2025/11", "unfinished",
          "shifts/2025/11/20251110T120000Z-04000000.json",
        ]
      )
    }
  }

  @Test("A span is exact to the millisecond, though names are cut to the second")
  func exactSpan() throws {
    try temporary.save(.shift(shift(1, at: 0.5, end: 60)))
    let found = { (start: Double, end: Double) in
      try temporary.tree.finishedShifts(from: .evening(start), before: .evening(end)).records.count
    }
    #expect(try found(0.5, 0.501) == 1)
    #expect(try found(0.501, 9) == 0)
    #expect(try found(0, 0.5) == 0)
    #expect(try found(0.2, 9) == 1)
  }

  @Test("A span over two months, and over a year's end, opens both")
  func spanOverMonths() throws {
    try withHistory { tree, log throws in
      let found = try tree.finishedShifts(
        from: year[4].startedAt,
        before: Instant(milliseconds: year[5].startedAt.milliseconds + 1)
      )
      #expect(found.records == [year[4], year[5]])
      let opened = log.opened(below: temporary.root).filter { $0.hasSuffix(".json") }
      #expect(opened.count == 2)
    }
  }

  @Test("An identifier is found by the names alone, and only its document is opened")
  func identifier() throws {
    try withHistory { tree, log throws in
      #expect(try tree.finishedShifts(withIdentifierPrefix: "0400").records == [year[3]])
      #expect(log.opened(below: temporary.root).filter { $0.hasSuffix(".json") }.count == 1)
      #expect(
        try tree.finishedShifts(withIdentifierPrefix: "04000000-0000-4000-8000-000000000004").records == [year[3]]
      )
      #expect(try tree.finishedShifts(withIdentifierPrefix: "04000000-1").records.isEmpty)
      #expect(try tree.finishedShifts(withIdentifierPrefix: "ffff").records.isEmpty)
    }
  }

  @Test("The newest finished shift is found from the last folder, and nothing older is opened")
  func newest() throws {
    try withHistory { tree, log throws in
      #expect(try tree.newestFinishedShift().records == [year[11]])
      let opened = log.opened(below: temporary.root)
      #expect(
        opened.filter { $0.hasPrefix("shifts/") && $0.hasSuffix(".json") } == [
          "shifts/2026/07/20260710T120000Z-0c000000.json"
        ]
      )
      #expect(!opened.contains("shifts/2026/06"))
    }
  }

  @Test("On the way to the newest finished shift an unreadable one is named")
  func newestBesideUnreadable() throws {
    try withHistory { tree, _ throws in
      try temporary.put("", at: "shifts/2026/07/20260710T120000Z-0c000000.json")
      let found = try tree.newestFinishedShift()
      #expect(found.records == [year[10]])
      #expect(found.unreadable.map(\.file) == ["shifts/2026/07/20260710T120000Z-0c000000.json"])
    }
    #expect(try TemporaryTree().tree.newestFinishedShift().records.isEmpty)
  }

  @Test("Recording during a shift lists and reads nothing of history, routes, places or expenses")
  func taps() throws {
    try withHistory { _, log in
      let store = temporary.store(log.disk(.live()))
      let place = PickupPlace(id: .number(40), displayName: "Bella's", createdAt: .evening)
      try temporary.save(.place(place), .route(Route(shift: year[0].id, sessions: []), of: year[0]))
      let changes = [
        shift(51, at: 5e7),
        Shift(id: .number(51), startedAt: .evening(5e7), pauses: [Pause(id: .number(1), startedAt: .evening(6e7))]),
        shift(51, at: 5e7, end: 7e7),
      ]
      for changed in changes {
        try store.writing { session in
          _ = try session.tree.unfinishedShifts()
          try session.apply(Change(saved: [.shift(changed)]))
          #expect(try session.tree.shift(again: changed) == changed)
        }
      }
      let own = TreePath.shift(RecordName(changes[0].startedAt, changes[0].id), isFinished: true)
      let opened = log.opened(below: temporary.root).filter { path in
        ["shifts", "routes", "places", "expenses"].contains { path.hasPrefix($0) }
      }
      #expect(Set(opened).isSubset(of: [own]))
    }
  }
}
