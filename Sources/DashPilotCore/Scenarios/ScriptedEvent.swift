/// One thing that a driver records in an invented shift, at a time after the shift's start.
enum ScriptedEvent: Hashable, Sendable {
  case accept(_ count: Int = 1, at: Duration, place: PlaceID? = nil, expecting: Money? = nil)
  case step(DeliveryStep, ofDelivery: Int, at: Duration)
  case cancel(delivery: Int, at: Duration)
  case pause(at: Duration)
  case resume(at: Duration)
  case park(at: Duration)
  case drive(at: Duration)
  case end(at: Duration)
  case earn(Money, delivery: Int)
  case tip(Money, TipMethod, delivery: Int, at: Duration)
  case gross(Money)
}

extension [ScriptedEvent] {
  /// One delivery from its acceptance to its completion, at minutes after the shift's start.
  static func delivery(
    _ number: Int,
    accepted: Int,
    arrived: Int,
    pickedUp: Int,
    delivered: Int,
    place: PlaceID? = nil,
    earning amount: Money? = nil
  ) -> [ScriptedEvent] {
    let steps: [ScriptedEvent] = [
      .accept(at: .minutes(accepted), place: place),
      .step(.arrive, ofDelivery: number, at: .minutes(arrived)),
      .step(.pickUp, ofDelivery: number, at: .minutes(pickedUp)),
      .step(.deliver, ofDelivery: number, at: .minutes(delivered)),
    ]
    return steps + (amount.map { [.earn($0, delivery: number)] } ?? [])
  }
}
