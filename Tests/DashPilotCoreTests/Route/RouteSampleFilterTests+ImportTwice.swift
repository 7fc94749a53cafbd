import DashPilotCore
import TestSupport
import Testing

extension RouteSampleFilterTests {
  private static let poor = Position.north(0, at: 100, accuracy: 500)

  /// Files whose positions are kept in part: some rejected at the beginning, in the middle or at the end.
  static let files: [[[Position]]] = [
    [[.north(0, at: 100), .north(50, at: 110), .north(100, at: 120)]],
    [[.north(0, at: 100)]],
    [[poor, .north(50, at: 110)]],
    [[poor, .north(50, at: 110), .north(100, at: 120)]],
    [[.north(50, at: 90), poor]],
    [[.north(0, at: 50), .north(2, at: 60)]],
    [[.north(0, at: 50)], [.north(100, at: 60), poor], [poor, .north(200, at: 120)]],
    [[.north(0, at: 590), .north(50, at: 600), .north(500, at: 1900), .north(550, at: 1910)]],
    [[.north(0, at: 100), .north(50, at: 110)], [.north(50, at: 110), .north(100, at: 120)]],
    [[.north(100, at: 120), .north(50, at: 110), .north(150, at: 130)]],
  ]

  @Test("Importing a file twice adds nothing", arguments: files)
  func twice(file: [[Position]]) {
    let empty = Route(shift: .number(1), sessions: [])
    let first = RouteImport(of: file, into: shift, beside: empty, now: .evening(100_000))
    #expect(first.addedCount > 0)
    let route = first.added(to: empty, identities: first.sessions.indices.map { .number(UInt8($0) + 100) })
    let second = RouteImport(of: file, into: shift, beside: route, now: .evening(100_000))
    #expect(second.sessions.isEmpty)
    #expect(second.added(to: route, identities: []) == route)
  }

  @Test("A file of random positions adds nothing the second time")
  func twiceAtRandom() {
    var random = SeededNumbers(seed: 77)
    let empty = Route(shift: .number(1), sessions: [])
    for _ in 0..<200 {
      let file = (0..<1 + random.next(below: 4)).map { _ in randomStretch(&random) }
      let first = RouteImport(of: file, into: shift, beside: empty, now: .evening(100_000))
      let route = first.added(to: empty, identities: first.sessions.indices.map { .number(UInt8($0) + 100) })
      #expect(RouteImport(of: file, into: shift, beside: route, now: .evening(100_000)).sessions.isEmpty, "\(file)")
    }
  }

  private func randomStretch(_ random: inout SeededNumbers) -> [Position] {
    let start = random.next(below: 40)
    return (0..<1 + random.next(below: 5)).map { index in
      .north(
        Double(random.next(below: 4)) * 30,
        at: Double((start + index + random.next(below: 2)) * 50),
        accuracy: random.next(below: 3) == 0 ? 500 : 8
      )
    }
  }

  @Test("A stretch that begins at the instant where another ends gives no position twice")
  func touchingStretches() {
    let (first, second) = (Position.north(0, at: 100), Position.north(50, at: 110))
    let judged = RouteImport(
      of: [[first, second], [second, .north(100, at: 120)]],
      into: shift,
      beside: Route(shift: .number(1), sessions: []),
      now: .evening(100_000)
    )
    #expect(judged.sessions.map { $0.map(\.instant) } == [[.evening(100), .evening(110)], [.evening(120)]])
    #expect(judged.rejected == [.duplicateTimestamp: 1])
    #expect(judged.overlapping.isEmpty)
  }
}
