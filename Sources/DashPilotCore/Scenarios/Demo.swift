/// What an invented record tree holds: a scenario by its name, or a history of so many years.
public enum Demo: Hashable, Sendable {
  case scenario(Scenario)
  case years(Int, withRoutes: Bool)

  /// What a driver asks for; the scenario is `history` where nothing is said.
  public init(scenario: Scenario?, years: Int?, withRoutes: Bool) throws(ScenarioRefusal) {
    guard let years else {
      guard !withRoutes else { throw .routesWithoutYears }
      self = .scenario(scenario ?? .history)
      return
    }
    guard LongHistory.years.contains(years) else { throw .yearsOutOfRange(years) }
    self = .years(years, withRoutes: withRoutes)
  }
}
