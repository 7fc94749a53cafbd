import DashPilotCore
import TestSupport
import Testing

@Suite("Merging a route")
struct RouteMergeTests {
  private func session(_ id: UInt8?, _ seconds: ClosedRange<Int>) -> CaptureSession {
    let positions = seconds.map { second in
      Position(instant: .evening(Double(second)), latitude: 40 + Double(second) / 1000, longitude: -75, accuracy: 8)
    }
    return CaptureSession(id: id.map { .number($0) }, startedAt: .evening, positions: positions)
  }

  private func route(_ sessions: CaptureSession...) -> Route { Route(shift: .number(1), sessions: sessions) }

  private func merge(_ base: Route?, _ ours: Route, _ theirs: Route) throws -> RecordMerge {
    let merge = try RecordContent.merge(
      base: base.map(RecordContent.route),
      ours: .route(ours),
      theirs: .route(theirs),
      file: "a.jsonl"
    )
    let swapped = try RecordContent.merge(
      base: base.map(RecordContent.route),
      ours: .route(theirs),
      theirs: .route(ours),
      file: "a.jsonl"
    )
    #expect(merge.merged == swapped.merged && merge.conflicts.count == swapped.conflicts.count)
    return merge
  }

  private func span(_ seconds: ClosedRange<Double>) -> Interval {
    Interval(start: .evening(seconds.lowerBound), end: .evening(seconds.upperBound))
  }

  @Test("Sessions that each side recorded are both kept, and positions of one session are joined")
  func appended() throws {
    let base = route(session(1, 0...9))
    let ours = route(session(1, 0...9), session(2, 20...29))
    let theirs = route(session(1, 0...15), session(3, 29...40))
    let expected = route(session(1, 0...15), session(2, 20...29), session(3, 29...40))
    #expect(try merge(base, ours, theirs).merged == .route(expected))
    #expect(
      try merge(nil, route(session(2, 0...3)), route(session(3, 3...5))).merged
        == .route(route(session(2, 0...3), session(3, 3...5)))
    )
  }

  @Test("Sessions of the two sides that share time, which no import takes, are left apart")
  func overlapping() throws {
    let base = route(session(1, 0...9))
    let ours = route(session(1, 0...9), session(2, 20...29))
    let theirs = route(session(1, 0...15), session(3, 25...40))
    let merge = try merge(base, ours, theirs)
    #expect(merge.conflicts == [.collision(.sessionsOverlap(span(20...29), span(25...40)))])
    #expect(merge.record == Resolved(ours: .route(ours), theirs: .route(theirs)))
    let longer = route(session(1, 0...25))
    #expect(
      try self.merge(base, ours, longer).conflicts == [.collision(.sessionsOverlap(span(0...25), span(20...29)))]
    )
  }

  @Test("Sessions that one side already had over the same time are no reason")
  func overlappingBefore() throws {
    let base = route(session(1, 0...9), session(2, 5...14))
    let ours = route(session(1, 0...9), session(2, 5...14), session(3, 20...29))
    let theirs = route(session(1, 0...9), session(2, 5...16))
    let expected = route(session(1, 0...9), session(2, 5...16), session(3, 20...29))
    #expect(try merge(base, ours, theirs).merged == .route(expected))
  }

  @Test("A track that both sides read in stands once, and the longer of two cuts of it is kept")
  func readInTwice() throws {
    let base = route(session(1, 0...9))
    let ours = route(session(1, 0...9), session(7, 20...29))
    let theirs = route(session(1, 0...9), session(3, 20...29))
    #expect(try merge(base, ours, theirs).merged == .route(theirs))
    #expect(try merge(nil, ours, theirs).merged == .route(theirs))
    let cut = route(session(1, 0...9), session(2, 20...23), session(3, 26...29))
    #expect(try merge(base, ours, cut).merged == .route(ours))
    // What one side had already is not taken from it, and neither is what the other side put in its place.
    let replaced = route(session(7, 2...9))
    #expect(try merge(base, replaced, base).merged == .route(replaced))
    #expect(try merge(base, route(session(1, 0...9), session(2, 0...4)), base).conflicts.isEmpty)
  }

  @Test("Positions and sessions that one side trimmed go where the other left them")
  func trimmed() throws {
    let base = route(session(1, 0...9), session(2, 20...29), session(nil, 40...49))
    let ours = route(session(1, 0...4), session(nil, 40...49))
    #expect(try merge(base, ours, base).merged == .route(ours))
    let theirs = route(session(1, 0...9), session(2, 20...29), session(nil, 45...49))
    #expect(try merge(base, ours, theirs).merged == .route(route(session(1, 0...4), session(nil, 45...49))))
    #expect(try merge(base, route(session(1, 0...4)), route(session(1, 5...9))).merged == .route(route()))
  }

  @Test("A session that one side trimmed and the other went on with is left with each")
  func trimmedAndAppended() throws {
    let base = route(session(1, 0...9), session(2, 20...29))
    let trimmed = route(session(1, 0...4), session(2, 20...29))
    let appended = route(session(1, 0...12), session(2, 20...35))
    let merge = try merge(base, trimmed, appended)
    #expect(merge.conflicts.count == 1)
    #expect(merge.record.ours == .route(route(session(1, 0...4), session(2, 20...35))))
    #expect(merge.record.theirs == .route(route(session(1, 0...12), session(2, 20...35))))
    let gone = try self.merge(base, route(session(2, 20...29)), appended)
    guard case .row(let row, removedBy: .ours) = gone.conflicts.first else {
      Issue.record("\(gone.conflicts)")
      return
    }
    #expect(row.kind == .session)
  }

  @Test("Each session that differs is named, one in nothing but coordinates too")
  func differing() throws {
    let moved = { (session: CaptureSession) in
      let positions = session.positions.map {
        Position(instant: $0.instant, latitude: $0.latitude, longitude: -76, accuracy: 8)
      }
      return CaptureSession(id: session.id, startedAt: session.startedAt, positions: positions)
    }
    let (first, second) = (session(1, 0...9), session(2, 20...29))
    let base = route(first, second)
    let one = try merge(base, route(session(1, 0...4), moved(second)), route(session(1, 0...12), second))
    #expect(one.conflicts.count == 1 && one.merged == nil)
    let other = Position(instant: .evening(29), latitude: 41, longitude: -77, accuracy: 8)
    let also = CaptureSession(id: second.id, startedAt: .evening, positions: second.positions.dropLast() + [other])
    let both = try merge(base, route(session(1, 0...4), moved(second)), route(session(1, 0...12), also))
    #expect(both.conflicts.count == 2)
    let named = both.conflicts.compactMap { conflict in
      if case .session(let row) = conflict { row.number } else { nil }
    }
    #expect(named == [1, 2])
  }
}
