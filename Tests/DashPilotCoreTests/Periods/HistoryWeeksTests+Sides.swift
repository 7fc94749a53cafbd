import DashPilotCore
import Foundation
import TestSupport
import Testing

extension HistoryWeeksTests {
  @Test(
    "Every shift is on exactly one side, in the week that holds its start, whatever the order it is given in",
    arguments: ["America/New_York", "America/St_Johns", "Pacific/Apia", "Asia/Kathmandu"]
  )
  func oneSide(name: String) throws {
    let zone = try ZoneCalendar(name)
    var numbers = SeededNumbers(seed: 27)
    let now = try zone.utc("2010-11-07T02:45")
    let starts = (0..<300).map { _ in now.later(milliseconds: Int64(numbers.next(below: 900 * 86_400)) * 1000) }
      .map { $0.later(hours: -450 * 24) }
    for order in [starts, starts.sorted(), starts.sorted(by: >)] {
      let split = HistoryWeeks(order, startedAt: { $0 }, timeZone: zone.calendar.timeZone, now: now)
      let all = [split.current] + split.others
      #expect(all.flatMap(\.elements).sorted() == starts.sorted())
      for week in all {
        #expect(week.elements.allSatisfy(week.period.span.contains))
        #expect(week.elements == order.filter(week.period.span.contains))
      }
      #expect(Set(all.map(\.period)).count == all.count && split.current.period.span.contains(now))
      let firsts = split.others.map(\.period.span.start)
      #expect(firsts == firsts.sorted(by: >))
    }
  }

  @Test("The words follow the Monday week, though the summary's week begins on another day")
  func words() throws {
    let now = try ZoneCalendar().utc("2026-03-08T16:00")  // a Sunday
    let settings = try ZoneCalendar(from: .sunday)
    let split = HistoryWeeks([now], startedAt: { $0 }, timeZone: settings.calendar.timeZone, now: now)
    let metrics = PeriodMetrics([.of(1, at: now, gross: 10_00)])
    func title(_ period: Period, _ now: Instant) -> String {
      let summary = PeriodSummary(period: period, metrics: metrics)
      let named = NamedPeriod(period, in: settings.calendar, now: now)
      return WeekReport(summary: summary, named: named, rows: [], writing: .newYork).report.title.visible
    }
    let dates = "Monday, March 2, 2026 to Sunday, March 8, 2026"
    #expect(title(split.current.period, now) == "This week: \(dates)")
    #expect(title(split.current.period, now.later(hours: 24)) == "Week of \(dates)")
    let summaryWeek = settings.calendar.period(.week, holding: now)
    #expect(title(summaryWeek, now) == "This week: Sunday, March 8, 2026 to Saturday, March 14, 2026")
  }

  /// The labels of the lines on a week's card.
  private func labels(_ metrics: PeriodMetrics) throws -> [String] {
    let zone = try ZoneCalendar()
    let period = try zone.period(.week, "2026-03-08")
    let report = WeekReport(
      summary: PeriodSummary(period: period, metrics: metrics),
      named: NamedPeriod(period, in: zone.calendar, now: period.span.end),
      rows: [],
      writing: .newYork
    )
    .report
    return report.sections.flatMap(\.entries).compactMap(\.label)
  }

  @Test("A card has the amounts, the time and the miles always, and a rate or an estimate only where there is one")
  func card() throws {
    let bare = PeriodMetrics([.of(1, worked: nil)])
    #expect(try labels(bare) == ["Gross earnings", "Working time", "Recorded miles", "Activity"])
    let full = PeriodMetrics([
      .of(1, worked: 2, active: 1, gross: 50_00, fuel: .of(25, 4_00), route: .miles(10))
    ])
    let all = try labels(full)
    #expect(all.count == 8 && all.starts(with: ["Gross earnings", "Working time", "Recorded miles"]))
    #expect(all.suffix(3) == ["Activity", "Estimated fuel", "Estimated net after fuel"])
    let unpaid = PeriodMetrics([.of(1, fuel: .of(25, 4_00), route: .miles(10))])
    #expect(
      try labels(unpaid) == ["Gross earnings", "Working time", "Recorded miles", "Activity", "Estimated fuel"]
    )
  }

  @Test("A card says nothing of expenses, of the time a delivery was open, or of another week")
  func cardWithout() throws {
    let metrics = PeriodMetrics([.of(1, worked: 2, active: 1, gross: 50_00, route: .miles(10))])
    let labels = try labels(metrics).map { $0.lowercased() }
    for word in ["expenses", "active", "without a delivery", "compared", "elapsed"] {
      #expect(!labels.contains { $0.contains(word) })
    }
  }
}
