import DashPilotCore
import Foundation
import TestSupport

/// Pages of periods in the states that they can be in, as of the evening of Saturday, August 23, 2025.
struct PeriodPageSamples {
  let calendar = ReportingCalendar(timeZone: Writing.newYork.timeZone, firstWeekday: .sunday)
  let now = Instant.evening(10_800)

  /// A shift of so many hours, some days after the evening, with one delivery of half an hour.
  func shift(_ number: UInt8, day: Double = 0, hours: Double, cents: Int?, fuel: FuelAssumptions = .init()) -> Shift {
    let start = day * 86_400
    let delivery = Delivery(
      id: .number(number),
      acceptedAt: .evening(start + 600),
      arrivedAtPickupAt: .evening(start + 1200),
      pickedUpAt: .evening(start + 1500 + Double(number) * 60),
      deliveredAt: .evening(start + 2400),
      pickupPlace: .number(7),
      grossEarnings: cents.map { Money(minorUnits: $0 / 4) }
    )
    return Shift(
      id: .number(number),
      startedAt: .evening(start),
      endedAt: .evening(start + hours * 3600),
      grossEarnings: cents.map { Money(minorUnits: $0) },
      fuel: fuel,
      offers: [Offer(id: .number(number), acceptedAt: .evening(start + 600), deliveries: [delivery])]
    )
  }

  static let assumptions = FuelAssumptions(milesPerGallon: 25, gasPricePerGallon: Money(4))

  func summary(_ period: Period, _ shifts: [PeriodShift], costs: [Int] = [], unreadable: Int = 0) -> PeriodSummary {
    let categories = ExpenseCategory.allCases
    let expenses = costs.enumerated().map { index, cents in
      Expense(
        id: .number(UInt8(index + 1)),
        occurredAt: .evening,
        categoryWord: categories[index % categories.count].rawValue,
        amount: Money(minorUnits: cents)
      )
    }
    return PeriodSummary(
      period: period,
      metrics: PeriodMetrics(shifts: shifts, expenses: expenses, places: [.number(7)]),
      unreadable: unreadable
    )
  }

  func page(
    _ summary: PeriodSummary,
    _ shifts: [PeriodShift] = [],
    beside other: PeriodSummary? = nil,
    isMeasured: Bool = true,
    unreadableStarts: [Instant] = []
  ) -> Report {
    let comparison = other.flatMap {
      PeriodComparison(summary, with: $0, in: calendar, now: now, isMeasured: isMeasured)
    }
    return PeriodReport(
      summary: summary,
      named: named(summary.period),
      parts: calendar.parts(of: summary.period, shifts: shifts, unreadableStarts: unreadableStarts, now: now),
      isMeasured: isMeasured,
      comparison: comparison.map {
        ComparisonReport(
          comparison: $0,
          current: named($0.current.period),
          previous: named($0.previous.period),
          writing: .newYork
        )
      },
      writing: .newYork
    ).report
  }

  func named(_ period: Period) -> NamedPeriod { NamedPeriod(period, in: calendar, now: now) }

  /// A day before the evening's, or the day itself, or its week or month.
  func period(_ kind: PeriodKind, daysAgo: Int = 0) -> Period {
    calendar.period(kind, holding: CivilDate(daysSince1970: 20_323 - daysAgo))
  }

  /// Three shifts of the week: one whole, one without a route, one without an amount; fuel on the first.
  var week: [PeriodShift] { recordedWeek.map { PeriodShift($0.shift, route: $0.route) } }

  /// The records of that week.
  var recordedWeek: [(shift: Shift, route: RouteMeasurement)] {
    [
      (shift(1, hours: 3, cents: 8625, fuel: Self.assumptions), .miles(10, gaps: 1)),
      (shift(2, day: -1, hours: 2, cents: 5000), .nothing),
      (shift(3, day: -3, hours: 1.5, cents: nil), .miles(5)),
    ]
  }
}

extension Report {
  /// The page as it is told: what is seen, part by part, then what is heard.
  var told: String { told(from: 0) }

  /// The part of the page from one of its sections on.
  func told(from first: Int) -> String {
    let sections = sections.dropFirst(first)
    let seen = sections.flatMap { section in
      [section.heading.map { "[\($0)]" }].compactMap(\.self)
        + section.entries.map { entry in
          let parts = [entry.label, entry.text] + entry.columns.map(Optional.some)
          let line = parts.compactMap(\.self).joined(separator: " | ")
          return entry.qualifier.map { "\(line) (\($0))" } ?? line
        }
    }
    let heard = [title.spoken] + sections.flatMap(\.spoken)
    return "\(title.visible)\n" + seen.map { "  \($0)\n" }.joined() + heard.map { "  > \($0.asSentence)\n" }.joined()
  }
}
