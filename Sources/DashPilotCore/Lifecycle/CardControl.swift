/// A command that would be accepted now, or the statement that stands in place of one (`spec/02`, the card's controls).
public enum CardControl: Hashable, Sendable {
  case step(DeliveryStep, number: Int)
  /// Several are in progress and none is picked up, so that a step has to name its delivery.
  case stepNamesItsDelivery
  case accept
  case park
  case drive
  case pause
  case resume
  case end

  /// The controls of an unfinished shift, in order.
  static func accepted(by shift: Shift) -> [CardControl] {
    switch shift.state {
    case .ended: []
    case .paused: [.resume, .end]
    case .parked: [.drive] + whileRunning(shift, parking: [])
    case .running: whileRunning(shift, parking: [.park])
    }
  }

  private static func whileRunning(_ shift: Shift, parking: [CardControl]) -> [CardControl] {
    let inProgress = shift.deliveriesInProgress
    guard let first = inProgress.first else { return [.accept] + parking + [.pause, .end] }
    if inProgress.count == 1, let step = first.delivery.state.nextStep {
      return [.step(step, number: first.number), .accept] + parking
    }
    let pickedUp = inProgress.first { $0.delivery.state == .pickedUp }
    let step = pickedUp.map { CardControl.step(.deliver, number: $0.number) } ?? .stepNamesItsDelivery
    return [step, .accept] + parking
  }

  /// The words to type after the program's name; none for a statement.
  public var command: String? {
    switch self {
    case .step(let step, let number): "\(step.command) \(number)"
    case .stepNamesItsDelivery: nil
    case .accept: "accept"
    case .park: "park"
    case .drive: "drive"
    case .pause: "pause"
    case .resume: "resume"
    case .end: "end"
    }
  }
}
