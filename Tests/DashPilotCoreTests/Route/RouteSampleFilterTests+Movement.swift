@testable import DashPilotCore
import TestSupport
import Testing

extension RouteSampleFilterTests {
  private func moved(
    _ metres: Double,
    in seconds: Double,
    radii: (Double, Double) = (8, 8)
  ) -> CaptureRejection? {
    let last = Position.north(0, at: 100, accuracy: radii.0)
    return rejection(.north(metres, at: 100 + seconds, accuracy: radii.1), after: last)
  }

  @Test(
    "A speed is the certain part of the way over the time, and 62 m/s is kept",
    arguments: [
      (635.9, 10.0, nil as CaptureRejection?), (638, 10, .implausibleSpeed), (69.9, 0.5, nil),
      (79.9, 0.5, .implausibleSpeed), (77.999, 1, nil), (78.001, 1, .implausibleSpeed), (77.999, 0.001, nil),
      (78.001, 0.001, .implausibleSpeed), (635.999, 10, nil), (636.001, 10, .implausibleSpeed),
    ]
  )
  func speed(metres: Double, seconds: Double, expected: CaptureRejection?) {
    #expect(moved(metres, in: seconds) == expected)
  }

  @Test("Both radii are taken off the way, which is then never below zero")
  func radii() {
    #expect(moved(100, in: 1, radii: (19, 19.1)) == nil)
    #expect(moved(100, in: 1, radii: (19, 18.9)) == .implausibleSpeed)
    #expect(moved(100, in: 1, radii: (38.1, 0)) == nil)
    #expect(moved(100, in: 1, radii: (0, 37.9)) == .implausibleSpeed)
    #expect(moved(6, in: 1, radii: (100, 100)) == nil)
  }

  @Test(
    "A movement of less than 5 m is negligible, and of 5 m is kept",
    arguments: [(0.0, true), (4.999_99, true), (5.000_01, false), (-4.999_99, true), (-5.000_01, false)]
  )
  func leastMovement(metres: Double, isNegligible: Bool) {
    #expect(moved(metres, in: 10) == (isNegligible ? .negligibleMovement : nil))
  }

  @Test("The instant is judged before the way: the same one first, then an earlier one")
  func instants() {
    #expect(moved(1000, in: 0) == .duplicateTimestamp)
    #expect(moved(0, in: 0) == .duplicateTimestamp)
    #expect(moved(1000, in: -0.001) == .outOfOrder)
    #expect(moved(0, in: -10) == .outOfOrder)
    #expect(moved(0, in: 0.001) == .negligibleMovement)
    #expect(moved(1000, in: 0.001) == .implausibleSpeed)
  }

  @Test("The shift is judged before the movement")
  func shiftBeforeMovement() {
    let last = position(at: 700)
    #expect(rejection(position(at: 700), after: last) == .shiftPaused)
    #expect(rejection(position(at: 1300), after: last) == .routeSuspended)
    #expect(rejection(position(at: -1), after: last) == .beforeShiftStart)
    #expect(rejection(position(at: 3601), after: last) == .shiftEnded)
  }

  @Test("Without an earlier position nothing is said of movement")
  func firstPosition() {
    #expect(rejection(.north(1e6, at: 10)) == nil)
  }
}
