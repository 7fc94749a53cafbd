import DashPilotCore
import Foundation
import TestSupport
import Testing

/// What a route measures (`spec/05`, the worked examples, row by row).
@Suite("Route mileage")
struct RouteMileageTests {
  /// One worked example.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let fixes: [Fix]
    let window: (start: Double, end: Double)?
    let metres: Double
    let segments: Int
    let gaps: Int
    let inferred: Bool

    init(
      _ name: String,
      _ fixes: [Fix],
      window: (start: Double, end: Double)? = nil,
      metres: Double,
      segments: Int,
      gaps: Int,
      inferred: Bool = false
    ) {
      (testDescription, self.fixes, self.window) = (name, fixes, window)
      (self.metres, self.segments, self.gaps, self.inferred) = (metres, segments, gaps, inferred)
    }

    var measured: RouteMeasurement {
      Route.of(fixes).measured(in: window.map { .seconds($0.start, $0.end) })
    }
  }

  static let examples: [Example] = [
    Example("no position in 120 s", [], window: (0, 120), metres: 0, segments: 0, gaps: 0),
    Example("no position in 121 s", [], window: (0, 121), metres: 0, segments: 0, gaps: 1),
    Example("a lone position", [(1800, 0, "A")], window: (0, 3600), metres: 0, segments: 0, gaps: 2),
    Example("120 s apart", [(0, 0, "A"), (120, 1000, "A")], metres: 1000, segments: 1, gaps: 0),
    Example("120.5 s apart", [(0, 0, "A"), (120.5, 1000, "A")], metres: 0, segments: 0, gaps: 1),
    Example(
      "a lone position between two breaks",
      [(0, 0, "A"), (10, 100, "A"), (20, 200, "B"), (30, 300, "C"), (40, 400, "C")],
      metres: 200,
      segments: 2,
      gaps: 2
    ),
    Example(
      "two sessions and an uncovered beginning and end",
      [(300, 0, "A"), (310, 100, "A"), (400, 4000, "B"), (410, 4100, "B")],
      window: (0, 1000),
      metres: 200,
      segments: 2,
      gaps: 3
    ),
    Example(
      "positions without a session, then a session",
      [(0, 0, nil), (10, 100, nil), (20, 200, "A"), (30, 300, "A")],
      metres: 200,
      segments: 2,
      gaps: 1,
      inferred: true
    ),
    Example(
      "a pause of seconds",
      [(0, 0, "A"), (5, 50, "A"), (15, 60, "B"), (20, 110, "B")],
      window: (0, 25),
      metres: 100,
      segments: 2,
      gaps: 1
    ),
  ]

  @Test("Each worked example measures what is printed beside it", arguments: examples)
  func workedExample(example: Example) {
    let measured = example.measured
    #expect(
      measured.isMeasured(
        example.metres,
        segments: example.segments,
        gaps: example.gaps,
        usable: example.fixes.count,
        inferred: example.inferred
      ),
      "\(measured)"
    )
    #expect(measured.isMeasured == (example.segments > 0))
    #expect(measured.isPartial == (example.gaps > 0 || example.inferred))
  }

  @Test("Only a measured route has miles, and a measured zero has")
  func milesOfMeasuredRoutes() {
    #expect(RouteMileageTests.examples.filter { $0.segments == 0 }.allSatisfy { $0.measured.miles == nil })
    let standing = Route.of([(0, 0, "A"), (60, 0, "A")]).measured(in: nil)
    #expect(standing.isMeasured(0, segments: 1, gaps: 0))
    #expect(standing.miles?.decimal == 0)
    #expect(Route.of([(0, 0, "A"), (60, 1609.344, "A")]).measured(in: nil).miles?.decimal == 1)
  }

  @Test("A partial flag may be true of an unmeasured route")
  func partialUnmeasured() {
    let measured = Route.of([(0, 0, "A"), (10, 100, "B")]).measured(in: nil)
    #expect(measured.isMeasured(0, segments: 0, gaps: 1))
    #expect(measured.isPartial && !measured.isMeasured)
  }
}
