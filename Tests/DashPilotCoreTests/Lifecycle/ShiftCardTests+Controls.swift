import DashPilotCore
import TestSupport
import Testing

extension ShiftCardTests {
  private static let accepted = Delivery.evening(1, accepted: 60)
  private static let arrived = Delivery.evening(2, accepted: 70, arrived: 80)
  private static let pickedUp = Delivery.evening(3, accepted: 90, arrived: 100, pickedUp: 110)
  private static let alsoPickedUp = Delivery.evening(4, accepted: 95, arrived: 100, pickedUp: 110)
  private static let delivered = Delivery.evening(5, accepted: 10, arrived: 20, pickedUp: 30, delivered: 40)
  private static let cancelled = Delivery.evening(6, accepted: 20, cancelled: 50)

  /// The deliveries of a running shift, and its controls' commands; without one for a statement.
  static let running: [(deliveries: [Delivery], controls: [String?])] = [
    ([], ["accept", "park", "pause", "end"]),
    ([delivered, cancelled], ["accept", "park", "pause", "end"]),
    ([accepted], ["arrive 1", "accept", "park"]),
    ([arrived], ["pickup 1", "accept", "park"]),
    ([pickedUp], ["deliver 1", "accept", "park"]),
    ([delivered, cancelled, arrived], ["pickup 3", "accept", "park"]),
    ([accepted, arrived], [nil, "accept", "park"]),
    ([accepted, arrived, pickedUp], ["deliver 3", "accept", "park"]),
    ([pickedUp, alsoPickedUp, accepted], ["deliver 2", "accept", "park"]),
    ([delivered, accepted, pickedUp], ["deliver 3", "accept", "park"]),
  ]

  @Test("The controls of each state are those of the table, in its order", arguments: ShiftCardTests.running)
  func table(deliveries: [Delivery], controls: [String?]) {
    let offers = deliveries.enumerated().map { Offer.evening(UInt8($0 + 1), [$1]) }
    let running = ShiftCard(of: .evening(offers: offers), route: nil)
    #expect(running.controls.map(\.command) == controls)
    let parked = ShiftCard(of: .evening(parked: [.evening(1, from: 120)], offers: offers), route: nil)
    #expect(parked.controls.map(\.command) == ["drive"] + controls.filter { $0 != "park" })
    let paused = ShiftCard(of: .evening(pauses: [.evening(1, from: 120)], offers: offers), route: nil)
    #expect(paused.controls.map(\.command) == ["resume", "end"])
  }

  @Test("The shape of the offers changes no control", arguments: ShiftCardTests.running)
  func offersApartOrTogether(deliveries: [Delivery], controls: [String?]) {
    let together = ShiftCard(of: .evening(offers: [.evening(1, deliveries)]), route: nil)
    #expect(together.controls.map(\.command) == controls)
  }

  @Test("Many deliveries in progress have the controls of several")
  func many() {
    let deliveries = (1...6).map { Delivery.evening(UInt8($0), accepted: Double($0)) }
    let card = ShiftCard(of: .evening(offers: [.evening(1, deliveries)]), route: nil)
    #expect(card.controls == [.stepNamesItsDelivery, .accept, .park])
  }

  @Test("An ended shift has no control")
  func ended() {
    #expect(ShiftCard(of: .evening(to: 3600), route: nil).controls.isEmpty)
  }

  @Test("A listed control is accepted; one of the shift that is not listed is refused", arguments: 1...40)
  func againstRefusals(seed: Int) {
    for shift in GeneratedEvening(seed: UInt64(seed), steps: 30).shifts {
      let controls = ShiftCard(of: shift, route: nil).controls
      for control in [CardControl.accept, .park, .drive, .pause, .resume, .end] {
        #expect(shift.accepts(control) == controls.contains(control), "\(control) of \(shift.state)")
      }
      for control in controls { #expect(shift.accepts(control), "\(control) of \(shift.state)") }
      let steps = shift.deliveries.flatMap { subject in
        DeliveryStep.allCases.map { CardControl.step($0, number: subject.number) }
      }
      let possible = shift.state == .paused ? [] : steps.filter { shift.accepts($0) }
      #expect(possible.count == shift.deliveriesInProgress.count)
      if possible.count == 1 { #expect(controls.contains(possible[0])) }
      #expect(
        controls.contains(.stepNamesItsDelivery) == (possible.count > 1 && !possible.contains { $0.isDelivering })
      )
    }
  }

  @Test("The generated shifts meet every state and every number of deliveries that the table tells apart")
  func generatedStates() {
    let shifts = (1...40).flatMap { GeneratedEvening(seed: $0, steps: 30).shifts }
    #expect(Set(shifts.map(\.state)) == [.running, .parked, .paused])
    for state in [ShiftState.running, .parked] {
      let counts = Set(shifts.filter { $0.state == state }.map { min($0.deliveriesInProgress.count, 4) })
      #expect(counts == [0, 1, 2, 3, 4])
    }
  }

  @Test("Each step is named as its own command names it, and a control is heard as the command")
  func names() {
    let shift = Shift.evening(offers: Offer.each(Self.accepted))
    let entries = Self.page(shift, readAt: 600).sections.last?.entries ?? []
    #expect(entries.map(\.text) == ["dashpilot arrive 1", "dashpilot accept", "dashpilot park"])
    #expect(
      entries.map(\.spoken)
        == ["Next may be dashpilot arrive 1", "Next may be dashpilot accept", "Next may be dashpilot park"]
    )
    let several = Shift.evening(offers: Offer.each(Self.accepted, Self.arrived))
    #expect(
      Self.lines(several, readAt: 600).contains("Several deliveries are in progress, so a step names its delivery")
    )
  }
}

extension CardControl {
  /// Whether it delivers.
  fileprivate var isDelivering: Bool {
    if case .step(.deliver, _) = self { true } else { false }
  }
}

extension Shift {
  /// Whether the transition behind a control records something now.
  fileprivate func accepts(_ control: CardControl) -> Bool {
    let now = EventTime.live(now: .evening(1_000_000))
    return refusal {
      switch control {
      case .step(let step, let number): try recording(step, ofDelivery: number, at: now)
      case .stepNamesItsDelivery: self
      case .accept: try accepting(NewOffer(id: .number(200), deliveries: [.number(200)]), at: now)
      case .park: try parking(at: now, id: .number(200), newestPosition: nil)
      case .drive: try driving(at: now, newestPosition: nil)
      case .pause: try pausing(at: now, id: .number(200), newestPosition: nil)
      case .resume: try resuming(at: now, newestPosition: nil)
      case .end: try ending(at: now, newestPosition: nil)
      }
    } == nil
  }
}
