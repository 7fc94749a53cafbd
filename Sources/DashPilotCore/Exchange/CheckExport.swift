extension JSON {
  /// How many records of each kind were read.
  public static func checked(_ counts: CheckedCounts) -> JSON {
    .object([
      "shiftCount": .integer(counts.shifts),
      "routeCount": .integer(counts.routes),
      "placeCount": .integer(counts.places),
      "expenseCount": .integer(counts.expenses),
    ])
  }
}
