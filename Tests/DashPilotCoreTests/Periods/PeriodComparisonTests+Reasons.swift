import DashPilotCore
import Foundation
import TestSupport
import Testing

extension PeriodComparisonTests {
  /// A finished shift for so many cents, beside so many without an amount.
  private func paid(_ cents: Int?, unpaid: Int = 0) -> PeriodMetrics {
    PeriodMetrics([.of(1, gross: cents)] + (0..<unpaid).map { .of(UInt8($0 + 2)) })
  }

  private func reason(
    _ current: PeriodMetrics,
    _ previous: PeriodMetrics,
    isInProgress: Bool = false,
    _ figure: ComparedFigure = .recordedGrossEarnings
  ) throws -> PercentageUnavailability? {
    try PeriodComparison.days(current, previous, isInProgress: isInProgress).row(figure).percentage.reason
  }

  @Test("A missing side is subtracted from nothing, has no direction, and wins over every other reason")
  func missingSide() throws {
    let none = PeriodMetrics([])
    for (current, previous) in [(paid(80_00), none), (none, paid(80_00)), (paid(0), paid(nil)), (paid(nil), paid(0))] {
      for isInProgress in [false, true] {
        let row = try PeriodComparison.days(current, previous, isInProgress: isInProgress).row(.recordedGrossEarnings)
        #expect(row.difference == nil && row.direction == nil)
        #expect(row.percentage == .unavailable(.missingSide))
        #expect((row.current == nil) != (row.previous == nil))
      }
    }
  }

  @Test("A previous figure of nothing wins over a period in progress and over a basis that is not complete")
  func previousZero() throws {
    #expect(try reason(paid(80_00), paid(0)) == .previousZero)
    #expect(try reason(paid(80_00), paid(0), isInProgress: true) == .previousZero)
    #expect(try reason(paid(80_00, unpaid: 1), paid(0)) == .previousZero)
    #expect(try reason(paid(0), paid(0)) == .previousZero)
    let row = try PeriodComparison.days(paid(80_00, unpaid: 1), paid(0), isInProgress: true).row(.recordedGrossEarnings)
    #expect(row.told == "80 increase previousZero" && row.currentBasis == .coverage(Coverage(1, of: 2)))
  }

  @Test("A period in progress has no percentage on any row, counts too, and wins over an incomplete basis")
  func inProgress() throws {
    #expect(try reason(paid(80_00), paid(64_00), isInProgress: true) == .inProgress)
    #expect(try reason(paid(80_00, unpaid: 1), paid(64_00), isInProgress: true) == .inProgress)
    #expect(try reason(paid(64_00), paid(64_00), isInProgress: true) == .inProgress)
    let full = PeriodMetrics(
      [.of(1, worked: 4, active: 2, gross: 80_00, route: .miles(20))],
      [.of(.fuel, 5_00)]
    )
    let rows = try PeriodComparison.days(full, full, isInProgress: true).rows
    #expect(rows.count == 10 && rows.allSatisfy { $0.percentage == .unavailable(.inProgress) })
  }

