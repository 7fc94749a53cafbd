@testable import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

/// Shifts of before version 10, whose route stands in their own document (`spec/01`, format history).
@Suite("Routes inside shifts")
struct RouteInsideTests {
  private let shiftPath = "shifts/2024/05/20240517T213000Z-5a1d0c3e.json"
  private let routePath = "routes/2024/05/20240517T213000Z-5a1d0c3e.jsonl"
  private let temporary: TemporaryTree
  private let evening: Shift
  private let route: Route

  init() throws {
    temporary = try StoredVersion(number: 9).copy()
    evening = try StoredVersion(number: 9).shift(StoredVersion.evening)
    route = try StoredVersion(number: 16).tree.route(of: evening).route
  }

  private func apply(_ change: Change) throws { try temporary.store().writing { try $0.apply(change) } }

  /// The shift and the route as the files have them now, in the current version.
  private func expectWritten(_ shift: Shift, _ route: Route?) throws {
    #expect(temporary.files[shiftPath] == ShiftDocument.bytes(shift))
    #expect(temporary.files[routePath] == route.map { RouteDocument.bytes($0) })
  }

  @Test("The route is read and measured from the shift's document, value for value")
  func reading() throws {
    #expect(route.positionCount == 11)
    #expect(try temporary.tree.route(of: evening) == RouteReading(route: route, tornLine: nil))
    let current = StoredVersion(number: 16).tree
    #expect(try temporary.tree.measuredRoute(of: evening) == current.measuredRoute(of: evening))
    let tree = temporary.tree
    _ = try tree.everyShift()
    #expect(try tree.measuredRoute(of: evening) == current.measuredRoute(of: evening))
  }

  @Test("A change of the shift writes its route beside it in the same step, and nothing else")
  func changing() throws {
    let before = temporary.files
    let changed = evening.replacing(grossEarnings: .some(Money(90)))
    try apply(Change(saved: [.shift(changed)]))
    try expectWritten(changed, route)
    var expected = before
    (expected[shiftPath], expected[routePath]) = (ShiftDocument.bytes(changed), RouteDocument.bytes(route))
    #expect(temporary.files == expected)
    #expect(try temporary.tree.route(of: changed).route == route)
  }

  @Test("Positions that are added write the shift beside them, so that none stands twice")
  func adding() throws {
    let session = CaptureSession(
      id: .number(7),
      startedAt: evening.startedAt,
      positions: [Position(instant: evening.startedAt, latitude: 38.4, longitude: -70.5, accuracy: 5)]
    )
    let longer = Route(shift: evening.id, sessions: route.sessions + [session])
    try apply(Change(saved: [.route(longer, of: evening)]))
    try expectWritten(evening, longer)
    #expect(try temporary.tree.route(of: evening).route.positionCount == 12)
  }

  @Test("A batch that is recorded goes behind the positions in the document of the shift in progress")
  func appending() throws {
    let running = try StoredVersion(number: 9).shift(StoredVersion.unfinished)
    let before = try temporary.tree.route(of: running).route
    let last = try #require(before.sessions.last)
    let position = Position(
      instant: Instant(milliseconds: running.startedAt.milliseconds + 600_000),
      latitude: 38.6,
      longitude: -70.4,
      accuracy: 4
    )
    let batch = CaptureBatch(
      shift: running.id,
      session: try #require(last.id),
      opensSession: false,
      from: last.startedAt,
      positions: [position]
    )
    for count in [4, 4] {
      try temporary.store().writing { session in
        if try session.tree.route(of: running).route.positionCount < count { try session.append(batch, to: running) }
      }
      let route = try temporary.tree.route(of: running).route
      #expect(route.positionCount == count && route.sessions.count == 1)
      #expect(route.sessions[0].positions == last.positions + [position])
    }
    #expect(try temporary.tree.unfinishedShifts().records == [running])
    #expect(temporary.files["unfinished/20240601T210000Z-e2b85d60.json"] == ShiftDocument.bytes(running))
  }

