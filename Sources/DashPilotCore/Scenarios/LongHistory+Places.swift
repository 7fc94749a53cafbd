extension LongHistory {
  /// The places known by a day: six from the first, then another every fifth day until there are forty.
  func places(on day: CivilDate) -> [PickupPlace] {
    let passed = day.daysSince1970 - firstDay.daysSince1970
    let names = LongHistory.placeNames
    return names.prefix(6 + passed / 5).enumerated().map { index, name in
      let known = firstDay.adding(days: 5 * max(0, index - 5))
      return PickupPlace(
        id: anchor.draws["place"][index].identifier(),
        displayName: name,
        createdAt: anchor.instant(known, hour: 6)
      )
    }
  }

  /// Forty invented names.
  private static let placeNames: [String] = {
    let kinds = ["Noodle House", "Soup Bar", "Grill", "Bakery", "Kitchen"]
    let words = ["Lantern", "Harbor", "Copper", "Juniper", "Marble", "Velvet", "Saffron", "Cedar"]
    return kinds.flatMap { kind in words.map { "\($0) \(kind)" } }
  }()
}