  @Test("In progress is judged by the selected period alone, at both of its edges, and not by one wholly after now")
  func progressEdges() throws {
    let zone = try ZoneCalendar()
    let (day, before) = (try zone.period(.day, "2026-03-08"), try zone.period(.day, "2026-03-07"))
    let moments: [(Instant, Bool)] = [
      (before.span.start, false), (day.span.start.later(milliseconds: -1), false), (day.span.start, true),
      (day.span.end.later(milliseconds: -1), true), (day.span.end, false),
    ]
    for (now, expected) in moments {
      let comparison = try #require(
        PeriodComparison(
          PeriodSummary(period: day, metrics: paid(80_00)),
          with: PeriodSummary(period: before, metrics: paid(64_00)),
          in: zone.calendar,
          now: now
        )
      )
      #expect(comparison.states == (expected ? [.inProgress] : []))
      let row = try comparison.row(.recordedGrossEarnings)
      #expect(row.percentage == (expected ? .unavailable(.inProgress) : .available(25)))
    }
  }

  @Test("A side whose basis is not complete withholds the percentage, and wins over one that would round to nothing")
  func incompleteBasis() throws {
    #expect(try reason(paid(80_00, unpaid: 1), paid(64_00)) == .incompleteBasis)
    #expect(try reason(paid(80_00), paid(64_00, unpaid: 1)) == .incompleteBasis)
    #expect(try reason(paid(64_00, unpaid: 1), paid(64_00)) == .incompleteBasis)
    #expect(try reason(paid(100_49), paid(100_00, unpaid: 1)) == .incompleteBasis)
    #expect(try reason(paid(80_00), paid(64_00)) == nil)
    #expect(try reason(paid(100_49), paid(100_00)) == .roundsToZero)
  }

  @Test("One shift without the pair withholds the percentage of the rate, and not of the figure that is whole")
  func pairedRate() throws {
    let (whole, unrouted) = (
      PeriodMetrics([.of(1, gross: 60_00, route: .miles(10)), .of(2, gross: 20_00, route: .miles(10))]),
      PeriodMetrics([.of(1, gross: 44_00, route: .miles(10)), .of(2, gross: 20_00)])
    )
    #expect(try reason(whole, unrouted, .perRecordedMile) == .incompleteBasis)
    #expect(try reason(unrouted, whole, .perRecordedMile) == .incompleteBasis)
    #expect(try reason(whole, unrouted, .recordedMileage) == .incompleteBasis)
    #expect(try reason(whole, unrouted) == nil && reason(whole, unrouted, .perWorkingHour) == nil)
  }

  @Test("Counts are exact, so an incomplete amount withholds no percentage of theirs")
  func exactCounts() throws {
    let row = try PeriodComparison.days(paid(80_00, unpaid: 2), paid(64_00, unpaid: 1)).row(.completedShifts)
    #expect(row.told == "1 increase 50" && row.currentBasis == .exactCount && row.previousBasis == .exactCount)
  }

  @Test("Expenses never carry a percentage, whatever is recorded on both sides")
  func expenses() throws {
    func spent(_ cents: [Int]) -> PeriodMetrics {
      PeriodMetrics([.of(1, gross: 10_00)], cents.enumerated().map { .of(.fuel, $1, UInt8($0 + 1)) })
    }
    #expect(try reason(spent([5_00]), spent([4_00]), .recordedExpenses) == .incompleteBasis)
    #expect(try reason(spent([4_00]), spent([4_00]), .recordedExpenses) == .incompleteBasis)
    #expect(try reason(spent([4_00]), spent([0]), .recordedExpenses) == .previousZero)
    #expect(try reason(spent([4_00]), spent([]), .recordedExpenses) == .missingSide)
    #expect(try reason(spent([5_00]), spent([4_00]), isInProgress: true, .recordedExpenses) == .inProgress)
    let row = try PeriodComparison.days(spent([5_00, 1_00]), spent([4_00])).row(.recordedExpenses)
    #expect(row.told == "2 increase incompleteBasis")
    #expect(row.currentBasis == .recordCount(2) && row.previousBasis == .recordCount(1))
  }

  @Test("Exactly one of a percentage and a reason is on each row, over many pairs of records")
  func eitherOr() throws {
    let sides = [paid(80_00), paid(0), paid(nil), paid(80_00, unpaid: 1), PeriodMetrics([])]
    for current in sides {
      for previous in sides {
        for isInProgress in [false, true] {
          let rows = try PeriodComparison.days(current, previous, isInProgress: isInProgress).rows
          #expect(rows.allSatisfy { ($0.percentage.value == nil) != ($0.percentage.reason == nil) })
          #expect(rows.allSatisfy { $0.percentage.value != 0 })
        }
      }
    }
  }
}
