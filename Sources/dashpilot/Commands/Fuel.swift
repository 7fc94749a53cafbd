import DashPilotCore
import DashPilotStore

extension Command {
  static let fuel = Command(
    "fuel",
    arguments: [.shift],
    options: [
      Option("mpg", value: "X", help: "Miles per gallon, or none to take it away"),
      Option("price", value: "Y", help: "The price of a gallon in US dollars, or none to take it away"),
      Option("remove", help: "Take both away"),
    ],
    summary: "Show or record what a finished shift's estimate of fuel rests on.",
    details: """
      Without an option, shows the assumptions, the estimate, and what could be recorded as another shift did. Each
      half is recorded on its own. A later change of vehicles or of the gas price never reaches a shift.
      """
  ) { context in
    let reference = try ShiftReference(context.value(0) ?? "")
    let (mpg, price) = (context.arguments.option("mpg"), context.arguments.option("price"))
    let isRemoval = context.arguments.has("remove")
    guard mpg != nil || price != nil || isRemoval else { return try context.showFuel(of: reference) }
    guard !isRemoval || (mpg == nil && price == nil) else {
      throw UsageRefusal.conflictingArguments("--remove", mpg == nil ? "--price" : "--mpg")
    }
    return try context.recordFuel(of: reference, mpg: mpg, price: price, isRemoval: isRemoval)
  }
}

extension CommandContext {
  fileprivate func showFuel(of reference: ShiftReference) throws -> Reply {
    try reading { tree, writing in
      let shift = try tree.shift(reference, in: writing.timeZone)
      try shift.checkIsFinished()
      let measured = try tree.measured(shift, readAt: now, writing)
      let newestPair = try tree.newestFinishedShift { $0.fuel.isPair && $0.id != shift.id }
      let proposal = newestPair.records.first
      return Reply(
        .report(FuelReport(shift: shift, metrics: measured.metrics, proposal: proposal, writing: writing).report),
        json: .fuel(of: shift, metrics: measured.metrics, proposal: proposal?.fuel),
        notices: measured.notices + newestPair.unreadable.map { $0.statement(in: writing) },
        isIncomplete: measured.unreadableRoute != nil || !newestPair.unreadable.isEmpty
      )
    }
  }

  fileprivate func recordFuel(
    of reference: ShiftReference,
    mpg: String?,
    price: String?,
    isRemoval: Bool
  ) throws -> Reply {
    try recording { session, conventions in
      let writing = conventions.writing
      let economy = try mpg.half { try MilesPerGallonInput.value(typed: $0, locale: writing.locale) }
      let cost = try price.half {
        try MoneyInput.amount(typed: $0, for: .gasPricePerGallon, locale: writing.locale)
      }
      let shift = try session.tree.shift(reference, in: writing.timeZone)
      let name = conventions.settings.flatMap { economy.vehicleName(in: $0) }
      let changed =
        isRemoval
        ? try shift.clearingFuel()
        : try shift.recordingFuel(milesPerGallon: economy, gasPricePerGallon: cost, vehicleName: name)
      let confirmation = confirmation(conventions)
      let statements = confirmation.fuel(
        of: try session.record(changed, insteadOf: shift),
        before: shift.fuel,
        economy: isRemoval || mpg != nil,
        price: isRemoval || price != nil
      )
      let both = statements.count > 1 ? confirmation.bothHalvesOfFuel(of: shift) : nil
      return .confirmation(statements, log: both)
    }
  }
}

extension String? {
  /// What an option says of one half: a value, `none`, or nothing.
  fileprivate func half<Value>(_ read: (String) throws -> Value) throws -> FuelHalf<Value> {
    switch self {
    case nil: .kept
    case "none": .removed
    case .some(let text): .recorded(try read(text))
    }
  }
}
