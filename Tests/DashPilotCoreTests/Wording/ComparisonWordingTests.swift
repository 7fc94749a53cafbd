import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Comparison wording")
struct ComparisonWordingTests {
  private let samples = PeriodPageSamples()

  /// A shift of some days ago with its hours and cents, and a route.
  private func worked(
    _ daysAgo: Double,
    hours: Double,
    cents: Int?,
    miles: Double? = nil,
    gaps: Int = 0
  ) -> PeriodShift {
    PeriodShift(
      samples.shift(UInt8(daysAgo) + 1, day: -daysAgo, hours: hours, cents: cents),
      route: miles.map { .miles($0, gaps: gaps) } ?? .nothing
    )
  }

  private func compared(
    _ kind: PeriodKind,
    daysAgo: Int,
    _ current: [PeriodShift],
    _ previous: [PeriodShift],
    costs: ([Int], [Int]) = ([], []),
    lost: Int = 0
  ) -> Report {
    let selected = samples.period(kind, daysAgo: daysAgo)
    let other = samples.calendar.period(comparedWith: selected)
    return samples.page(
      samples.summary(selected, current, costs: costs.0),
      beside: samples.summary(other, previous, costs: costs.1, unreadable: lost)
    )
  }

  /// A page for each of the things that a comparison may say.
  var pages: [(name: String, report: Report)] {
    [
      (
        "yesterday and the day before, both wholly recorded",
        compared(
          .day,
          daysAgo: 1,
          [worked(1, hours: 5, cents: 10_000, miles: 24.5)],
          [worked(2, hours: 4, cents: 8000, miles: 30)],
          costs: ([4210], [650, 650])
        )
      ),
      (
        "today in progress, one of two paid, against an amount of nothing",
        compared(
          .day,
          daysAgo: 0,
          [worked(0, hours: 2, cents: 8000), worked(0, hours: 1, cents: nil)],
          [worked(1, hours: 1, cents: 0)]
        )
      ),
      ("a day after one without records", compared(.day, daysAgo: 3, [worked(3, hours: 2, cents: 4500)], [])),
      ("an empty day after a worked one", compared(.day, daysAgo: 2, [], [worked(3, hours: 2, cents: 4500)])),
      (
        "a change of less than half a percent, and none",
        compared(.day, daysAgo: 1, [worked(1, hours: 4, cents: 10_049)], [worked(2, hours: 4, cents: 10_000)])
      ),
      (
        "a week against one in part recorded",
        compared(
          .week,
          daysAgo: 7,
          [worked(7, hours: 3, cents: 6000, miles: 12), worked(8, hours: 2, cents: 3000, miles: 8, gaps: 1)],
          [worked(14, hours: 6, cents: 15_000, miles: 40), worked(15, hours: 4, cents: nil)],
          lost: 1
        )
      ),
      (
        "months of different lengths",
        compared(.month, daysAgo: 60, [worked(60, hours: 5, cents: 31_000)], [worked(85, hours: 5, cents: 28_000)])
      ),
      ("a range", range),
    ]
  }

  private var range: Report {
    let selected = Period.range(samples, from: 2, to: 1)
    return samples.page(
      samples.summary(selected, [worked(1, hours: 5, cents: 10_000)]),
      beside: samples.summary(
        samples.calendar.period(comparedWith: selected),
        [worked(3, hours: 5, cents: 12_000)]
      )
    )
  }

  @Test("Each comparison is told as its golden has it")
  func golden() {
    let text = pages.map { name, report in
      let first = report.sections.firstIndex { $0.heading?.hasPrefix("Compared") ?? false } ?? 0
      return "\(name)\n\(report.told(from: first))"
    }
    #expect(Golden.mismatch("Comparisons.txt", text.joined(separator: "\n")) == nil)
  }
}
