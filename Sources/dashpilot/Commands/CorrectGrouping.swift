import DashPilotCore
import DashPilotStore

extension Command {
  static let correctGrouping = Command(
    "correct grouping",
    arguments: [
      .shift, Argument("ACTION", help: "move N OFFER, split N…, merge OFFER INTO, or separate OFFER"),
      Argument("NUMBERS", isRepeated: true, help: "Deliveries and offers by their numbers"),
    ],
    options: [.yes],
    summary: "Correct which deliveries were accepted together.",
    details: """
      Of a finished shift or of the one in progress. Membership moves and nothing else: no time, place, amount or figure.
      An offer may hold a delivery only if it was accepted at or before it.
      """
  ) { context in
    let reference = try ShiftReference(context.value(0) ?? "")
    let regrouping = try context.regrouping()
    let identities = DrawnIdentities(context.world)
    return try context.correcting(
      CorrectionRequest { tree, writing in
        let shift = try tree.shift(reference, in: writing.timeZone)
        return ShiftCorrection(from: shift, to: try shift.regrouped(regrouping, identities.offers(for: shift)))
      } sentence: {
        $0.grouping(regrouping)
      }
    )
  }
}

extension CommandContext {
  /// What was typed: an action and its numbers.
  fileprivate func regrouping() throws -> GroupingCorrection {
    let words = words(from: 2)
    let number = { (index: Int, subject: NumberSubject) in
      try WholeNumberInput.number(from: words[index], for: subject)
    }
    switch (value(1), words.count) {
    case ("move", 2): return .moved(delivery: try number(0, .deliveryNumber), offer: try number(1, .offerNumber))
    case ("split", 1...): return .split(try words.indices.map { try number($0, .deliveryNumber) })
    case ("merge", 2): return .merged(offer: try number(0, .offerNumber), into: try number(1, .offerNumber))
    case ("separate", 1): return .separated(offer: try number(0, .offerNumber))
    default: throw wrongWords()
    }
  }
}

extension Shift {
  /// The shift grouped otherwise, new offers taking the identifiers given.
  fileprivate func regrouped(_ regrouping: GroupingCorrection, _ ids: [OfferID]) throws -> Shift {
    switch regrouping {
    case .moved(let delivery, let offer): try moving(delivery: delivery, toOffer: offer)
    case .split(let numbers): try splitting(deliveries: numbers, id: ids[0])
    case .merged(let source, let destination): try merging(offer: source, into: destination)
    case .separated(let offer): try separating(offer: offer, ids: ids)
    }
  }
}

/// Identifiers that are drawn once, however often a correction is judged.
private final class DrawnIdentities {
  private let world: World
  private var drawn: [OfferID] = []

  init(_ world: World) {
    self.world = world
  }

  /// As many as a shift could need: one a delivery.
  func offers(for shift: Shift) -> [OfferID] {
    while drawn.count < max(1, shift.deliveries.count) { drawn.append(OfferID(world.freshIdentifier())) }
    return drawn
  }
}
