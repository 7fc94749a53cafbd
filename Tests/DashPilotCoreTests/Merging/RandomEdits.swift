import DashPilotCore
import Foundation
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
    switch numbers.next(below: 16) {
    case 0: return shift.remade(grossEarnings: .some(amount()))
    case 1: return shift.remade(pauses: shift.pauses + [Pause(id: freshID(), startedAt: instant(), endedAt: instant())])
    case 2: return shift.remade(pauses: Array(shift.pauses.dropLast()))
    case 3:
      let delivery = Delivery(id: freshID(), acceptedAt: instant(), cancelledAt: instant())
      let offer = Offer(id: freshID(), acceptedAt: delivery.acceptedAt, deliveries: [delivery])
      return shift.remade(offers: shift.offers + [offer])
    case 4: return moved(shift)
    case 5: return shift.remade(offers: Array(shift.offers.dropFirst()))
    case 6: return shift.remade(endedAt: .some(numbers.next(below: 4) == 0 ? nil : .evening(end())))
    case 7: return shift.remade(fuel: fuel())
    case 8: return edited(parked: shift)
    case 9: return edited(offersOf: shift)
    default:
      guard let subject = shift.deliveries.randomElement(using: &numbers) else { return shift }
      return shift.with(edited(subject.delivery))
    }
  }

  private mutating func edited(_ delivery: Delivery) -> Delivery {
    switch numbers.next(below: 10) {
    case 0: delivery.with([.delivered: instant()])
    case 5: delivery.with([.arrivedAtPickup: optionalInstant()])
    case 6: delivery.with([.pickedUp: optionalInstant()])
    case 7: delivery.remade(pickupPlace: .some([nil, .number(1), .number(2)][numbers.next(below: 3)]))
    case 8: delivery.remade(expectedEarnings: .some(numbers.next(below: 3) == 0 ? nil : amount()))
    case 9: delivery.remade(tips: delivery.tips.dropLast() + delivery.tips.suffix(1).map { edited($0) })
    case 1: delivery.remade(grossEarnings: .some(amount()))
    case 2: delivery.remade(grossEarnings: .some(nil))
    case 3: delivery.remade(tips: delivery.tips + [tip()])
    default: delivery.remade(tips: Array(delivery.tips.dropFirst()))
    }
  }

  private mutating func edited(_ tip: Tip) -> Tip {
    let methods: [TipMethod?] = [nil, .cash, .platform, .unrecognised("barter")]
    return switch numbers.next(below: 3) {
    case 0: Tip(id: tip.id, amount: amount(), method: tip.method, recordedAt: tip.recordedAt)
    case 1: Tip(id: tip.id, amount: tip.amount, method: methods[numbers.next(below: 4)], recordedAt: tip.recordedAt)
    default: Tip(id: tip.id, amount: tip.amount, method: tip.method, recordedAt: instant())
    }
  }

  /// The shift with a parked stretch more, one less, or one of another length.
  private mutating func edited(parked shift: Shift) -> Shift {
    let stretches = shift.parkedStretches
    switch numbers.next(below: 3) {
    case 0:
      let stretch = ParkedStretch(id: freshID(), startedAt: instant(), endedAt: optionalInstant())
      return shift.remade(parkedStretches: stretches + [stretch])
    case 1: return shift.remade(parkedStretches: Array(stretches.dropFirst()))
    default:
      let changed = stretches.suffix(1).map { stretch in
        ParkedStretch(id: stretch.id, startedAt: stretch.startedAt, endedAt: optionalInstant())
      }
      return shift.remade(parkedStretches: stretches.dropLast() + changed)
    }
  }

  /// The shift with an offer without deliveries, or with an offer that was accepted at another time.
  private mutating func edited(offersOf shift: Shift) -> Shift {
    guard numbers.next(below: 2) == 0, let subject = shift.offers.randomElement(using: &numbers) else {
      return shift.remade(offers: shift.offers + [Offer(id: freshID(), acceptedAt: instant(), deliveries: [])])
    }
    let acceptedAt = instant()
    let changed = Offer(id: subject.id, acceptedAt: acceptedAt, deliveries: subject.deliveries)
    return shift.remade(offers: shift.offers.map { $0.id == subject.id ? changed : $0 })
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

  private mutating func fuel() -> FuelAssumptions {
    let names = [nil, "Blue", "Grey"]
    return FuelAssumptions(
      milesPerGallon: numbers.next(below: 3) == 0 ? nil : Decimal(30 + numbers.next(below: 3)),
      gasPricePerGallon: numbers.next(below: 3) == 0 ? nil : amount(),
      vehicleName: names[numbers.next(below: 3)]
    )
  }

  private mutating func end() -> Double { 3600 + Double(numbers.next(below: 3) * 600) }

  private mutating func optionalInstant() -> Instant? { numbers.next(below: 3) == 0 ? nil : instant() }

  private mutating func instant() -> Instant { .evening(Double(numbers.next(below: 6) * 300)) }
}

extension Shift {
  /// The same shift with other facts, whatever they are.
  func remade(
    endedAt: Instant?? = nil,
    grossEarnings: Money?? = nil,
    fuel: FuelAssumptions? = nil,
    pauses: [Pause]? = nil,
    parkedStretches: [ParkedStretch]? = nil,
    offers: [Offer]? = nil
  ) -> Shift {
    Shift(
      id: id,
      startedAt: startedAt,
      endedAt: endedAt ?? self.endedAt,
      grossEarnings: grossEarnings ?? self.grossEarnings,
      fuel: fuel ?? self.fuel,
      pauses: pauses ?? self.pauses,
      parkedStretches: parkedStretches ?? self.parkedStretches,
      offers: offers ?? self.offers
    )
  }

  /// A row by its identifier, as something to compare; the shift's own facts are one too.
  var rows: [String: AnyHashable] {
    let deliveries = offers.flatMap { offer in offer.deliveries.map { ($0, offer.id) } }
    let tips = deliveries.flatMap(\.0.tips)
    let pairs =
      [("shift", AnyHashable([AnyHashable(endedAt), AnyHashable(grossEarnings), AnyHashable(fuel)]))]
      + pauses.map { ($0.id.text, AnyHashable($0)) } + parkedStretches.map { ($0.id.text, AnyHashable($0)) }
      + deliveries.map { ($0.0.id.text, AnyHashable([AnyHashable($0.0), AnyHashable($0.1)])) }
      + tips.map { ($0.id.text, AnyHashable($0)) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}

extension Delivery {
  /// The same delivery with other facts.
  func remade(
    pickupPlace: PlaceID?? = nil,
    grossEarnings: Money?? = nil,
    expectedEarnings: Money?? = nil,
    tips: [Tip]? = nil
  ) -> Delivery {
    Delivery(
      id: id,
      acceptedAt: acceptedAt,
      arrivedAtPickupAt: arrivedAtPickupAt,
      pickedUpAt: pickedUpAt,
      deliveredAt: deliveredAt,
      cancelledAt: cancelledAt,
      pickupPlace: pickupPlace ?? self.pickupPlace,
      grossEarnings: grossEarnings ?? self.grossEarnings,
      expectedEarnings: expectedEarnings ?? self.expectedEarnings,
      tips: tips ?? self.tips
    )
  }
}
