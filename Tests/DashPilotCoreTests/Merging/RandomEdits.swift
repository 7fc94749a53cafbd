import DashPilotCore
import TestSupport

/// Changes of a shift that look random: facts set and removed, rows added, removed and moved.
struct RandomEdits {
  private var numbers: SeededNumbers
  private var nextID: UInt8

  /// Begins the edits of a seed; two clones add rows of other identifiers.
  init(seed: UInt64, firstID: UInt8) {
    numbers = SeededNumbers(seed: seed)
    nextID = firstID
  }

  /// A shift after so many edits.
  mutating func edited(_ shift: Shift, times: Int) -> Shift {
    var shift = shift
    for _ in 0..<times { shift = edited(shift) }
    return shift
  }

  private mutating func edited(_ shift: Shift) -> Shift {
    switch numbers.next(below: 9) {
    case 0: return shift.remade(grossEarnings: .some(amount()))
    case 1: return shift.remade(pauses: shift.pauses + [Pause(id: freshID(), startedAt: instant(), endedAt: instant())])
    case 2: return shift.remade(pauses: Array(shift.pauses.dropLast()))
    case 3:
      let delivery = Delivery(id: freshID(), acceptedAt: instant(), cancelledAt: instant())
      let offer = Offer(id: freshID(), acceptedAt: delivery.acceptedAt, deliveries: [delivery])
      return shift.remade(offers: shift.offers + [offer])
    case 4: return moved(shift)
    case 5: return shift.remade(offers: Array(shift.offers.dropFirst()))
    default:
      guard let subject = shift.deliveries.randomElement(using: &numbers) else { return shift }
      return shift.with(edited(subject.delivery))
    }
  }

  private mutating func edited(_ delivery: Delivery) -> Delivery {
    switch numbers.next(below: 5) {
    case 0: delivery.with([.delivered: instant()])
    case 1: delivery.remade(grossEarnings: .some(amount()))
    case 2: delivery.remade(grossEarnings: .some(nil))
    case 3: delivery.remade(tips: delivery.tips + [tip()])
    default: delivery.remade(tips: Array(delivery.tips.dropFirst()))
    }
  }

  /// The shift with one delivery in another's offer; an offer that it leaves empty goes.
  private mutating func moved(_ shift: Shift) -> Shift {
    guard let subject = shift.deliveries.randomElement(using: &numbers),
      let target = shift.offers.randomElement(using: &numbers), !target.deliveries.contains(subject.delivery)
    else { return shift }
    let offers = shift.offers.map { offer in
      let others = offer.deliveries.filter { $0.id != subject.delivery.id }
      let deliveries = offer.id == target.id ? others + [subject.delivery] : others
      return Offer(id: offer.id, acceptedAt: offer.acceptedAt, deliveries: deliveries)
    }
    return shift.remade(offers: offers.filter { !$0.deliveries.isEmpty })
  }

  private mutating func freshID<Subject>() -> Identifier<Subject> {
    nextID += 1
    return .number(nextID)
  }

  private mutating func tip() -> Tip {
    Tip(id: freshID(), amount: amount(), method: .cash, recordedAt: instant())
  }

  private mutating func amount() -> Money { Money(minorUnits: numbers.next(below: 4) * 125 + 100) }

  private mutating func instant() -> Instant { .evening(Double(numbers.next(below: 6) * 300)) }
}

extension Shift {
  /// The same shift with other facts, whatever they are.
  func remade(grossEarnings: Money?? = nil, pauses: [Pause]? = nil, offers: [Offer]? = nil) -> Shift {
    Shift(
      id: id,
      startedAt: startedAt,
      endedAt: endedAt,
      grossEarnings: grossEarnings ?? self.grossEarnings,
      fuel: fuel,
      pauses: pauses ?? self.pauses,
      parkedStretches: parkedStretches,
      offers: offers ?? self.offers
    )
  }

  /// A row by its identifier, as something to compare.
  var rows: [String: AnyHashable] {
    let deliveries = offers.flatMap { offer in offer.deliveries.map { ($0, offer.id) } }
    let tips = deliveries.flatMap(\.0.tips)
    let pairs =
      pauses.map { ($0.id.text, AnyHashable($0)) }
      + deliveries.map { ($0.0.id.text, AnyHashable([AnyHashable($0.0), AnyHashable($0.1)])) }
      + tips.map { ($0.id.text, AnyHashable($0)) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}

extension Delivery {
  /// The same delivery with other facts.
  func remade(grossEarnings: Money?? = nil, tips: [Tip]? = nil) -> Delivery {
    Delivery(
      id: id,
      acceptedAt: acceptedAt,
      arrivedAtPickupAt: arrivedAtPickupAt,
      pickedUpAt: pickedUpAt,
      deliveredAt: deliveredAt,
      cancelledAt: cancelledAt,
      pickupPlace: pickupPlace,
      grossEarnings: grossEarnings ?? self.grossEarnings,
      expectedEarnings: expectedEarnings,
      tips: tips ?? self.tips
    )
  }
}
