import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("History weeks")
struct HistoryWeeksTests {
  /// Wednesday, 11 March 2026, noon in New York.
  private let now = "2026-03-11T16:00"

  /// The weeks of shifts that begin at some instants of UTC, each told apart by its text.
  private func weeks(
    _ starts: [String],
    in name: String = "America/New_York",
    now: String? = nil
  ) throws -> HistoryWeeks<String> {
    let zone = try ZoneCalendar(name)
    let instants = try Dictionary(uniqueKeysWithValues: starts.map { ($0, try zone.utc($0)) })
    return HistoryWeeks(
      starts,
      startedAt: { instants[$0] ?? .evening },
      timeZone: zone.calendar.timeZone,
      now: try zone.utc(now ?? self.now)
    )
  }

  private func firstDays(_ weeks: HistoryWeeks<String>) -> [String] { weeks.others.map(\.period.firstDay.text) }

  @Test("The week runs from Monday through Sunday, and only the zone is asked for")
  func monday() throws {
    let week = try weeks([]).current.period
    #expect(week.kind == .week && week.dayCount == 7)
    #expect(week.firstDay.text == "2026-03-09" && week.lastDay.text == "2026-03-15")
    let sundayFirst = try ZoneCalendar(from: .sunday).period(.week, "2026-03-11")
    #expect(week != sundayFirst && sundayFirst.firstDay.text == "2026-03-08")
  }

  @Test("Sunday closes the working week and does not open the next one")
  func sunday() throws {
    let split = try weeks(["2026-03-15T23:00", "2026-03-08T23:00"], now: "2026-03-15T20:00")
    #expect(split.current.period.firstDay.text == "2026-03-09" && split.current.elements == ["2026-03-15T23:00"])
    #expect(firstDays(split) == ["2026-03-02"] && split.others[0].elements == ["2026-03-08T23:00"])
  }

  @Test("A shift at Monday's midnight is in the week that begins, and one a second before it in the week that ends")
  func midnight() throws {
    let split = try weeks(["2026-03-09T04:00", "2026-03-09T03:59:59", "2026-03-16T04:00", "2026-03-16T03:59:59"])
    #expect(split.current.elements == ["2026-03-09T04:00", "2026-03-16T03:59:59"])
    #expect(firstDays(split) == ["2026-03-16", "2026-03-02"])
    #expect(split.others.map(\.elements) == [["2026-03-16T04:00"], ["2026-03-09T03:59:59"]])
  }

  @Test("The week across New Year is one, in both years")
  func newYear() throws {
    let days = ["2026-12-28T05:00", "2026-12-31T20:00", "2027-01-01T20:00", "2027-01-04T04:59:59"]
    for now in ["2026-12-30T12:00", "2027-01-02T12:00"] {
      let split = try weeks(days, now: now)
      #expect(split.current.elements == days && split.others.isEmpty)
      #expect(split.current.period.firstDay.text == "2026-12-28" && split.current.period.lastDay.text == "2027-01-03")
    }
  }

  @Test("The week of a clock change has an hour less, or one more, and holds its days to the last second")
  func clockChange() throws {
    let spring = try weeks(["2026-03-02T05:00", "2026-03-09T03:59:59", "2026-03-09T04:00"], now: "2026-03-05T12:00")
    #expect(
      spring.current.period.hours == 167 && spring.current.elements == ["2026-03-02T05:00", "2026-03-09T03:59:59"]
    )
    let autumn = try weeks(["2026-10-26T04:00", "2026-11-02T04:59:59", "2026-11-02T05:00"], now: "2026-10-27T12:00")
    #expect(
      autumn.current.period.hours == 169 && autumn.current.elements == ["2026-10-26T04:00", "2026-11-02T04:59:59"]
    )
  }

  @Test("The zone decides which week a moment is in")
  func zone() throws {
    let start = "2026-03-09T02:00"  // Sunday evening in New York, Monday in London and in Tokyo
    #expect(try weeks([start]).current.elements.isEmpty && firstDays(weeks([start])) == ["2026-03-02"])
    for name in ["Europe/London", "Asia/Tokyo"] {
      #expect(try weeks([start], in: name).current.elements == [start])
    }
  }

  @Test("Other weeks come newest first, two shifts of one week together in their order, and an empty week not at all")
  func grouping() throws {
    let newestFirst = [
      "2026-03-10T15:00", "2026-03-04T15:00", "2026-02-20T15:00", "2026-02-17T15:00", "2025-08-20T15:00",
    ]
    for starts in [newestFirst, newestFirst.reversed()] {
      let split = try weeks(starts)
      #expect(firstDays(split) == ["2026-03-02", "2026-02-16", "2025-08-18"])
      #expect(split.others[1].elements == starts.filter { $0.hasPrefix("2026-02") })
      #expect(split.current.elements == ["2026-03-10T15:00"])
      #expect(split.others.allSatisfy { !$0.elements.isEmpty && $0.period.kind == .week })
    }
  }

  @Test("The current week is there though nothing is in it")
  func emptyCurrent() throws {
    for starts in [[], ["2026-03-04T15:00"]] {
      let split = try weeks(starts)
      #expect(split.current.elements.isEmpty && split.current.period.firstDay.text == "2026-03-09")
      #expect(split.others.map(\.elements) == starts.map { [$0] })
    }
  }

  @Test("At Monday's midnight a shift moves from this week to the others")
  func transition() throws {
    let start = "2026-03-14T15:00"
    let before = try weeks([start], now: "2026-03-16T03:59:59")
    let after = try weeks([start], now: "2026-03-16T04:00")
    #expect(before.current.elements == [start] && before.others.isEmpty)
    #expect(after.current.elements.isEmpty && after.others.map(\.elements) == [[start]])
    #expect(after.current.period.span.start == before.current.period.span.end)
  }

  @Test("A shift dated after this week is listed first, and is not hidden")
  func later() throws {
    let split = try weeks(["2026-04-01T15:00", "2026-03-10T15:00", "2026-03-04T15:00", "2026-03-12T15:00"])
    #expect(firstDays(split) == ["2026-03-30", "2026-03-02"])
    #expect(split.others[0].elements == ["2026-04-01T15:00"])
    #expect(split.current.elements == ["2026-03-10T15:00", "2026-03-12T15:00"])  // one of them is after now
  }
}
