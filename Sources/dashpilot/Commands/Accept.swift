import DashPilotCore
import DashPilotStore

extension Command {
  static let accept = Command(
    "accept",
    arguments: [Argument("COUNT", isOptional: true, help: "How many deliveries the offer holds; 1 if left out")],
    options: [
      Option("place", value: "NAME", help: "Where all of them are picked up"),
      Option("expect", value: "AMOUNT", help: "What the one delivery is expected to pay, in US dollars"),
      .at,
    ],
    summary: "Accept one offer of one or more deliveries.",
    details: """
      Each is accepted at the same instant. Earlier offers stay as they are, and offers never merge. An expected amount
      goes with an offer of one delivery.
      """
  ) { context in
    let typed = try TypedOffer(context)
    return try context.recording { session, conventions in
      let writing = conventions.writing
      let expected = try context.arguments.option("expect").map {
        try MoneyInput.amount(typed: $0, for: .expectedEarnings, locale: writing.locale)
      }
      let shift = try session.tree.shiftInProgress()
      let time = try context.eventTime(typed.time, conventions, of: shift)
      try shift.checkAccepting(count: typed.count, expectsAmount: expected != nil)
      let named = try typed.place.map { try session.tree.placeCatalogue().naming($0, for: context) }
      let offer = typed.offer(at: named?.place, expecting: expected, context.world)
      let accepted = try shift.accepting(offer, at: time)
      try session.apply(Change(saved: (named?.records ?? []) + [.shift(accepted)]))
      let recorded = try session.tree.shift(again: accepted)
      let sentences = recorded.sentences(
        context.confirmation(conventions),
        after: shift,
        at: named,
        expecting: expected
      )
      return .confirmation(sentences)
    }
  }
}

/// An offer as it was typed.
private struct TypedOffer {
  let count: Int
  let place: RecordedName?
  let time: TypedTime?

  init(_ context: CommandContext) throws {
    count = try context.value(0).map { try WholeNumberInput.number(from: $0, for: .offerCount) } ?? 1
    place = try context.arguments.option("place").map { text throws in try RecordedName(text, for: .pickupPlace) }
    time = try context.typedTime()
  }

  func offer(at place: PickupPlace?, expecting amount: Money?, _ world: World) -> NewOffer {
    NewOffer(
      id: OfferID(world.freshIdentifier()),
      deliveries: (0..<count).map { _ in DeliveryID(world.freshIdentifier()) },
      pickupPlace: place?.id,
      expectedEarnings: amount
    )
  }
}

extension Shift {
  /// What is said of an offer that was accepted: its deliveries, then the place and the amount that were given.
  fileprivate func sentences(
    _ confirmation: Confirmation,
    after before: Shift,
    at named: NamedPlace?,
    expecting amount: Money?
  ) -> [Statement] {
    let earlier = Set(before.deliveries.map(\.delivery.id))
    let numbers = deliveries.filter { !earlier.contains($0.delivery.id) }.map(\.number)
    let place = named.map {
      PlaceConfirmation(writing: confirmation.writing).named($0.place, isNew: $0.isNew, deliveries: numbers)
    }
    let expectation = numbers.first.flatMap { number in
      amount.map { _ in confirmation.expectation(ofDelivery: number, in: self, before: nil) }
    }
    return [confirmation.accepted(in: self, after: before), place, expectation].compactMap(\.self)
  }
}
