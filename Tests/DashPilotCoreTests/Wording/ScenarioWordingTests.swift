import DashPilotCore
import TestSupport
import Testing

@Suite("Wording of invented records")
struct ScenarioWordingTests {
  @Test("Each refusal has its sentence; that of an unknown scenario names all thirteen")
  func refusals() {
    let refusals: [ScenarioRefusal] = [
      .unknownScenario("yesterday"), .yearsOutOfRange(0), .yearsOutOfRange(21), .routesWithoutYears,
    ]
    #expect(Golden.mismatch("ScenarioRefusals.txt", Golden.vocabulary(of: refusals)) == nil)
    let sentence = ScenarioRefusal.unknownScenario("x").statement(in: .newYork).visible
    #expect(Scenario.allCases.allSatisfy { sentence.contains($0.rawValue) })
  }

  @Test("What is asked for: history unless a scenario or a number of years is named")
  func demos() throws {
    #expect(try Demo(scenario: nil, years: nil, withRoutes: false) == .scenario(.history))
    #expect(try Demo(scenario: .olderWeeks, years: nil, withRoutes: false) == .scenario(.olderWeeks))
    for years in [1, 20] {
      #expect(try Demo(scenario: nil, years: years, withRoutes: true) == .years(years, withRoutes: true))
    }
    for years in [0, 21, -3, .max] {
      #expect(throws: ScenarioRefusal.yearsOutOfRange(years)) {
        try Demo(scenario: nil, years: years, withRoutes: false)
      }
    }
    #expect(throws: ScenarioRefusal.routesWithoutYears) { try Demo(scenario: nil, years: nil, withRoutes: true) }
  }

  @Test("A confirmation names the kinds of which there are some; the folder is seen and not heard")
  func confirmation() throws {
    let demo = Demo.scenario(.activeDelivery)
    let counts = RecordCounts(try Scenario.activeDelivery.change(from: .wednesday))
    let wrote = DemoConfirmation(demo, counts: counts, writing: .newYork).wrote(to: "try")
    #expect(wrote.first?.visible == "Wrote the scenario active-delivery to try: 1 shift and 1 delivery.")
    #expect(wrote.first?.spoken == "Wrote the scenario active-delivery: 1 shift and 1 delivery.")
  }
}
