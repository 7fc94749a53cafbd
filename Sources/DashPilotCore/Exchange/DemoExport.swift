extension JSON {
  /// The machine form of what was invented: the folder as it was given, what it holds, and how much of it.
  public static func demo(_ demo: Demo, folder: String, counts: RecordCounts) -> JSON {
    .object([
      "folder": .string(folder),
      "scenario": .string(demo.scenario?.rawValue),
      "years": demo.years.map { .integer($0) } ?? .null,
      "shiftCount": .integer(counts.shifts),
      "deliveryCount": .integer(counts.deliveries),
      "positionCount": .integer(counts.positions),
      "placeCount": .integer(counts.places),
      "expenseCount": .integer(counts.expenses),
    ])
  }
}

extension Demo {
  /// The scenario, where one was asked for.
  fileprivate var scenario: Scenario? {
    switch self {
    case .scenario(let scenario): scenario
    case .years: nil
    }
  }

  /// The number of years, where they were asked for.
  fileprivate var years: Int? {
    switch self {
    case .scenario: nil
    case .years(let years, _): years
    }
  }
}
