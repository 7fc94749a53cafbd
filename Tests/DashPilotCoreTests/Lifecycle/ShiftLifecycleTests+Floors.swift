import DashPilotCore
import TestSupport
import Testing

extension ShiftLifecycleTests {
  /// An operation whose time may not precede any instant of the shift's record.
  enum Operation: CaseIterable, Sendable {
    case end, pause, resume, park, drive

    /// A shift that the operation is allowed on, with more facts in it.
    func shift(_ facts: Facts) -> Shift {
      .evening(
        pauses: facts.pauses + (self == .resume ? [.evening(90, from: 10)] : []),
        parked: facts.parked + (self == .drive ? [.evening(90, from: 10)] : []),
        offers: facts.offers
      )
    }

    func recording(_ shift: Shift, at time: EventTime, newestPosition: Instant?) throws -> Instant? {
      switch self {
      case .end: return try shift.ending(at: time, newestPosition: newestPosition).endedAt
      case .pause:
        return try shift.pausing(at: time, id: .number(99), newestPosition: newestPosition).openPause?.startedAt
      case .resume:
        let resumed = try shift.resuming(at: time, newestPosition: newestPosition)
        return resumed.pauses.first { $0.id == .number(90) }?.endedAt
      case .park:
        let parked = try shift.parking(at: time, id: .number(99), newestPosition: newestPosition)
        return parked.openParkedStretch?.startedAt
      case .drive:
        let driven = try shift.driving(at: time, newestPosition: newestPosition)
        return driven.parkedStretches.first { $0.id == .number(90) }?.endedAt
      }
    }

    func refusal(_ time: EventTimeRefusal) -> any Refusal {
      switch self {
      case .end: EndRefusal.time(time)
      case .pause: PauseRefusal.time(time)
      case .resume: ResumeRefusal.time(time)
      case .park: ParkRefusal.time(time)
      case .drive: DriveRefusal.time(time)
      }
    }
  }

  /// What is recorded in a shift, its latest instant 600 seconds after the beginning.
  struct Facts: Sendable, CustomTestStringConvertible {
    var testDescription: String { "\(latest)" }
    let latest: RecordedFact
    var pauses: [Pause] = []
    var parked: [ParkedStretch] = []
    var offers: [Offer] = []
    var newestPosition: Instant?
  }

  private static let at = Instant.evening(600)

  static let floors: [Facts] = [
    Facts(latest: .pauseEnded(at), pauses: [.evening(1, from: 300, to: 600)]),
    Facts(latest: .pauseStarted(at), pauses: [.evening(1, from: 600, to: 300)]),
    Facts(latest: .parkingEnded(at), parked: [.evening(1, from: 300, to: 600)]),
    Facts(latest: .parkingStarted(at), parked: [.evening(1, from: 600, to: 300)]),
    Facts(
      latest: .offerAccepted(number: 2, at),
      offers: [.evening(2, accepted: 600, []), .evening(1, accepted: 5, [])]
    ),
    Facts(
      latest: .delivery(number: 1, stage: .accepted, at),
      offers: [.evening(1, accepted: 50, [.evening(1, accepted: 600, cancelled: 100)])]
    ),
    Facts(
      latest: .delivery(number: 1, stage: .arrivedAtPickup, at),
      offers: Offer.each(.evening(1, accepted: 60, arrived: 600, cancelled: 100))
    ),
    Facts(
      latest: .delivery(number: 2, stage: .pickedUp, at),
      offers: Offer.each(
        .evening(1, accepted: 60, delivered: 500),
        .evening(2, accepted: 70, arrived: 80, pickedUp: 600, delivered: 200)
      )
    ),
    Facts(
      latest: .delivery(number: 1, stage: .delivered, at),
      offers: Offer.each(.evening(1, accepted: 60, arrived: 80, pickedUp: 90, delivered: 600))
    ),
    Facts(
      latest: .delivery(number: 2, stage: .cancelled, at),
      offers: Offer.each(.evening(1, accepted: 60, delivered: 500), .evening(2, accepted: 70, cancelled: 600))
    ),
    Facts(latest: .position(at), pauses: [.evening(1, from: 300, to: 599.999)], newestPosition: at),
  ]

