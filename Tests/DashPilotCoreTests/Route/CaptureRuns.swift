import DashPilotCore
import TestSupport

extension RouteCapture {
  /// A recording of a running shift that began at the evening's beginning.
  static func running(
    _ shift: Shift = .recorded(),
    newest: Position? = nil,
    condition: PositionSourceCondition = .usable
  ) -> RouteCapture {
    RouteCapture(of: .shift(shift), newest: newest, condition: condition, at: .evening)
  }

  /// The recording after a position 100 m further north for every ten seconds, offered at its own instant.
  func driving(at seconds: Double, session: UInt8 = 1) -> RouteCapture {
    offered(.north(seconds * 10, at: seconds), at: .evening(seconds), fresh: .number(session))
  }

  /// The recording after several such positions.
  func driving(_ seconds: some Sequence<Double>, session: UInt8 = 1) -> RouteCapture {
    seconds.reduce(self) { $0.driving(at: $1, session: session) }
  }

  /// The recording after its shift was read again.
  func reading(_ shift: Shift, at seconds: Double) -> RouteCapture {
    shiftRead(.shift(shift), at: .evening(seconds), fresh: .number(99))
  }

  /// The recording after everything that is due was written, and what that was.
  func writing(at seconds: Double) -> (RouteCapture, [CaptureBatch]) {
    guard let batch = due else { return (self, []) }
    let (rest, others) = written(batch, at: .evening(seconds)).writing(at: seconds)
    return (rest, [batch] + others)
  }

  /// The batches that stopping it leaves to be written.
  func stopping(at seconds: Double) -> [CaptureBatch] { stopped(at: .evening(seconds)).writing(at: seconds).1 }
}

extension Shift {
  /// The shift that is recorded, with stretches by their seconds; one without an end is open.
  static func recorded(
    end: Double? = nil,
    pauses: [(Double, Double?)] = [],
    parked: [(Double, Double?)] = [],
    id: UInt8 = 1
  ) -> Shift {
    Shift(
      id: .number(id),
      startedAt: .evening,
      endedAt: end.map { .evening($0) },
      pauses: pauses.enumerated().map { index, pause in
        Pause(id: .number(UInt8(index)), startedAt: .evening(pause.0), endedAt: pause.1.map { .evening($0) })
      },
      parkedStretches: parked.enumerated().map { index, stretch in
        ParkedStretch(
          id: .number(UInt8(index)),
          startedAt: .evening(stretch.0),
          endedAt: stretch.1.map { .evening($0) }
        )
      }
    )
  }
}

extension [CaptureBatch] {
  /// Each batch's session and its positions' seconds.
  var told: [String] {
    map { batch in
      let seconds = batch.positions.map { "\(($0.instant.milliseconds - Instant.evening.milliseconds) / 1000)" }
      return "\(batch.session.text.prefix(2))\(batch.opensSession ? "+" : "") \(seconds.joined(separator: " "))"
    }
  }
}
