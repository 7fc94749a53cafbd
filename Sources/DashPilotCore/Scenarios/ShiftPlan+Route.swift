import Foundation

extension ShiftPlan {
  /// The positions of an invented vehicle, where some were recorded: never while paused, parked or waiting.
  func route(of shift: Shift) -> Route? {
    guard !draws["unrecorded"].happens(3) else { return nil }
    var (vehicle, sessions) = (WanderingVehicle.atOrigin, [CaptureSession]())
    for (index, stretch) in captured.enumerated() {
      let positions = positions(in: stretch, of: &vehicle, draws["drive"][index])
      let id: CaptureSessionID = draws["session"][index].identifier()
      sessions.append(CaptureSession(id: id, startedAt: start, positions: positions))
    }
    return Route(shift: shift.id, sessions: sessions.filter { !$0.positions.isEmpty })
  }

  /// The positions of a stretch of time, one in five to eight seconds of driving.
  private func positions(
    in stretch: Range<Int>,
    of vehicle: inout WanderingVehicle,
    _ draws: SeededDraws
  ) -> [Position] {
    var (positions, second) = ([Position](), stretch.lowerBound)
    while second < stretch.upperBound {
      if let wait = waits.first(where: { $0.contains(second) }) {
        second = wait.upperBound
        continue
      }
      positions.append(vehicle.position(at: start.advanced(by: .seconds(second))))
      let bits = draws[positions.count].bits
      let silence = 5 + Int(bits & 3)
      vehicle = vehicle.moved(for: silence, bits)
      second += silence
    }
    return positions
  }

  /// The stretches in which positions were taken in, each a session of its own.
  private var captured: [Range<Int>] {
    let late = 0..<draws["late"].number(in: 0...300)
    let hole = draws["hole"].happens(30) ? [self.hole] : []
    let stopped = ([late] + pauses + offers.compactMap(\.parked) + hole).sorted { $0.lowerBound < $1.lowerBound }
    let last = length - draws["early"].number(in: 0...240)
    let walked = stopped.reduce(into: (from: 0, stretches: [Range<Int>]())) { walked, stop in
      if stop.lowerBound > walked.from { walked.stretches.append(walked.from..<stop.lowerBound) }
      walked.from = max(walked.from, stop.upperBound)
    }
    return walked.stretches + (walked.from < last ? [walked.from..<last] : [])
  }

  /// A stretch in which the recording had stopped.
  private var hole: Range<Int> {
    let from = draws["hole"]["from"].number(in: length / 4...length / 2)
    return from..<from + draws["hole"]["length"].number(in: 600...1500)
  }

  /// The stretches in which the vehicle stands at a pickup.
  private var waits: [Range<Int>] { offers.map { $0.arrivedAt..<$0.pickedUpAt } }
}
