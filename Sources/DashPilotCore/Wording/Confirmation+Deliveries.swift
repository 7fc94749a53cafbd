extension Confirmation {
  /// A delivery's step, or its cancellation, was recorded.
  ///
  /// Finishing records no amount: where one was expected, it is said, and how to record what it paid.
  public func recorded(_ stage: DeliveryStage, ofDelivery number: Int, in shift: Shift) -> Statement {
    let step = quickly(stage, ofDelivery: number, in: shift)
    let delivery = shift.delivery(number)?.delivery
    guard let delivery, delivery.state.isFinished, let expected = delivery.expectedEarnings else { return step }
    let offer = writing.statement { voice in
      let command = voice.command("earn current AMOUNT --delivery \(number)")
      return "It was expected to pay \(voice.money(expected)); record what it paid with \(command)."
    }
    return Statement(visible: "\(step.visible) \(offer.visible)", spoken: "\(step.spoken) \(offer.spoken)")
  }

  /// A delivery's step was recorded by a quick action, which states no amount.
  public func quickly(_ stage: DeliveryStage, ofDelivery number: Int, in shift: Shift) -> Statement {
    let instant = shift.delivery(number)?.delivery[stage]
    return writing.statement {
      "Delivery \(number) \(stage.happened)\(at(instant, in: shift, $0)). \(inProgress(shift))"
    }
  }
}