  @Test("A shorter end trims the positions in the document too, some of them or all")
  func trimming() throws {
    let trim = { (minutes: Int64) in
      let end = Instant(milliseconds: evening.startedAt.milliseconds + minutes * 60_000)
      let shorter = evening.replacing(endedAt: .some(end), pauses: [], offers: [])
      let correction = EndCorrection(from: evening, to: shorter, route: try temporary.tree.route(of: evening).route)
      try apply(correction.change)
      return (shorter, correction)
    }
    let (shorter, correction) = try trim(8)
    #expect(correction.deletedPositions == 7)
    try expectWritten(shorter, correction.route)
    #expect(try temporary.tree.route(of: shorter).route.positionCount == 4)
    let other = try StoredVersion(number: 9).copy()
    for path in [shiftPath, routePath] { try? FileManager.default.removeItem(atPath: "\(temporary.root)/\(path)") }
    try temporary.put(other.files[shiftPath] ?? [], at: shiftPath)
    let (shortest, none) = try trim(4)
    #expect(none.deletedPositions == 11)
    try expectWritten(shortest, nil)
    #expect(try temporary.tree.route(of: shortest).route.sessions.isEmpty)
  }

  @Test("A deleted shift takes the positions in its document with it, and nothing else")
  func deleting() throws {
    let before = temporary.files
    try apply(evening.deleting(route: temporary.tree.route(of: evening).route))
    #expect(temporary.files == before.filter { $0.key != shiftPath })
  }

  @Test("Where a route's file is there already, positions of both count, and one that both hold counts once")
  func both() throws {
    let kept = Route(shift: evening.id, sessions: [route.sessions[0]])
    let first = CaptureSession(
      id: route.sessions[0].id,
      startedAt: evening.startedAt,
      positions: [Position(instant: evening.startedAt, latitude: 1, longitude: 2, accuracy: 3)]
    )
    let added = Route(shift: evening.id, sessions: kept.sessions + [first])
    try temporary.put(RouteDocument.bytes(added), at: routePath)
    #expect(try temporary.tree.route(of: evening).route.positionCount == 12)
    try apply(Change(saved: [.shift(evening)]))
    try expectWritten(evening, Route(shift: evening.id, sessions: route.sessions + [first]))
  }

  @Test("Where a route's file is there and cannot be read, the shift is left as it is")
  func unreadableRoute() throws {
    try temporary.put("{", at: routePath)
    let before = temporary.files
    #expect(throws: UnreadableRecord.self) { try apply(Change(saved: [.shift(evening)])) }
    let survey = try temporary.tree.formatSurvey()
    #expect(survey.unreadable.map(\.file) == [routePath])
    #expect(!survey.older.map(\.file).contains(shiftPath))
    #expect(temporary.files == before)
  }

  @Test("A shift that has no sample is written alone")
  func withoutSamples() throws {
    let older = try StoredVersion(number: 4).copy()
    let text = DocumentShapeTests.shift(4)
    try older.put(text, at: "unfinished/20250823T214600Z-01000000.json")
    let shift = Shift(id: .number(1), startedAt: .evening, endedAt: .evening(60))
    try older.store().writing { try $0.apply(Change(saved: [.shift(shift)])) }
    #expect(!older.paths.contains { $0.hasPrefix("routes") })
    #expect(older.files["shifts/2025/08/20250823T214600Z-01000000.json"] == ShiftDocument.bytes(shift))
    #expect(older.files["unfinished/20250823T214600Z-01000000.json"] == nil)
  }

  @Test("A current shift is not read again for its figures, and an older one is")
  func readOnce() throws {
    let log = DiskLog()
    let current = try StoredVersion(number: 16).copy()
    let tree = current.store(log.disk(.live())).tree
    _ = try tree.measuredRoutes(of: tree.everyShift().records)
    #expect(log.opened(below: current.root).filter { $0.hasSuffix(shiftPath) }.count == 1)
  }
}
