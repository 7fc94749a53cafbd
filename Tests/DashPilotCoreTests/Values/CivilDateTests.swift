import DashPilotCore
import Foundation
import Testing

@Suite("Civil date")
struct CivilDateTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  @Test("Days and dates agree with the platform's calendar, from 1600 to 9999")
  func agreesWithCalendar() throws {
    let first = try #require(CivilDate(year: 1600, month: 1, day: 1)).daysSince1970
    let last = try #require(CivilDate(year: 9999, month: 12, day: 31)).daysSince1970
    for days in stride(from: first, through: last, by: 13) {
      let parts = CivilDateTests.calendar.dateComponents(
        [.year, .month, .day],
        from: Date(timeIntervalSince1970: Double(days) * 86_400)
      )
      let date = CivilDate(daysSince1970: days)
      #expect([date.year, date.month, date.day] == [parts.year, parts.month, parts.day])
      #expect(date.daysSince1970 == days)
    }
  }

  @Test("Each day follows the one before it, from the year 1 to the year 9999")
  func countsDays() throws {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var days = -719_162
    for year in 1...9999 {
      let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
      for month in 1...12 {
        let length = month == 2 && isLeap ? 29 : lengths[month - 1]
        let opening = try #require(CivilDate(year: year, month: month, day: 1))
        try #require(opening.daysSince1970 == days && CivilDate(daysSince1970: days) == opening)
        try #require(CivilDate(year: year, month: month, day: length)?.daysSince1970 == days + length - 1)
        try #require(CivilDate(year: year, month: month, day: length + 1) == nil)
        days += length
      }
    }
  }

  @Test(
    "A day that the calendar does not have is nothing",
    arguments: [(2026, 2, 30), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0), (0, 1, 1), (10_000, 1, 1), (2026, 1, -1)]
  )
  func refuses(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }
}
