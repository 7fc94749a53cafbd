import DashPilotCore

extension Command {
  private static let tipNumber = Argument("K", help: "The tip's number, from 1, in the order they were recorded")

  static let tipAdd = Command(
    "tip add",
    arguments: [
      .shift, .delivery, Argument("AMOUNT", help: "The tip, in US dollars, above zero"),
      Argument("METHOD", help: "cash or platform"),
    ],
    summary: "Record an additional tip on a finished delivery.",
    details: """
      It stands beside what the platform paid, and equal tips stay separate. It moves what the delivery paid altogether
      and no figure of the shift.
      """
  ) { context in
    let method = try TipMethod(typed: context.value(3) ?? "")
    let change = try context.tipChange(amountText: context.value(2))
    let id = TipID(context.world.freshIdentifier())
    return try context.changingDelivery(change) { shift, amount in
      let tip = Tip(id: id, amount: amount ?? .zero, method: method, recordedAt: context.now)
      return try shift.addingTip(tip, toDelivery: change.number)
    } confirm: { confirmation, _, after in
      confirmation.tipAdded(id, toDelivery: change.number, in: after)
    }
  }

  static let tipEdit = Command(
    "tip edit",
    arguments: [.shift, .delivery, tipNumber],
    options: [
      Option("amount", value: "A", help: "The amount, in US dollars, above zero"),
      Option("method", value: "M", help: "cash or platform"),
    ],
    summary: "Correct a tip's amount or its method.",
    details: "The moment at which it was recorded stays."
  ) { context in
    let tip = try context.tipNumber()
    let method = try context.arguments.option("method").map { text throws in try TipMethod(typed: text) }
    let amountText = context.arguments.option("amount")
    guard method != nil || amountText != nil else {
      throw UsageRefusal.missingArgument("--amount or --method", usage: context.arguments.command.usage)
    }
    let change = try context.tipChange(amountText: amountText)
    return try context.changingDelivery(change) { shift, amount in
      let correction = TipCorrection(amount: amount, method: method)
      return try shift.correctingTip(tip, ofDelivery: change.number, to: correction)
    } confirm: { confirmation, _, after in
      confirmation.tipCorrected(
        tip,
        ofDelivery: change.number,
        in: after,
        amount: amountText != nil,
        method: method != nil
      )
    }
  }

  static let tipRemove = Command(
    "tip remove",
    arguments: [.shift, .delivery, tipNumber],
    summary: "Remove a tip.",
    details: "What the platform paid and the other tips stay."
  ) { context in
    let tip = try context.tipNumber()
    let change = try context.tipChange(amountText: nil)
    return try context.changingDelivery(change) { shift, _ in
      try shift.removingTip(tip, ofDelivery: change.number)
    } confirm: { confirmation, _, _ in
      confirmation.tipRemoved(tip, ofDelivery: change.number)
    }
  }
}

extension CommandContext {
  fileprivate func tipChange(amountText: String?) throws -> DeliveryChange {
    DeliveryChange(
      reference: try ShiftReference(value(0) ?? ""),
      number: try deliveryNumber(at: 1),
      amountText: amountText,
      subject: .additionalTip
    )
  }

  fileprivate func tipNumber() throws -> Int {
    try WholeNumberInput.number(from: value(2) ?? "", for: .tipNumber)
  }
}
