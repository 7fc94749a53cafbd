import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

extension TestTree {
  /// A tree that holds some shifts, and the route of the first one, as if they had been recorded.
  convenience init(holding shifts: [Shift], route: Route? = nil) throws {
    try self.init()
    let shiftRecords = shifts.map { Record.shift($0) }
    let routeRecords = route.flatMap { route in shifts.first.map { [Record.route(route, of: $0)] } } ?? []
    try RecordStore(root: root, disk: .live()).writing { session in
      try session.apply(Change(saved: shiftRecords + routeRecords))
    }
  }

  /// The newest finished shift, read from its file.
  func latest() throws -> Shift { try #require(try tree.newestFinishedShift().records.first) }

  /// What a command's machine form says, each value of the first level as JSON text.
  func json(_ words: String...) throws -> [String: String] {
    let output = run(words: words + ["--json"], at: CorrectedEvening.now).output
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    return try #require(object).mapValues { value in
      let data = try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
      return String(decoding: data, as: UTF8.self)
    }
  }

  /// The rule that refuses a command, or nothing where it is done.
  func refusal(_ words: [String], at seconds: Double = CorrectedEvening.now) -> String? {
    let output = run(words: words + ["--json"], at: seconds).output
    let object = try? JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    return (object?["refusal"] as? [String: Any])?["rule"] as? String
  }
}

extension [String: String] {
  /// The keys whose values are not the same in another form.
  func keys(differingFrom other: [String: String]) -> Set<String> {
    Set(keys).union(other.keys).filter { self[$0] != other[$0] }
  }
}

/// Finished shifts of the sample evening that corrections are tried on.
enum CorrectedEvening {
  /// When they are corrected, in seconds after the evening's beginning: 11:19 PM.
  static let now = 20_000.0

  static func pause(_ number: UInt8, _ start: Double, _ end: Double? = nil) -> Pause {
    Pause(id: .number(number), startedAt: .evening(start), endedAt: end.map { .evening($0) })
  }

  private static func offer(_ delivery: Delivery) -> Offer {
    Offer(id: .number(31), acceptedAt: delivery.acceptedAt, deliveries: [delivery])
  }

  private static func delivery(from start: Double, to end: Double) -> Delivery {
    Delivery(
      id: .number(41),
      acceptedAt: .evening(start),
      arrivedAtPickupAt: .evening(start + 300),
      pickedUpAt: .evening(start + 600),
      deliveredAt: .evening(end),
      grossEarnings: Money(minorUnits: 725),
      expectedEarnings: Money(minorUnits: 800),
      tips: [Tip(id: .number(51), amount: Money(minorUnits: 150), method: .cash, recordedAt: .evening(end + 60))]
    )
  }

  /// $80 from 5:46 to 8:46 PM; paused 6:00 to 6:10 and 8:00 to 8:10, with a delivery from 6:30 to 7:00 PM.
  static let paused = Shift(
    id: .number(1),
    startedAt: .evening,
    endedAt: .evening(10_800),
    grossEarnings: Money(80),
    pauses: [pause(11, 840, 1440), pause(12, 8040, 8640)],
    parkedStretches: [ParkedStretch(id: .number(21), startedAt: .evening(5000), endedAt: .evening(5600))],
    offers: [offer(delivery(from: 2640, to: 4440))]
  )

  /// $92.50 from 5:46 to 9:46 PM, when work had stopped at 8:56; a delivery from 5:56 to 8:46 PM.
  static let late = Shift(
    id: .number(1),
    startedAt: .evening,
    endedAt: .evening(14_400),
    grossEarnings: Money(minorUnits: 9250),
    pauses: [pause(11, 200, 500)],
    parkedStretches: [ParkedStretch(id: .number(21), startedAt: .evening(550), endedAt: .evening(580))],
    offers: [offer(delivery(from: 600, to: 10_800))]
  )

  /// Ten positions, 3,600 m, twenty seconds apart; each 400 m true north of the one before.
  static func session(_ number: UInt8, from start: Double) -> CaptureSession {
    let metresPerDegree = 6_371_008.8 * Double.pi / 180
    let positions = (0..<10).map { index in
      Position(
        instant: .evening(start + Double(index) * 20),
        latitude: 40 + Double(index) * 400 / metresPerDegree,
        longitude: -75,
        accuracy: 8
      )
    }
    return CaptureSession(id: .number(number), startedAt: .evening(start), positions: positions)
  }

  /// Three equal capture sessions.
  static let route = Route(
    shift: .number(1),
    sessions: [session(61, from: 1800), session(62, from: 10_800), session(63, from: 12_000)]
  )
}
