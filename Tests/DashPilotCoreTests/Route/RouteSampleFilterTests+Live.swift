import DashPilotCore
import TestSupport
import Testing

/// A position as it is offered, with everything that it is judged by; good unless a rule is broken.
private struct OfferedFix {
  var coordinate = (40 + 500 / metresPerDegree, -75.0)
  var accuracy = 8.0
  var start = 0.0
  var end: Double?
  var pause: Double?
  var parked: Double?
  var age = 10.0
  var last = (seconds: 900.0, north: 0.0)

  func breaking(_ rule: CaptureRejection) -> OfferedFix {
    var broken = self
    switch rule {
    case .invalidCoordinate: broken.coordinate.0 = 91
    case .invalidAccuracy: broken.accuracy = -1
    case .poorAccuracy: broken.accuracy = 100.1
    case .shiftEnded: broken.end = 5000
    case .shiftPaused: broken.pause = 950
    case .routeSuspended: broken.parked = 960
    case .beforeShiftStart: broken.start = 990.001
    case .stale: broken.age = 30.001
    case .duplicateTimestamp: broken.last.seconds = 990
    case .outOfOrder: broken.last.seconds = 990.001
    case .negligibleMovement: broken.last.north = 498
    case .implausibleSpeed: broken.last.north = 90_000
    }
    return broken
  }

  var shift: Shift {
    Shift(
      id: .number(1),
      startedAt: .evening(start),
      endedAt: end.map { .evening($0) },
      pauses: pause.map { [Pause(id: .number(2), startedAt: .evening($0))] } ?? [],
      parkedStretches: parked.map { [ParkedStretch(id: .number(3), startedAt: .evening($0))] } ?? []
    )
  }

  var rejection: CaptureRejection? {
    let fix = Position(
      instant: .evening(990),
      latitude: coordinate.0,
      longitude: coordinate.1,
      accuracy: accuracy
    )
    let retained = Position.north(last.north, at: last.seconds)
    return CaptureFilter().rejection(of: fix, in: shift, last: retained, now: .evening(990 + age))
  }
}

/// Rules of which a position cannot break two.
private let exclusive: [Set<CaptureRejection>] = [
  [.invalidAccuracy, .poorAccuracy], [.duplicateTimestamp, .outOfOrder], [.negligibleMovement, .implausibleSpeed],
]

extension RouteSampleFilterTests {
  @Test("The twelve rules stand in the order of the page")
  func order() {
    #expect(
      CaptureRejection.allCases == [
        .invalidCoordinate, .invalidAccuracy, .poorAccuracy, .shiftEnded, .shiftPaused, .routeSuspended,
        .beforeShiftStart, .stale, .duplicateTimestamp, .outOfOrder, .negligibleMovement, .implausibleSpeed,
      ]
    )
  }

  @Test("A live position that breaks one rule is rejected by it, and one that breaks none is kept")
  func liveRules() {
    #expect(OfferedFix().rejection == nil)
    for rule in CaptureRejection.allCases { #expect(OfferedFix().breaking(rule).rejection == rule) }
  }

  @Test("Of any two rules that a live position breaks, the earlier names the rejection")
  func livePairs() {
    let rules = CaptureRejection.allCases
    for (index, first) in rules.enumerated() {
      for second in rules[(index + 1)...] where !exclusive.contains([first, second]) {
        #expect(OfferedFix().breaking(first).breaking(second).rejection == first, "\(first), \(second)")
        #expect(OfferedFix().breaking(second).breaking(first).rejection == first, "\(first), \(second)")
      }
    }
  }

  @Test(
    "A fix 30 s old is kept, an older one is stale, and one that is dated after now is kept",
    arguments: [(30.0, nil), (30.001, CaptureRejection.stale), (30.5, .stale), (0, nil), (-0.001, nil), (-86_400, nil)]
  )
  func age(seconds: Double, expected: CaptureRejection?) {
    var offer = OfferedFix()
    offer.age = seconds
    #expect(offer.rejection == expected)
    #expect(CaptureFilter.oldestFix == .seconds(30))
  }

  @Test("A shift that has an end takes nothing, whenever it ends", arguments: [1.0, 989.999, 990, 990.001, 90_000])
  func liveEnd(end: Double) {
    var offer = OfferedFix()
    offer.end = end
    #expect(offer.rejection == .shiftEnded)
  }

  @Test("Only a stretch that is open now stops a live position, whenever it began")
  func openStretches() {
    for start in [100.0, 990, 995] {
      var (paused, parked) = (OfferedFix(), OfferedFix())
      (paused.pause, parked.parked) = (start, start)
      #expect(paused.rejection == .shiftPaused && parked.rejection == .routeSuspended)
    }
    let closed = Shift(
      id: .number(1),
      startedAt: .evening,
      pauses: [Pause(id: .number(2), startedAt: .evening(100), endedAt: .evening(200))],
      parkedStretches: [ParkedStretch(id: .number(3), startedAt: .evening(300), endedAt: .evening(400))]
    )
    #expect(filter.rejection(of: position(at: 500), in: closed, last: nil, now: .evening(500)) == nil)
  }

  @Test("A fix at the shift's very start is kept, live too")
  func liveStart() {
    var offer = OfferedFix()
    offer.start = 990
    #expect(offer.rejection == nil)
  }

  @Test("An imported position is never stale")
  func importedNeverStale() {
    let running = Shift(id: .number(1), startedAt: .evening)
    let judged = RouteImport(
      of: [[position(at: 10)]],
      into: running,
      beside: Route(shift: .number(1), sessions: []),
      now: .evening(90_000)
    )
    #expect(judged.addedCount == 1 && judged.rejected.isEmpty)
    #expect(filter.rejection(of: position(at: 10), in: running, last: nil, now: .evening(90_000)) == .stale)
  }
}
