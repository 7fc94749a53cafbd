import Foundation

extension Shift: MergedRow {
  var rowID: ShiftID { id }

  /// The merge of a shift's facts and rows; a delivery is matched by itself, whichever offer holds it.
  static func resolved(_ sides: ThreeWay<Shift>) -> Resolved<Shift> {
    let startedAt = sides.fact(\.startedAt)
    let endedAt = sides.optional(\.endedAt)
    let grossEarnings = sides.optional(\.grossEarnings)
    let economy = sides.optional(\.fuel.economy) { [$0.vehicleName].compactMap(\.self) }
    let gasPrice = sides.optional(\.fuel.gasPricePerGallon)
    let pauses = sides.rows(\.pauses)
    let parkedStretches = sides.rows(\.parkedStretches)
    let offers = sides.offers
    return Resolved { side in
      Shift(
        id: sides.ours.id,
        startedAt: startedAt[side],
        endedAt: endedAt[side],
        grossEarnings: grossEarnings[side],
        fuel: FuelAssumptions(
          milesPerGallon: economy[side]?.milesPerGallon,
          gasPricePerGallon: gasPrice[side],
          vehicleName: economy[side]?.vehicleName
        ),
        pauses: pauses[side],
        parkedStretches: parkedStretches[side],
        offers: offers[side]
      )
    }
  }
}

/// An economy and the vehicle it was copied from: one fact, because a name says whose economy it is.
private struct RecordedEconomy: Equatable {
  let milesPerGallon: Decimal?
  let vehicleName: String?
}

extension FuelAssumptions {
  fileprivate var economy: RecordedEconomy? {
    guard milesPerGallon != nil || vehicleName != nil else { return nil }
    return RecordedEconomy(milesPerGallon: milesPerGallon, vehicleName: vehicleName)
  }
}

extension Stretch: MergedRow {
  var rowID: Identifier<Stretch> { id }

  static func resolved(_ sides: ThreeWay<Stretch>) -> Resolved<Stretch> {
    let (startedAt, endedAt) = (sides.fact(\.startedAt), sides.optional(\.endedAt))
    return Resolved { Stretch(id: sides.ours.id, startedAt: startedAt[$0], endedAt: endedAt[$0]) }
  }
}
