import DashPilotCore
import DashPilotStore

extension RecordTree {
  /// Every pickup place; refused where one cannot be read, because a name may be that one's.
  func placeCatalogue() throws -> PlaceCatalogue {
    let found = try places()
    if let unreadable = found.unreadable.first { throw unreadable }
    return PlaceCatalogue(found.records)
  }

  /// The pickup places and their use as far as both can be read, and what cannot.
  func placesInUse() throws -> PlacesInUse {
    let (places, shifts) = (try places(), try shiftsOfRecord())
    return PlacesInUse(
      catalogue: PlaceCatalogue(places.records),
      shifts: shifts.records,
      unreadable: places.unreadable + shifts.unreadable
    )
  }
}

/// The pickup places with the shifts whose deliveries name them.
struct PlacesInUse {
  let catalogue: PlaceCatalogue
  let shifts: [Shift]
  let unreadable: [UnreadableRecord]

  /// What could not be read, as notices.
  func notices(in writing: Writing) -> [Statement] { unreadable.map { $0.statement(in: writing) } }

  /// The place that a name means; where none has it, an unreadable one may be it.
  func place(typed text: String) throws -> PickupPlace {
    do { return try catalogue.place(typed: text) } catch {
      throw unreadable.first { $0.isPlace }.map { $0 as any Error } ?? error
    }
  }
}
