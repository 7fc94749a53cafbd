/// When an invented offer is accepted, picked up and handed over, in seconds after the shift's start.
struct PlannedOffer {
  let acceptedAt: Int
  let arrivedAt: Int
  let pickedUpAt: Int
  /// When each of its deliveries ends.
  let endings: [Int]
  let isParked: Bool
  let place: PlaceID?
  let draws: SeededDraws

  /// Draws an offer that is accepted at a time.
  init(acceptedAt: Int, places: [PlaceID], draws: SeededDraws) {
    self.acceptedAt = acceptedAt
    self.draws = draws
    arrivedAt = acceptedAt + draws["way"].number(in: 240...540)
    let isLong = draws["long"].happens(6)
    let pickup = arrivedAt + draws["wait"].number(in: isLong ? 900...1800 : 120...480)
    pickedUpAt = pickup
    isParked = draws["parked"].happens(25) && pickup - arrivedAt >= 300
    let size = draws["size"].number(in: 1...100)
    let count = size <= 60 ? 1 : size <= 90 ? 2 : 3
    endings = (0..<count).reduce(into: []) { endings, index in
      endings.append((endings.last ?? pickup + 60) + draws["drop"][index].number(in: 420...900))
    }
    let rank = draws["place"].fraction
    place = draws["named"].happens(92) ? places[Int(rank * rank * Double(places.count))] : nil
  }

  /// When its last delivery ends.
  var finishedAt: Int { endings.last ?? pickedUpAt }

  /// The stretch in which the vehicle is recorded as parked.
  var parked: Range<Int>? { isParked ? arrivedAt + 90..<pickedUpAt - 30 : nil }

  /// What is recorded, each with its time; the first delivery of the offer has a number in the shift.
  func events(from number: Int) -> [(at: Int, event: ScriptedEvent)] {
    let count = endings.count
    let expected = count == 1 && draws["expects"].happens(35) ? dollars(draws["expected"], 450...1400) : nil
    let accepted = ScriptedEvent.accept(count, at: .seconds(acceptedAt), place: place, expecting: expected)
    let stretch = parked.map {
      [
        (at: $0.lowerBound, event: ScriptedEvent.park(at: .seconds($0.lowerBound))),
        (at: $0.upperBound, event: ScriptedEvent.drive(at: .seconds($0.upperBound))),
      ]
    }
    let deliveries = (0..<count).flatMap { events(ofDelivery: number + $0, index: $0) }
    return [(at: acceptedAt, event: accepted)] + (stretch ?? []) + deliveries
  }

  private func events(ofDelivery number: Int, index: Int) -> [(at: Int, event: ScriptedEvent)] {
    let (arrival, pickup) = (arrivedAt + 20 * index, pickedUpAt + 15 * index)
    let arrived = (at: arrival, event: ScriptedEvent.step(.arrive, ofDelivery: number, at: .seconds(arrival)))
    let own = draws["delivery"][index]
    guard !own["cancelled"].happens(4) else {
      let cancelled = ScriptedEvent.cancel(delivery: number, at: .seconds(pickup))
      let paid: [ScriptedEvent] = own["paid"].happens(30) ? [.earn(Money(minorUnits: 300), delivery: number)] : []
      return [arrived] + ([cancelled] + paid).map { (at: pickup, event: $0) }
    }
    let ending = endings[index]
    let delivered = ScriptedEvent.step(.deliver, ofDelivery: number, at: .seconds(ending))
    return [arrived, (at: pickup, event: .step(.pickUp, ofDelivery: number, at: .seconds(pickup)))]
      + ([delivered] + pay(ofDelivery: number, own, at: ending)).map { (at: ending, event: $0) }
  }

  /// What most deliveries paid, and the tips of some.
  private func pay(ofDelivery number: Int, _ own: SeededDraws, at ending: Int) -> [ScriptedEvent] {
    let earned = ScriptedEvent.earn(dollars(own["amount"], 425...1450), delivery: number)
    let method: TipMethod = own["method"].happens(30) ? .cash : .platform
    let tip = ScriptedEvent.tip(dollars(own["tip"], 100...900), method, delivery: number, at: .seconds(ending + 40))
    return (own["earned"].happens(90) ? [earned] : []) + (own["tipped"].happens(40) ? [tip] : [])
  }

  private func dollars(_ draws: SeededDraws, _ cents: ClosedRange<Int>) -> Money {
    Money(minorUnits: draws.number(in: cents) / 25 * 25)
  }
}
