import DashPilotCore
import Foundation
import TestSupport
import Testing

extension TimeInputTests {
  private func local(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) throws -> LocalTime {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    return LocalTime(date: date, millisecondOfDay: Int64(hour * 60 + minute) * 60_000)
  }

  private func skipped(_ hour: Int, _ minute: Int) throws -> TimeInputRefusal {
    .skippedTime(try local(2026, 3, 8, hour, minute), offsets: ["-05:00", "-04:00"])
  }

  private func repeated(_ hour: Int, _ minute: Int) throws -> TimeInputRefusal {
    .repeatedTime(try local(2026, 11, 1, hour, minute), offsets: ["-04:00", "-05:00"])
  }

  @Test("A local time that the clocks skipped is refused with the offsets around it, and its neighbours are read")
  func skippedTime() throws {
    for (text, hour, minute) in [("02:00", 2, 0), ("02:30", 2, 30), ("02:59", 2, 59)] {
      #expect(throws: try skipped(hour, minute)) { try reading("2026-03-08 \(text)") }
      #expect(throws: try skipped(hour, minute)) { try reading(text, now: "2026-03-08T20:00:00Z") }
      #expect(throws: try skipped(hour, minute)) { try reading(text, start: "2026-03-08T04:00:00Z") }
    }
    #expect(try reading("2026-03-08 01:59") == Self.utc("2026-03-08T06:59:00Z"))
    #expect(try reading("2026-03-08 03:00") == Self.utc("2026-03-08T07:00:00Z"))
  }

  @Test("A local time that came twice is refused with both offsets, and its neighbours are read")
  func repeatedTime() throws {
    for (text, hour, minute) in [("01:00", 1, 0), ("01:30", 1, 30), ("01:59", 1, 59)] {
      #expect(throws: try repeated(hour, minute)) { try reading("2026-11-01 \(text)") }
      #expect(throws: try repeated(hour, minute)) { try reading(text, now: "2026-11-01T20:00:00Z") }
      #expect(throws: try repeated(hour, minute)) { try reading(text, start: "2026-10-31T22:00:00Z") }
    }
    #expect(try reading("2026-11-01 00:59") == Self.utc("2026-11-01T04:59:00Z"))
    #expect(try reading("2026-11-01 02:00") == Self.utc("2026-11-01T07:00:00Z"))
  }

  @Test("Either of the two is read with its offset")
  func withOffset() throws {
    #expect(try reading("2026-11-01T01:30-04:00") == Self.utc("2026-11-01T05:30:00Z"))
    #expect(try reading("2026-11-01T01:30-05:00") == Self.utc("2026-11-01T06:30:00Z"))
    #expect(try reading("2026-03-08T02:30-05:00") == Self.utc("2026-03-08T07:30:00Z"))
  }

  @Test("A bare time that is over when the shift starts is the next day's, clock change or not")
  func nextDay() throws {
    #expect(try reading("01:30", start: "2026-11-01T08:00:00Z") == Self.utc("2026-11-02T06:30:00Z"))
    #expect(try reading("02:30", start: "2026-03-08T07:10:00Z") == Self.utc("2026-03-09T06:30:00Z"))
    #expect(throws: try repeated(1, 30)) { try reading("01:30", start: "2026-10-31T05:45:00Z") }
    #expect(throws: try skipped(2, 30)) { try reading("02:30", start: "2026-03-07T07:45:00Z") }
  }

  @Test("A bare time that comes twice is refused though the shift started between the two")
  func startBetween() throws {
    #expect(throws: try repeated(1, 30)) { try reading("01:30", start: "2026-11-01T05:40:00Z") }
  }

  @Test("Offsets of half an hour are shown as they are")
  func halfHours() throws {
    let zone = try #require(TimeZone(identifier: "Australia/Lord_Howe"))
    let now = try Self.utc("2026-04-04T00:00:00Z")
    let twice = TimeInputRefusal.repeatedTime(try local(2026, 4, 5, 1, 45), offsets: ["+11:00", "+10:30"])
    #expect(throws: twice) { try TypedTime("2026-04-05 01:45").instant(in: zone, shiftStart: nil, now: now) }
    let never = TimeInputRefusal.skippedTime(try local(2026, 10, 4, 2, 15), offsets: ["+10:30", "+11:00"])
    #expect(throws: never) { try TypedTime("2026-10-04 02:15").instant(in: zone, shiftStart: nil, now: now) }
    #expect(
      try TypedTime("2026-10-04 02:30").instant(in: zone, shiftStart: nil, now: now) == Self.utc("2026-10-03T15:30:00Z")
    )
  }
}
