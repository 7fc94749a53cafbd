import DashPilotCore

extension Command {
  static let expect = Command(
    "expect",
    arguments: [
      .delivery, Argument("AMOUNT", isOptional: true, help: "What it is expected to pay, in US dollars"),
    ],
    options: [.remove, .shift],
    summary: "Record what a delivery in progress is expected to pay.",
    details: """
      It is counted by nothing, and stays beside what the delivery turns out to pay. Of a finished shift, it can only be
      taken away.
      """
  ) { context in
    let number = try context.deliveryNumber(at: 0)
    _ = try context.isRemoval(insteadOf: 1, named: "AMOUNT")
    let change = CommandContext.DeliveryChange(
      reference: try context.optionalShift(),
      number: number,
      amountText: context.value(1),
      subject: .expectedEarnings
    )
    return try context.changingDelivery(change) { shift, amount in
      try shift.recordingExpectation(amount, ofDelivery: number)
    } confirm: { confirmation, before, after in
      let earlier = before.delivery(number)?.delivery.expectedEarnings
      return confirmation.expectation(ofDelivery: number, in: after, before: earlier)
    }
  }
}
