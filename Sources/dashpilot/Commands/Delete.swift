import DashPilotCore
import DashPilotStore

extension Command {
  static let delete = Command(
    "delete",
    arguments: [.shift],
    options: [.yes],
    summary: "Delete a finished shift with everything recorded in it.",
    details:
      "Its route, pauses, offers, deliveries and tips go with it. Places and expenses stay. It does not come back."
  ) { context in
    let reference = try ShiftReference(context.value(0) ?? "")
    let proposal = try context.arguments.has("yes") ? nil : context.askToDelete(reference)
    return try context.recording { session, conventions in
      if let problem = conventions.problem { throw problem }
      let judge = { try session.tree.deletion(of: reference, conventions.writing) }
      let fresh = try proposal == nil ? judge() : context.judgedAgain(judge)
      if let proposal, proposal != fresh { throw CorrectionRefusal.recordChanged }
      try session.apply(fresh.shift.deleting(route: fresh.route))
      let confirmation = context.confirmation(conventions)
      return .confirmation([confirmation.deletion(of: fresh.shift, positions: fresh.positions, isDone: true)])
    }
  }
}

/// A shift that is to be deleted, and its route.
private struct Deletion: Equatable {
  let shift: Shift
  /// Its route, of which there may be a file even without a position.
  let route: Route

  var positions: Int { route.positionCount }
}

extension CommandContext {
  /// Asks whether a shift should go, naming what goes with it.
  fileprivate func askToDelete(_ reference: ShiftReference) throws -> Deletion {
    let (proposal, question) = try proposing { tree, conventions in
      if let problem = conventions.problem { throw problem }
      let proposal = try tree.deletion(of: reference, conventions.writing)
      _ = try proposal.shift.deleting(route: proposal.route)
      let confirmation = confirmation(conventions)
      return (proposal, confirmation.deletion(of: proposal.shift, positions: proposal.positions, isDone: false))
    }
    try confirming(question)
    return proposal
  }
}

extension RecordTree {
  fileprivate func deletion(of reference: ShiftReference, _ writing: Writing) throws -> Deletion {
    let shift = try shift(reference, in: writing.timeZone)
    return Deletion(shift: shift, route: try route(of: shift).route)
  }
}
