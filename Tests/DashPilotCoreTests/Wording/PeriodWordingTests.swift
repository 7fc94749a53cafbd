import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Period wording")
struct PeriodWordingTests {
  private let samples = PeriodPageSamples()

  private var periods: [(name: String, report: Report)] {
    let week = samples.week
    let thisWeek = samples.period(.week)
    let range = Period.range(samples, from: 4, to: 0)
    let halfYear = Period.range(samples, from: 75, to: 0)
    return [
      ("a week in progress", samples.page(samples.summary(thisWeek, week, costs: [4210, 650]), week)),
      ("a month in progress, without mileage", unmeasured(samples.period(.month))),
      (
        "today, with an amount of nothing",
        samples.page(samples.summary(samples.period(.day), nothingPaid), nothingPaid)
      ),
      ("yesterday, wholly recorded", samples.page(samples.summary(samples.period(.day, daysAgo: 1), whole), whole)),
      ("a range", samples.page(samples.summary(range, week), week)),
      ("a range drawn by months", samples.page(samples.summary(halfYear, week), week)),
      ("an empty day in progress", samples.page(samples.summary(samples.period(.day), []))),
      ("an empty dated day", samples.page(samples.summary(samples.period(.day, daysAgo: 9), []))),
      ("an empty week with expenses", samples.page(samples.summary(thisWeek, [], costs: [4210, 0, 8999]))),
      ("an empty month", samples.page(samples.summary(samples.period(.month, daysAgo: 40), []))),
      ("an empty range of one day", samples.page(samples.summary(.range(samples, from: 5, to: 5), []))),
      ("records that cannot be read", unreadable(thisWeek)),
    ]
  }

  private func unmeasured(_ period: Period) -> Report {
    let shifts = samples.recordedWeek.map { PeriodShift($0.shift, route: nil) }
    return samples.page(samples.summary(period, shifts), shifts, isMeasured: false)
  }

  private func unreadable(_ period: Period) -> Report {
    let shifts = Array(samples.week.prefix(1))
    return samples.page(
      samples.summary(period, shifts, unreadable: 2),
      shifts,
      unreadableStarts: [.evening(-86_400), .evening]
    )
  }

  private var nothingPaid: [PeriodShift] {
    [PeriodShift(samples.shift(1, hours: 0, cents: 0, fuel: PeriodPageSamples.assumptions), route: .miles(0))]
  }

  private var recordedWhole: [(shift: Shift, route: RouteMeasurement)] {
    [(samples.shift(2, day: -1, hours: 4, cents: 9300, fuel: PeriodPageSamples.assumptions), .miles(50))]
  }

  private var whole: [PeriodShift] { recordedWhole.map { PeriodShift($0.shift, route: $0.route) } }

  private var weeks: [(name: String, report: Report)] {
    let (current, older) = (samples.period(.week), samples.period(.week, daysAgo: 14))
    let named = { (period: Period) in NamedPeriod(period, in: samples.calendar, now: samples.now) }
    let card = { (period: Period, shifts: [(shift: Shift, route: RouteMeasurement)], unreadable: Int) in
      WeekReport(
        summary: samples.summary(
          period,
          shifts.map { PeriodShift($0.shift, route: $0.route) },
          unreadable: unreadable
        ),
        named: named(period),
        rows: shifts.map { ShiftRow(shift: $0.shift, metrics: ShiftMetrics($0.shift, route: $0.route)) },
        writing: .newYork
      )
    }
    return [
      ("this week", card(current, samples.recordedWeek, 0).report),
      ("this week, nothing in it", card(current, [], 0).report),
      ("older weeks", WeeksReport(weeks: [card(current, recordedWhole, 0), card(older, [], 1)]).report),
      ("no older week", WeeksReport(weeks: []).report),
    ]
  }

  @Test("Each state of a period, and each card of a week, is told as its golden has it")
  func golden() {
    let text = (periods + weeks).map { "\($0.name)\n\($0.report.told)" }.joined(separator: "\n")
    #expect(Golden.mismatch("PeriodPages.txt", text) == nil)
  }

  @Test("Each reason why a figure of a period is not there has its sentence")
  func reasons() {
    let reasons =
      ExpenseNetUnavailability.allCases.map { ("ExpenseNetUnavailability.\($0)", $0.explanation) }
      + PeriodFuelUnavailability.allCases.map { ("PeriodFuelUnavailability.\($0)", $0.explanation) }
      + PeriodNetUnavailability.allCases.map { ("PeriodNetUnavailability.\($0)", $0.explanation) }
    let text = Golden.vocabulary(reasons.map { (name: $0.0, statement: Statement($0.1)) })
    #expect(Golden.mismatch("PeriodUnavailabilities.txt", text) == nil)
    for reason in PeriodFuelUnavailability.allCases.map(\.explanation) {
      for word in ["$0", "zero", "expense"] { #expect(!reason.contains(word)) }
    }
  }

  @Test("No page of a period judges, projects, or calls what is left profit")
  func words() {
    let never = [
      "better", "worse", "improved", "goal", "target", "trend", "forecast", "rank", "score", "profit", "last week",
      "tomorrow", "take-home", "wage", "income", "earned", "tax", "deduct", "write-off", "reimbursement", "typical",
      "total miles", "complete route", "idle", "productive", "on track",
    ]
    let pages = (periods + weeks + ComparisonWordingTests().pages).map(\.report.told)
    for word in never {
      #expect(!pages.contains { $0.lowercased().contains(word) }, "\(word)")
    }
  }

  @Test("A sentence about fuel speaks of no expense, and of nothing as zero")
  func fuelWords() {
    let sentences = (periods + weeks).flatMap { $0.report.sections.flatMap(\.spoken) }
      .filter { $0.contains("fuel") && !$0.contains("net") }
    #expect(sentences.count > 5)
    for word in ["zero", "expense"] { #expect(!sentences.contains { $0.contains(word) }) }
  }
}

extension Period {
  /// The days from so many days ago to so many days ago.
  static func range(_ samples: PeriodPageSamples, from first: Int, to last: Int) -> Period {
    let days = [first, last].map { CivilDate(daysSince1970: 20_323 - $0) }
    let range = try? samples.calendar.range(from: days[0], through: days[1], now: samples.now)
    return range ?? samples.period(.day)
  }
}
