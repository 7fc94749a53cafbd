/// Why a pickup place was not renamed, in the order in which they win.
public enum PlaceRenameRefusal: Refusal {
  case placeNotFound
  case empty
  case tooLong(maximum: Int)
  case nameInUse(String, by: String)
}

extension PlaceCatalogue {
  /// Gives a place another name; the same display form again changes nothing (`spec/07`, rename).
  ///
  /// Identity, deliveries, waits and recency stay, and no other place is merged into it.
  public func renaming(_ id: PlaceID, to text: String) throws(PlaceRenameRefusal) -> Change {
    guard let place = place(id) else { throw .placeNotFound }
    let name: RecordedName
    do { name = try RecordedName(text, for: .pickupPlace) } catch { throw PlaceRenameRefusal(error) }
    let holder = places.first { $0.id != id && $0.name.key == name.key }
    if let holder { throw .nameInUse(name.display, by: holder.displayName) }
    guard !name.display.isExactly(place.displayName) else { return Change() }
    return Change(saved: [.place(place.replacing(displayName: name.display))])
  }
}

extension PlaceRenameRefusal {
  /// A name that was not taken, as a refusal of the renaming.
  fileprivate init(_ refusal: NameRefusal) {
    switch refusal {
    case .empty: self = .empty
    case .tooLong(_, let maximum): self = .tooLong(maximum: maximum)
    }
  }
}
