import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Period refusals")
struct PeriodRefusalTests {
  private let calendar = ReportingCalendar(timeZone: Writing.newYork.timeZone)

  private func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

  @Test("Each refusal of a period has its sentence")
  func sentences() throws {
    let (saturday, sunday) = (try day("2025-08-23"), try day("2025-08-24"))
    let refusals: [any Refusal] =
      try [PeriodKind.day, .week, .month].map { kind in
        PeriodRefusal.startsAfterNow(calendar.period(kind, holding: try day("2025-09-05")))
      } + [
        PeriodRefusal.daysReversed(first: sunday, last: saturday),
        PeriodRefusal.includesFutureDay(sunday, today: saturday),
        PeriodRefusal.rangeHasNoSteps,
        PeriodRefusal.tooManySteps(200_000),
        PeriodRefusal.unknownKind("year"),
        PeriodRefusal.unreadableDay("2025-8-23"),
        PeriodRefusal.unreadableMonth("2025-13"),
        PeriodRefusal.rangeNeedsTwoDays(
          proposed: try calendar.range(from: day("2025-08-18"), through: saturday, now: .evening)
        ),
      ]
    #expect(Golden.mismatch("PeriodRefusals.txt", Golden.vocabulary(of: refusals)) == nil)
  }
}