  @Test("A typed time may stand at the latest recorded fact, and not a millisecond before it", arguments: floors)
  func typedFloor(facts: Facts) throws {
    for operation in Operation.allCases {
      let shift = operation.shift(facts)
      let exact = EventTime.typed(Self.at, now: Self.at)
      #expect(try operation.recording(shift, at: exact, newestPosition: facts.newestPosition) == Self.at)
      let early = Instant.evening(599.999)
      let refused = refusal {
        try operation.recording(shift, at: .typed(early, now: Self.at), newestPosition: facts.newestPosition)
      }
      #expect(refused == AnyHashable(operation.refusal(.beforeRecordedFact(early, facts.latest))), "\(operation)")
    }
  }

  @Test("A live clock that went back is recorded at the latest recorded fact, and one ahead of it as it is")
  func liveFloor() throws {
    for facts in Self.floors {
      for operation in Operation.allCases {
        let shift = operation.shift(facts)
        for (now, recorded) in [(-3600, 600), (599.999, 600), (600, 600), (600.001, 600.001)] {
          let time = EventTime.live(now: .evening(now))
          let found = try operation.recording(shift, at: time, newestPosition: facts.newestPosition)
          #expect(found == .evening(recorded), "\(operation) \(facts.latest)")
        }
      }
    }
  }

  @Test("A time in the future is named before the fact that it would precede", arguments: Operation.allCases)
  func futureFirst(operation: Operation) {
    for facts in Self.floors {
      let typed = EventTime.typed(.evening(500), now: .evening(499.999))
      let refused = refusal {
        try operation.recording(operation.shift(facts), at: typed, newestPosition: facts.newestPosition)
      }
      #expect(refused == AnyHashable(operation.refusal(.inFuture(.evening(500)))))
    }
  }

  @Test("With nothing recorded the floor is the shift's start", arguments: [Operation.end, .pause, .park])
  func startIsFloor(operation: Operation) throws {
    #expect(
      try operation.recording(.evening(), at: .typed(.evening, now: .evening), newestPosition: nil) == .evening
    )
    #expect(
      try operation.recording(.evening(), at: .live(now: .evening(-60)), newestPosition: nil) == .evening
    )
    let early = Instant.evening(-0.001)
    let refused = refusal { try operation.recording(.evening(), at: .typed(early, now: .evening), newestPosition: nil) }
    #expect(refused == AnyHashable(operation.refusal(.beforeRecordedFact(early, .shiftStarted(.evening)))))
  }

  @Test("Of several facts at the latest instant the last and closest is named: a delivery rather than its offer")
  func ties() {
    let early = Instant.evening(59.999)
    let typed = EventTime.typed(early, now: .evening(900))
    let delivered = Offer.each(.evening(1, accepted: 60, delivered: 60))
    let stage = RecordedFact.delivery(number: 1, stage: .delivered, .evening(60))
    #expect(throws: EndRefusal.time(.beforeRecordedFact(early, stage))) {
      try Shift.evening(pauses: [.evening(1, from: 5, to: 60)], offers: delivered).ending(
        at: typed,
        newestPosition: nil
      )
    }
    #expect(throws: EndRefusal.time(.beforeRecordedFact(early, .position(.evening(60))))) {
      try Shift.evening(offers: delivered).ending(at: typed, newestPosition: .evening(60))
    }
  }

  @Test("A tip is no floor", arguments: Operation.allCases)
  func tipIsNoFloor(operation: Operation) throws {
    let delivery = Delivery.evening(1, accepted: 60, delivered: 100, tips: Array(repeating: 200, count: 250))
    #expect(delivery.tips.map(\.recordedAt).max() == .evening(249))
    let shift = operation.shift(Facts(latest: .position(.evening), offers: Offer.each(delivery)))
    let typed = EventTime.typed(.evening(100), now: .evening(300))
    #expect(try operation.recording(shift, at: typed, newestPosition: nil) == .evening(100))
  }

  @Test("A clock that went back ends a shift with a zero length, never a negative one")
  func zeroLength() throws {
    let ended = try Shift.evening().ending(at: .live(now: .evening(-500)), newestPosition: nil)
    #expect(ended == .evening(to: 0))
    let paused = try Shift.evening().pausing(at: .live(now: .evening(60)), id: .number(1), newestPosition: nil)
    let resumed = try paused.resuming(at: .live(now: .evening(-500)), newestPosition: nil)
    #expect(resumed == .evening(pauses: [.evening(1, from: 60, to: 60)]))
  }
}

/// What an operation was refused with; nothing where it was not.
func refusal(of operation: () throws -> some Any) -> AnyHashable? {
  do {
    _ = try operation()
    return nil
  } catch {
    return (error as? any Refusal).map { AnyHashable($0) }
  }
}
