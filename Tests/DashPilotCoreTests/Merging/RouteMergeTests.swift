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

  @Test("Sessions that each side recorded are both kept, and positions of one session are joined")
  func appended() throws {
    let base = route(session(1, 0...9))
    let ours = route(session(1, 0...9), session(2, 20...29))
    let theirs = route(session(1, 0...15), session(3, 25...40))
    let expected = route(session(1, 0...15), session(2, 20...29), session(3, 25...40))
    #expect(try merge(base, ours, theirs).merged == .route(expected))
    #expect(
      try merge(nil, route(session(2, 0...3)), route(session(3, 2...5))).merged
        == .route(route(session(2, 0...3), session(3, 2...5)))
    )
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
}
