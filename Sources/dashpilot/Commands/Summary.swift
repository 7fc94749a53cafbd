import DashPilotCore
import DashPilotStore

extension Command {
  static let summary = Command(
    "summary",
    arguments: [
      Argument("KIND", isOptional: true, help: "day, week, month or range; this week if left out"),
      Argument("DATE", isOptional: true, help: "A day in it as 2026-09-05, a month as 2026-09; today if left out"),
      Argument("TO", isOptional: true, help: "The last day of a range, whose first day is DATE"),
    ],
    options: [
      Option("previous", value: "N", help: "N days, weeks or months earlier"),
      Option("compare", help: "Set it beside the day, week, month or as many days before it"),
      Option("without-mileage", help: "Read no route: no mileage, and no estimate of fuel"),
    ],
    summary: "Show what a day, a week, a month or a range came to.",
    details: """
      A shift belongs to the period in which it began, whole; an expense to that of its own time. Every figure stands
      with how many records it rests on. A rate is the sum of amounts over the sum of times or miles, of those shifts
      that have both.
      """
  ) { context in
    let request = try RequestedPeriod(context.arguments)
    return try context.readingPeriods { tree, writing, calendar in
      let period = try request.period(in: calendar, now: context.now)
      let answer = PeriodAnswer(
        calendar: calendar,
        now: context.now,
        isMeasured: !context.arguments.has("without-mileage")
      )
      let selected = try tree.records(of: period, isMeasured: answer.isMeasured)
      let other =
        context.arguments.has("compare")
        ? try tree.records(of: calendar.period(comparedWith: period), isMeasured: answer.isMeasured) : nil
      return answer.reply(selected, beside: other, in: writing)
    }
  }
}

/// The answer about a period, from what was read of it.
private struct PeriodAnswer {
  let calendar: ReportingCalendar
  let now: Instant
  let isMeasured: Bool

  func reply(_ selected: PeriodRecords, beside other: PeriodRecords?, in writing: Writing) -> Reply {
    let comparison = other.flatMap { other in
      PeriodComparison(selected.summary, with: other.summary, in: calendar, now: now, isMeasured: isMeasured)
    }
    let page = PeriodReport(
      summary: selected.summary,
      named: named(selected.summary.period),
      parts: calendar.parts(
        of: selected.summary.period,
        shifts: selected.shifts,
        unreadableStarts: selected.unreadableShifts.compactMap(\.startInName),
        now: now
      ),
      isMeasured: isMeasured,
      comparison: comparison.map { report(of: $0, in: writing) },
      writing: writing
    )
    let unreadable = selected.unreadable + (other?.unreadable ?? [])
    return Reply(
      .report(page.report),
      json: .period(
        selected.summary,
        now: now,
        isMeasured: isMeasured,
        comparison: comparison,
        unreadable: unreadable.map(\.json)
      ),
      notices: selected.notices(in: writing) + (other?.notices(in: writing) ?? []),
      isIncomplete: !unreadable.isEmpty
    )
  }

  private func report(of comparison: PeriodComparison, in writing: Writing) -> ComparisonReport {
    ComparisonReport(
      comparison: comparison,
      current: named(comparison.current.period),
      previous: named(comparison.previous.period),
      writing: writing
    )
  }

  private func named(_ period: Period) -> NamedPeriod { NamedPeriod(period, in: calendar, now: now) }
}
