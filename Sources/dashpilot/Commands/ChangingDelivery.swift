import DashPilotCore
import DashPilotStore

extension CommandContext {
  /// One delivery of a shift that is changed: which one was typed, and by what amount if any.
  struct DeliveryChange {
    let reference: ShiftReference
    let number: Int
    let amountText: String?
    let subject: MoneyInputSubject
  }

  /// Changes one delivery: what was typed is read first, then the state is judged, then the value.
  func changingDelivery(
    _ change: DeliveryChange,
    _ decide: (Shift, Money?) throws -> Shift,
    confirm: (Confirmation, _ before: Shift, _ after: Shift) -> Statement
  ) throws -> Reply {
    try recording { session, conventions in
      let writing = conventions.writing
      let amount = try change.amountText.map {
        try MoneyInput.amount(typed: $0, for: change.subject, locale: writing.locale)
      }
      let shift = try session.tree.shift(change.reference, in: writing.timeZone)
      let recorded = try session.record(decide(shift, amount), insteadOf: shift)
      return .confirmation([confirm(Confirmation(writing: writing, now: now), shift, recorded)])
    }
  }

  /// A delivery's number at a place of the command line.
  func deliveryNumber(at index: Int) throws -> Int {
    try WholeNumberInput.number(from: value(index) ?? "", for: .deliveryNumber)
  }

  /// Refuses a value beside `--remove`, and neither of them; says whether it is a removal.
  func isRemoval(insteadOf index: Int, named name: String) throws -> Bool {
    let isRemoval = arguments.has("remove")
    guard value(index) == nil || !isRemoval else { throw UsageRefusal.conflictingArguments(name, "--remove") }
    guard value(index) != nil || isRemoval else {
      throw UsageRefusal.missingArgument(name, usage: arguments.command.usage)
    }
    return isRemoval
  }

  /// The shift of `--shift`, else the one in progress.
  func optionalShift() throws -> ShiftReference {
    try arguments.option("shift").map { text throws in try ShiftReference(text) } ?? .current
  }
}

extension Argument {
  static let shift = Argument("SHIFT", help: "Which shift")
  static let delivery = Argument("N", help: "The delivery's number")
}

extension Option {
  static let remove = Option("remove", help: "Take what was recorded away")
  static let shift = Option("shift", value: "SHIFT", help: "Which shift, if not the one in progress")
}
