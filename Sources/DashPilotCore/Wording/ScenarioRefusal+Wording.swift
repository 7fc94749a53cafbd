extension ScenarioRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .unknownScenario(let text):
      """
      \(voice.typed(text)) is not a scenario. Name one of these: \
      \(listed(Scenario.allCases.map(\.rawValue), by: "or")).
      """
    case .yearsOutOfRange(let years):
      """
      A history of \(counted(years, "year")) cannot be made. \
      Write a number of years from \(LongHistory.years.lowerBound) to \(LongHistory.years.upperBound).
      """
    case .routesWithoutYears:
      """
      --routes adds positions to a long history, and a scenario has its own. \
      Give a number of years with --years, or leave --routes out.
      """
    }
  }
}
