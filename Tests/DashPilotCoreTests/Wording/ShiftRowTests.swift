import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Shift row in history")
struct ShiftRowTests {
  private func row(
    _ shift: Shift,
    _ route: RouteMeasurement?,
    in writing: Writing = .newYork
  ) -> Statement {
    ShiftRow(shift: shift, metrics: ShiftMetrics(shift, route: route)).statement(in: writing)
  }

  @Test("The founding row, word for word")
  func founding() {
    #expect(
      row(.founding, .founding).spoken
        == "Saturday, August 23, 2025. 5:46 PM to 8:46 PM. 3 hr. $86.25 gross earnings recorded. "
        + "4.5 miles recorded. Partial route: DashPilot was not recording for part of this shift, "
        + "so more miles were driven than were recorded. $28.75 gross earnings per working hour."
    )
  }

  @Test("The founding row as it is seen")
  func foundingSeen() {
    #expect(
      row(.founding, .founding).visible
        == "Saturday, August 23, 2025 · $86.25 · 5:46 PM to 8:46 PM · 3 hr · 4.5 mi (partial route) · $28.75/hr"
    )
  }

  @Test("A missing amount is said where it is heard, left out where it is seen, and there is no rate")
  func missingAmount() {
    let statement = row(.evening(to: 10_800), .miles(4.5))
    #expect(
      statement.spoken
        == "Saturday, August 23, 2025. 5:46 PM to 8:46 PM. 3 hr. No gross earnings recorded. 4.5 miles recorded."
    )
    #expect(statement.visible == "Saturday, August 23, 2025 · 5:46 PM to 8:46 PM · 3 hr · 4.5 mi")
  }

  @Test("A recorded amount of nothing is said, and so is its rate")
  func zeroAmount() {
    let statement = row(.evening(to: 10_800, gross: 0), .nothing)
    #expect(
      statement.spoken
        == "Saturday, August 23, 2025. 5:46 PM to 8:46 PM. 3 hr. $0.00 gross earnings recorded. "
        + "$0.00 gross earnings per working hour."
    )
    #expect(statement.visible == "Saturday, August 23, 2025 · $0.00 · 5:46 PM to 8:46 PM · 3 hr · $0.00/hr")
  }

  @Test("No route, one that cannot be measured and one that cannot be read have no miles")
  func noMiles() {
    for route in [RouteMeasurement.nothing, .unmeasurable, nil] {
      let statement = row(.evening(to: 10_800), route)
      #expect(statement.visible == "Saturday, August 23, 2025 · 5:46 PM to 8:46 PM · 3 hr")
      #expect(!statement.spoken.contains("miles"))
    }
    #expect(row(.evening(to: 10_800), .metres(0)).spoken.hasSuffix("0.0 miles recorded."))
  }

  @Test("Pauses are said beside the working time")
  func paused() {
    let statement = row(.evening(to: 14_400, gross: 9000, pauses: [.evening(1, from: 600, to: 4200)]), .nothing)
    #expect(
      statement.visible
        == "Saturday, August 23, 2025 · $90.00 · 5:46 PM to 9:46 PM · 3 hr · 1 hr paused · $30.00/hr"
    )
    #expect(statement.spoken.contains(" 3 hr. 1 hour paused. $90.00 gross earnings recorded. "))
  }

  @Test("An end on another day carries its day")
  func overnight() {
    #expect(
      row(.evening(to: 8 * 3600), .nothing).visible
        == "Saturday, August 23, 2025 · 5:46 PM to 1:46 AM on Sunday, August 24, 2025 · 8 hr"
    )
  }

  @Test("A shift that ends before it starts has no working time and no rate, and nothing runs backwards aloud")
  func backwards() {
    let statement = row(.evening(to: -600, gross: 500), .nothing)
    #expect(statement.visible == "Saturday, August 23, 2025 · $5.00 · 5:46 PM to 5:36 PM")
  }

  @Test("Dates and times follow the locale's region, amounts and miles its numbers")
  func german() throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let german = Writing(locale: Locale(identifier: "de_DE"), timeZone: zone)
    #expect(
      row(.evening(to: 10_800, gross: 8625), .miles(4.5), in: german).visible
        == "Saturday, 23 August 2025 · 86,25\u{A0}$ · 17:46 to 20:46 · 3 hr · 4,5 mi · 28,75\u{A0}$/hr"
    )
  }
}
