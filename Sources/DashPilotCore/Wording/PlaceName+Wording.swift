extension PickupPlace {
  /// The whole name as it may be shown, so that two long ones are told apart.
  public var shownName: String { legible(displayName) }
}

extension Voice {
  /// A place's whole name, in quotation marks where it is seen.
  func place(named name: String) -> String {
    isSpoken ? name : "\"\(legible(name))\""
  }

  /// A place by its name.
  func place(_ place: PickupPlace) -> String { self.place(named: place.displayName) }
}
