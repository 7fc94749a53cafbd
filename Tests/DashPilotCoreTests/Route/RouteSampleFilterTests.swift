@testable import DashPilotCore
import TestSupport
import Testing

/// Which positions are kept, judged as if each had been offered at its own instant (`spec/05`, the capture filter).
@Suite("Route sample filter")
struct RouteSampleFilterTests {
  let filter = CaptureFilter()
  /// An hour, paused for the second ten minutes and parked for the third.
  let shift = Shift(
    id: .number(1),
    startedAt: .evening,
    endedAt: .evening(3600),
    pauses: [Pause(id: .number(2), startedAt: .evening(600), endedAt: .evening(1200))],
    parkedStretches: [ParkedStretch(id: .number(3), startedAt: .evening(1200), endedAt: .evening(1800))]
  )

  func rejection(_ position: Position, after last: Position? = nil) -> CaptureRejection? {
    filter.rejection(ofImported: position, in: shift, last: last)
  }

  /// A position that breaks every rule which comes after a named one, and none before it.
  func position(_ coordinate: (Double, Double) = (40, -75), accuracy: Double = 8, at seconds: Double) -> Position {
    Position(instant: .evening(seconds), latitude: coordinate.0, longitude: coordinate.1, accuracy: accuracy)
  }

  @Test("A coordinate that cannot be used is named first, whatever else is wrong")
  func coordinate() {
    for coordinate in [(90.000_000_1, 0), (40, 180.000_000_1), (0, 0), (Double.nan, 0), (40, .infinity)] {
      let last = position(at: 9000)
      #expect(rejection(position(coordinate, accuracy: .nan, at: 9000), after: last) == .invalidCoordinate)
    }
    #expect(rejection(position((90, -180), at: 10)) == nil)
  }

  @Test(
    "The accuracy is judged next, its bounds included",
    arguments: [
      (-0.1, CaptureRejection.invalidAccuracy), (.nan, .invalidAccuracy), (.infinity, .invalidAccuracy),
      (-.infinity, .invalidAccuracy), (100.000_000_1, .poorAccuracy), (100, nil), (0, nil),
    ]
  )
  func accuracy(metres: Double, expected: CaptureRejection?) {
    #expect(rejection(position(accuracy: metres, at: 10)) == expected)
    #expect(rejection(position(accuracy: metres, at: 9000)) == expected ?? .shiftEnded)
  }

  @Test("The worst accuracy is a parameter")
  func worstAccuracy() {
    let strict = CaptureFilter(worstAccuracy: 20)
    #expect(strict.rejection(ofImported: position(accuracy: 20, at: 10), in: shift, last: nil) == nil)
    #expect(strict.rejection(ofImported: position(accuracy: 20.1, at: 10), in: shift, last: nil) == .poorAccuracy)
  }

  @Test(
    "The shift is judged as it was at the position's own instant",
    arguments: [
      (-0.001, CaptureRejection.beforeShiftStart), (0, nil), (599.999, nil),
      (600, .shiftPaused), (1199.999, .shiftPaused), (1200, .routeSuspended), (1799.999, .routeSuspended), (1800, nil),
      (3600, nil), (3600.001, .shiftEnded),
    ]
  )
  func shiftAtTheInstant(seconds: Double, expected: CaptureRejection?) {
    #expect(rejection(position(at: seconds)) == expected)
  }

  @Test("Of a shift's own reasons the end comes first, then a pause, then parking, then its start")
  func shiftPrecedence() {
    let muddled = { (end: Double?, pause: Double, parked: Double) in
      Shift(
        id: .number(1),
        startedAt: .evening(100),
        endedAt: end.map { .evening($0) },
        pauses: [Pause(id: .number(2), startedAt: .evening(pause))],
        parkedStretches: [ParkedStretch(id: .number(3), startedAt: .evening(parked))]
      )
    }
    let rejection = { (shift: Shift) in filter.rejection(ofImported: position(at: 50), in: shift, last: nil) }
    #expect(rejection(muddled(40, 0, 0)) == .shiftEnded)
    #expect(rejection(muddled(nil, 0, 0)) == .shiftPaused)
    #expect(rejection(muddled(nil, 60, 0)) == .routeSuspended)
    #expect(rejection(muddled(nil, 60, 60)) == .beforeShiftStart)
  }
}
