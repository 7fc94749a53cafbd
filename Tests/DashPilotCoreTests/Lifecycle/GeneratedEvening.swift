import DashPilotCore
import TestSupport

/// An unfinished shift that grows by whatever its record allows, the same for the same seed.
struct GeneratedEvening {
  /// What the shift was after each step.
  let shifts: [Shift]

  /// Takes so many steps, each chosen from those that are accepted.
  init(seed: UInt64, steps: Int) {
    var numbers = SeededNumbers(seed: seed)
    var shifts = [Shift.evening()]
    for step in 0..<steps {
      let now = EventTime.live(now: .evening(Double(step + 1) * 97))
      let choices = (shifts.last ?? .evening()).following(at: now, id: UInt8(truncatingIfNeeded: step * 3 + 1))
      guard !choices.isEmpty else { break }
      shifts.append(choices[numbers.next(below: choices.count)])
    }
    self.shifts = shifts
  }
}

extension Shift {
  /// Every unfinished shift that one event, or one amount of a delivery, makes of this one.
  fileprivate func following(at time: EventTime, id: UInt8) -> [Shift] {
    let events: [Shift?] = [
      try? pausing(at: time, id: .number(id), newestPosition: nil),
      try? resuming(at: time, newestPosition: nil),
      try? parking(at: time, id: .number(id), newestPosition: nil),
      try? driving(at: time, newestPosition: nil),
      try? accepting(NewOffer(id: .number(id), deliveries: [.number(id)]), at: time),
      try? accepting(
        NewOffer(id: .number(id), deliveries: [.number(id), .number(id + 1)], pickupPlace: .number(0xEE)),
        at: time
      ),
    ]
    return (events + deliveries.flatMap { ofDelivery($0.number, at: time, id: id) }).compactMap(\.self)
  }

  private func ofDelivery(_ number: Int, at time: EventTime, id: UInt8) -> [Shift?] {
    let tip = Tip(id: .number(id), amount: Money(minorUnits: 777), method: .cash, recordedAt: .evening)
    return DeliveryStep.allCases.map { try? recording($0, ofDelivery: number, at: time) } + [
      try? cancelling(delivery: number, at: time),
      try? recordingExpectation(Money(minorUnits: 31_41), ofDelivery: number),
      try? recordingEarnings(Money(minorUnits: 27_18), ofDelivery: number),
      try? addingTip(tip, toDelivery: number),
    ]
  }
}
