import Foundation

/// What a fact of a record is about.
public enum FactName: String, CaseIterable, Hashable, Sendable {
  case identifier, startedAt, endedAt
  case grossEarnings, fuelMilesPerGallon, fuelGasPricePerGallon, vehicleName
  case acceptedAt, arrivedAtPickupAt, pickedUpAt, deliveredAt, cancelledAt
  case offer, pickupPlace, expectedEarnings
  case amount, method, recordedAt
  case displayName, createdAt
  case occurredAt, category, note
  case timeZone, firstWeekday, locale, selectedVehicle, gasPricePerGallon, cardFile, gitCommit
  case milesPerGallon
  case shift, positions
}

/// What a fact says.
public enum FactValue: Hashable, Sendable {
  case instant(Instant)
  case money(Money)
  case pricePerGallon(Money)
  case milesPerGallon(Decimal)
  case text(String)
  case identifier(String)
  /// Another row of the record, by its identifier.
  case row(String)
  case place(PlaceID)
  case category(String)
  case method(TipMethod)
  case isOn(Bool)
  case positions(Int, from: Instant, to: Instant)
}

/// A fact by its name.
public struct NamedFact: Hashable, Sendable {
  /// What it is about.
  public let name: FactName
  /// What it says.
  public let value: FactValue

  init(_ name: FactName, _ value: FactValue) {
    (self.name, self.value) = (name, value)
  }

  /// A fact that may be absent.
  init?(_ name: FactName, _ value: FactValue?) {
    guard let value else { return nil }
    self.init(name, value)
  }
}

/// The facts that stand together: those of a record itself, or of one row in it.
public struct FactRow: Hashable, Sendable {
  /// What they are facts of.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case shift, pause, parkedStretch, offer, delivery, tip, place, expense, settings, vehicle, route, session
  }

  /// What they are facts of.
  public let kind: Kind
  /// Its identifier; empty for settings, and for a capture session from before they had one.
  public let id: String
  /// Its number among its like, from 1, as the driver sees it.
  public let number: Int
  /// The number of the delivery that a tip is of.
  public let holder: Int?
  /// The identifier of the delivery that a tip is of.
  let holderID: String?
  /// Its facts, in their order; an absent one is not among them.
  public let facts: [NamedFact]

  init(_ kind: Kind, _ id: String, number: Int = 1, of holder: NumberedDelivery? = nil, _ facts: [NamedFact?]) {
    (self.kind, self.id, self.number) = (kind, id, number)
    (self.holder, holderID) = (holder?.number, holder?.delivery.id.text)
    self.facts = facts.compactMap(\.self)
  }

  /// Whether both are facts of the same thing.
  func isSame(as other: FactRow) -> Bool { kind == other.kind && id == other.id }

  /// What a fact says; nothing where it is absent.
  subscript(name: FactName) -> FactValue? { facts.first { $0.name == name }?.value }
}

extension RecordContent {
  /// Every recorded fact, row by row in recorded order, the record's own first.
  public var facts: [FactRow] {
    switch self {
    case .shift(let shift): shift.facts
    case .settings(let settings): settings.facts
    case .route(let route): route.facts
    case .place(let place):
      [
        FactRow(
          .place,
          place.id.text,
          [
            NamedFact(.identifier, .identifier(place.id.text)), NamedFact(.displayName, .text(place.displayName)),
            NamedFact(.createdAt, .instant(place.createdAt)),
          ]
        )
      ]
    case .expense(let expense):
      [
        FactRow(
          .expense,
          expense.id.text,
          [
            NamedFact(.identifier, .identifier(expense.id.text)),
            NamedFact(.occurredAt, .instant(expense.occurredAt)), NamedFact(.amount, .money(expense.amount)),
            NamedFact(.category, .category(expense.categoryWord)), NamedFact(.note, expense.note.map(FactValue.text)),
          ]
        )
      ]
    }
  }
}

extension RecordContent {
  /// The pickup places that it names.
  public var places: [PlaceID] {
    facts.flatMap(\.facts).compactMap { fact in
      if case .place(let id) = fact.value { id } else { nil }
    }
  }
}

extension Settings {
  fileprivate var facts: [FactRow] {
    let own = [
      NamedFact(.timeZone, .text(timeZone)), NamedFact(.locale, .text(locale)),
      NamedFact(.firstWeekday, .text(firstWeekday.rawValue)),
      NamedFact(.selectedVehicle, selectedVehicle.map { .row($0.text) }),
      NamedFact(.gasPricePerGallon, gasPricePerGallon.map(FactValue.pricePerGallon)),
      NamedFact(.cardFile, cardFile.map(FactValue.text)), NamedFact(.gitCommit, .isOn(gitCommit)),
    ]
    return [FactRow(.settings, "", own)]
      + vehicles.enumerated().map { index, vehicle in
        FactRow(
          .vehicle,
          vehicle.id.text,
          number: index + 1,
          [
            NamedFact(.displayName, .text(vehicle.name)),
            NamedFact(.milesPerGallon, .milesPerGallon(vehicle.milesPerGallon)),
            NamedFact(.createdAt, .instant(vehicle.createdAt)),
          ]
        )
      }
  }
}

extension Route {
  fileprivate var facts: [FactRow] {
    [FactRow(.route, shift.text, [NamedFact(.shift, .identifier(shift.text))])]
      + sessions.enumerated().map { index, session in
        let end = session.positions.last?.instant ?? session.startedAt
        let positions = FactValue.positions(session.positions.count, from: session.startedAt, to: end)
        return FactRow(.session, session.id?.text ?? "", number: index + 1, [NamedFact(.positions, positions)])
      }
  }
}
