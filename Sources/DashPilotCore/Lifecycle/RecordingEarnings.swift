/// Why an amount was not recorded.
public enum EarningsRefusal: Refusal {
  case shiftNotCompleted
  case noSuchDelivery(number: Int, count: Int)
  case deliveryNotFinished(number: Int)
  case negativeEarnings(Money)
}

extension Shift {
  /// The shift with what it paid recorded, replaced, or removed with no amount; no delivery's amount moves.
  public func recordingEarnings(_ amount: Money?) throws(EarningsRefusal) -> Shift {
    guard state == .ended else { throw .shiftNotCompleted }
    try amount.refuseNegative()
    return replacing(grossEarnings: .some(amount))
  }

  /// The shift with what one finished delivery paid recorded, replaced, or removed; the shift's own amount stays.
  public func recordingEarnings(_ amount: Money?, ofDelivery number: Int) throws(EarningsRefusal) -> Shift {
    guard let subject = delivery(number) else { throw .noSuchDelivery(number: number, count: deliveries.count) }
    guard subject.delivery.state.isFinished else { throw .deliveryNotFinished(number: number) }
    try amount.refuseNegative()
    return replacing(subject.delivery.replacing(grossEarnings: .some(amount)))
  }
}

extension Money? {
  fileprivate func refuseNegative() throws(EarningsRefusal) {
    guard let self, self < .zero else { return }
    throw .negativeEarnings(self)
  }
}
