import DashPilotCore
import Foundation
import TestSupport
import Testing

extension ScenarioTests {
  @Test("period-summary: four shifts of this week, one today; three paid, one with fuel; three expenses of today")
  func periodSummary() throws {
    for day in 0..<7 {
      let anchor = ScenarioAnchor.wednesday.later(day * 86_400)
      let change = try made(.periodSummary, anchor)
      let calendar = ReportingCalendar(timeZone: anchor.timeZone)
      let today = anchor.timeZone.localTime(at: anchor.moment).date
      let (week, span) = (calendar.period(.week, holding: today).span, calendar.span(of: today))
      #expect(change.shifts.count == 4 && change.shifts.allSatisfy { week.contains($0.startedAt) })
      let ofToday = change.shifts.filter { span.contains($0.startedAt) }
      #expect(ofToday.map(\.grossEarnings) == [Money(minorUnits: 7200)])
      #expect(change.shifts.compactMap(\.grossEarnings).reduce(.zero, +) == Money(minorUnits: 22_800))
      #expect(change.shifts.count { $0.grossEarnings == nil } == 1)
      #expect(change.shifts.count { $0.fuel.isPair } == 1 && change.shifts.count { $0.fuel.isEmpty } == 3)
      #expect(change.expenses.map(\.amount.amount).reduce(0, +) == Decimal(13_859) / 100)
      #expect(change.expenses.allSatisfy { span.contains($0.occurredAt) && $0.occurredAt <= anchor.moment })
    }
  }

  @Test("period-summary: ten miles at 25 miles per gallon and $3.60 are $1.44 of fuel")
  func fuel() throws {
    let change = try made(.periodSummary)
    let shift = try #require(change.shifts.first { $0.fuel.isPair })
    #expect(change.metrics(of: shift).fuel?.value.map { Writing.newYork.money($0.cost) } == "$1.44")
  }

  @Test("period-comparison: today with one of two shifts unpaid, two days that differ by a quarter, nothing before")
  func periodComparison() throws {
    let shifts = try made(.periodComparison).shifts
    #expect(
      times(shifts) == [
        "Monday, September 14, 2026, 9:00 AM to 1:00 PM", "Tuesday, September 15, 2026, 9:00 AM to 2:00 PM",
        "Wednesday, September 16, 2026, 9:00 AM to 11:00 AM", "Wednesday, September 16, 2026, 12:00 PM to 1:00 PM",
      ]
    )
    #expect(shifts.map(\.grossEarnings?.amount) == [80, 100, 45, nil])
  }
}
