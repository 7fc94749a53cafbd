/// An invented set of records that shows one thing, by the name that it is asked for (`spec/10`, scenarios for demo).
public enum Scenario: String, CaseIterable, Hashable, Sendable {
  case history
  case activeDelivery = "active-delivery"
  case pickupHistory = "pickup-history"
  case periodSummary = "period-summary"
  case periodComparison = "period-comparison"
  case expectedPay = "expected-pay"
  case stackedOffer = "stacked-offer"
  case malformedOffer = "malformed-offer"
  case pausedHistory = "paused-history"
  case lateEndHistory = "late-end-history"
  case lateDeliveryHistory = "late-delivery-history"
  case olderWeeks = "older-weeks"
  case olderWeeksOnly = "older-weeks-only"

  /// The scenario of a typed name; refused where there is none.
  public init(typed text: String) throws(ScenarioRefusal) {
    guard let scenario = Scenario(rawValue: text) else { throw .unknownScenario(text) }
    self = scenario
  }

  /// The whole tree of the scenario: its settings and its records.
  public func change(from anchor: ScenarioAnchor) throws -> Change {
    Change(saved: [.settings(anchor.settings)] + (try records(anchor)))
  }

  private func records(_ anchor: ScenarioAnchor) throws -> [Record] {
    switch self {
    case .history: try Scenario.history(anchor)
    case .activeDelivery: try Scenario.activeDelivery(anchor)
    case .pickupHistory: try Scenario.pickupHistory(anchor)
    case .periodSummary: try Scenario.periodSummary(anchor)
    case .periodComparison: try Scenario.periodComparison(anchor)
    case .expectedPay: try Scenario.expectedPay(anchor)
    case .stackedOffer: try Scenario.stackedOffer(anchor)
    case .malformedOffer: try Scenario.malformedOffer(anchor)
    case .pausedHistory: try Scenario.pausedHistory(anchor)
    case .lateEndHistory: try Scenario.lateEndHistory(anchor)
    case .lateDeliveryHistory: try Scenario.lateDeliveryHistory(anchor)
    case .olderWeeks: try Scenario.olderWeeks(anchor)
    case .olderWeeksOnly: try Scenario.olderWeeksOnly(anchor)
    }
  }
}

/// Why no invented records were made.
public enum ScenarioRefusal: Refusal {
  case unknownScenario(String)
  case yearsOutOfRange(Int)
  case routesWithoutYears
}
