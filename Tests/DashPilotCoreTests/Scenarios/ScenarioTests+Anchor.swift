import DashPilotCore
import Foundation
import TestSupport
import Testing

extension ScenarioTests {
  @Test("The same clock gives the same records", arguments: Scenario.allCases)
  func sameClock(_ scenario: Scenario) throws {
    #expect(try made(scenario) == made(scenario))
  }

  @Test("A week later the same shifts lie a week later, with the same identifiers", arguments: Scenario.allCases)
  func nextWeek(_ scenario: Scenario) throws {
    let (first, second) = (try made(scenario).shifts, try made(scenario, .wednesday.later(7 * 86_400)).shifts)
    #expect(first.map(\.id) == second.map(\.id))
    #expect(first.map { $0.startedAt.advanced(by: .seconds(7 * 86_400)) } == second.map(\.startedAt))
    #expect(first.map(\.deliveries.count) == second.map(\.deliveries.count))
  }

  @Test("Finished shifts hang from the week and not from the day: from Monday's first instant to Sunday's last")
  func sameWeek() throws {
    let monday = ScenarioAnchor.newYork(at: Instant(milliseconds: 1_789_358_400_000))
    let lastOfSunday = monday.later(7 * 86_400 - 1)
    for scenario in [Scenario.history, .pickupHistory, .pausedHistory, .lateEndHistory, .olderWeeks] {
      let expected = try made(scenario)
      #expect(try made(scenario, monday) == expected && made(scenario, lastOfSunday) == expected)
      #expect(try made(scenario, monday.later(-1)) != expected)
    }
  }

  @Test(
    "Each is made in any zone, on any day, over a change of the clocks too, with every shift in order and apart",
    arguments: ["Pacific/Apia", "Asia/Kathmandu", "America/Sao_Paulo", "Australia/Lord_Howe", "GMT"]
  )
  func zones(_ name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    for day in stride(from: 0, to: 370, by: 5) {
      let now = ScenarioAnchor.wednesday.moment.advanced(by: .seconds(day * 86_400 + day * 997))
      let anchor = ScenarioAnchor(now: now, timeZone: zone, locale: "en_US")
      for scenario in Scenario.allCases {
        let shifts = try made(scenario, anchor).shifts
        #expect(zip(shifts, shifts.dropFirst()).allSatisfy { ($0.endedAt ?? now) <= $1.startedAt })
      }
    }
  }

  @Test("Every position is at open sea, and every identifier is another one")
  func invented() throws {
    let changes = try Scenario.allCases.map { try made($0) }
    let positions = changes.flatMap(\.routes).flatMap(\.sessions).flatMap(\.positions)
    #expect(positions.allSatisfy { abs($0.latitude - 38.4) < 0.2 && abs($0.longitude + 70.5) < 0.2 })
    for change in changes {
      let identifiers =
        change.shifts.map(\.id.uuid) + change.shifts.flatMap(\.offers).map(\.id.uuid)
        + change.shifts.flatMap(\.deliveries).map(\.delivery.id.uuid)
        + change.routes.flatMap(\.sessions).compactMap(\.id?.uuid)
      #expect(Set(identifiers).count == identifiers.count)
    }
  }
}
