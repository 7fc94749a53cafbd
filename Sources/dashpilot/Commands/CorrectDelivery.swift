import DashPilotCore
import DashPilotStore

extension Command {
  static let correctTimes = Command(
    "correct times",
    arguments: [.shift, .delivery],
    options: DeliveryStage.allCases.map { stage in
      Option(stage.optionName, value: "T", help: "When it was really \(stage.optionName)")
    } + [.yes],
    summary: "Correct the recorded times of a finished delivery.",
    details: """
      Several are judged together. Only a recorded time can be corrected: none is created, none is taken away. Other
      deliveries and the route are not consulted, and nothing else moves.
      """
  ) { context in
    let reference = try ShiftReference(context.value(0) ?? "")
    let number = try context.deliveryNumber(at: 1)
    let typed = try context.typedStages()
    return try context.correcting(
      CorrectionRequest { tree, writing in
        let shift = try tree.shift(reference, in: writing.timeZone)
        let times = try typed.mapValues { try context.instant($0, of: shift, writing) }
        return ShiftCorrection(from: shift, to: try shift.correctingTimes(ofDelivery: number, to: times))
      } sentence: { sentences in
        sentences.times(ofDelivery: number, stages: DeliveryStage.allCases.filter { typed[$0] != nil })
      }
    )
  }

  static let correctCancelled = Command(
    "correct cancelled",
    arguments: [.shift, .delivery],
    options: [.yes],
    summary: "Make a completion that never happened a cancellation.",
    details: "The recorded completion becomes the cancellation, at the same time. Amounts, times and the route stay."
  ) { context in
    let reference = try ShiftReference(context.value(0) ?? "")
    let number = try context.deliveryNumber(at: 1)
    return try context.correcting(
      CorrectionRequest { tree, writing in
        let shift = try tree.shift(reference, in: writing.timeZone)
        return ShiftCorrection(from: shift, to: try shift.correctingToCancelled(delivery: number))
      } sentence: {
        $0.cancelled(delivery: number)
      }
    )
  }

  static let reopen = Command(
    "reopen",
    arguments: [.delivery],
    summary: "Take back a delivery's completion while the shift runs.",
    details: "The delivery is in progress again, as its other times say. Amounts, tips, place and offer stay."
  ) { context in
    let number = try context.deliveryNumber(at: 0)
    return try context.recordingInProgress { shift, _ in
      try shift.reopening(delivery: number)
    } confirm: {
      $0.reopened(number, in: $2)
    }
  }
}

extension CommandContext {
  /// The stages that were typed; refused when there is none.
  fileprivate func typedStages() throws -> [DeliveryStage: TypedTime] {
    var stages: [DeliveryStage: TypedTime] = [:]
    for stage in DeliveryStage.allCases {
      stages[stage] = try arguments.option(stage.optionName).map { text throws in try TypedTime(text) }
    }
    guard !stages.isEmpty else {
      throw UsageRefusal.missingArgument("A stage's time", usage: arguments.command.usage)
    }
    return stages
  }
}

extension DeliveryStage {
  /// The stage's name as an option.
  fileprivate var optionName: String {
    switch self {
    case .accepted: "accepted"
    case .arrivedAtPickup: "arrived"
    case .pickedUp: "picked-up"
    case .delivered: "delivered"
    case .cancelled: "cancelled"
    }
  }
}
