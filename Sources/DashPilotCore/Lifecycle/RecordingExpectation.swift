/// Why what a delivery is expected to pay was not recorded.
public enum ExpectationRefusal: Refusal {
  case noSuchDelivery(number: Int, count: Int)
  case deliveryFinished(number: Int, state: DeliveryState)
  case negativeExpectation(Money)
}

extension Shift {
  /// The shift with what a delivery in progress is expected to pay; it survives finishing and is counted by nothing.
  ///
  /// Taking it away is never refused for the delivery's state.
  public func recordingExpectation(
    _ amount: Money?,
    ofDelivery number: Int
  ) throws(ExpectationRefusal) -> Shift {
    guard let subject = delivery(number) else { throw .noSuchDelivery(number: number, count: deliveries.count) }
    if let amount {
      let state = subject.delivery.state
      guard !state.isFinished else { throw .deliveryFinished(number: number, state: state) }
      guard amount >= .zero else { throw .negativeExpectation(amount) }
    }
    return replacing(subject.delivery.replacing(expectedEarnings: .some(amount)))
  }
}
