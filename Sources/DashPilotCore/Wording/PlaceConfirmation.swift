/// What is said of pickup places before and after they are named, renamed and merged (`spec/07`).
public struct PlaceConfirmation: Sendable {
  let writing: Writing

  /// Makes the sentences for the driver's conventions.
  public init(writing: Writing) {
    self.writing = writing
  }

  /// Deliveries were given a place, read back from the record; a new one is said to be new.
  public func named(_ place: PickupPlace, isNew: Bool, deliveries numbers: [Int]) -> Statement {
    writing.statement { voice in
      let remark = isNew ? " It is a new pickup place." : ""
      return "Recorded \(voice.place(place)) as the pickup place of \(deliveryNames(numbers)).\(remark)"
    }
  }

  /// A delivery had the place already.
  public func alreadyNamed(_ place: PickupPlace, delivery number: Int) -> Statement {
    writing.statement { "\($0.place(place)) is the pickup place of Delivery \(number) already. Nothing was written." }
  }

  /// A delivery's place was taken off it, or it had none.
  public func removed(fromDelivery number: Int, hadPlace: Bool) -> Statement {
    guard hadPlace else {
      return Statement("No pickup place was recorded for Delivery \(number), so nothing was removed.")
    }
    return Statement("Removed the pickup place of Delivery \(number). The place itself stays.")
  }

  /// A place was renamed, or had that very name.
  public func renamed(from before: PickupPlace, to after: PickupPlace) -> Statement {
    writing.statement { voice in
      guard !before.displayName.unicodeScalars.elementsEqual(after.displayName.unicodeScalars) else {
        return "The pickup place is called \(voice.place(after)) already. Nothing was written."
      }
      return """
        Renamed the pickup place \(voice.place(before)) to \(voice.place(after)). \
        Its deliveries and waits stay as they were.
        """
    }
  }

  /// What is asked before a merge: which name goes, how many deliveries move, and that it is not undone.
  public func question(_ merge: PlaceMerge) -> Statement {
    writing.statement { voice in
      let (source, destination) = (voice.place(merge.source), voice.place(merge.destination))
      let count = merge.deliveryCount
      let moved =
        count == 0
        ? "No delivery names \(source)"
        : "\(counted(count, "delivery moves", "deliveries move")) to \(destination)"
      return """
        Merge the pickup place \(source) into \(destination)? \
        \(moved), the name \(source) goes, and this cannot be undone.
        """
    }
  }

  /// A merge was carried out.
  public func merged(_ merge: PlaceMerge) -> Statement {
    writing.statement { voice in
      let count = merge.deliveryCount
      let moved = count == 0 ? "No delivery" : counted(count, "delivery", "deliveries")
      return """
        Merged the pickup place \(voice.place(merge.source)) into \(voice.place(merge.destination)). \(moved) moved.
        """
    }
  }
}
