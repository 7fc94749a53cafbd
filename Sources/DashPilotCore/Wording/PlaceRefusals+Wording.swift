extension PlaceChoiceRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .placeNotFound(let name):
      "There is no pickup place \(voice.quoted(name)). See which there are with \(voice.command("places"))."
    }
  }
}

extension PlaceNamingRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .noSuchDelivery(let number, let count): thereIsNoDelivery(number, of: count)
    }
  }
}

extension PlaceRenameRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .placeNotFound:
      "This pickup place is not there any more. See which there are with \(voice.command("places"))."
    case .empty: NameRefusal.empty(.pickupPlace).sentence(voice)
    case .tooLong(let maximum): NameRefusal.tooLong(.pickupPlace, maximum: maximum).sentence(voice)
    case .nameInUse(let name, let holder):
      """
      \(voice.place(named: name)) is the name of another pickup place, \(voice.place(named: holder)). \
      Choose another name, or put both under one name with \(voice.command("places merge")).
      """
    }
  }
}

extension PlaceMergeRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .samePlace(let name):
      "\(voice.place(named: name)) cannot be merged into itself. Name two different pickup places."
    case .placeNotFound(let name):
      """
      The pickup place \(voice.place(named: name)) is gone, or was changed since it was read. \
      See which there are with \(voice.command("places")), and try again.
      """
    case .shiftChanged(let source):
      """
      A shift with a delivery at \(voice.place(named: source)) was changed since it was read. \
      Nothing was merged; try again.
      """
    }
  }
}
