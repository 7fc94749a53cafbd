import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Typed times")
struct TimeInputTests {
  let newYork = Writing.newYork.timeZone

  static func utc(_ text: String) throws -> Instant { try #require(Instant(stored: text)) }

  func reading(_ text: String, start: String? = nil, now: String = "2026-09-05T20:00:00Z") throws -> Instant {
    try TypedTime(text).instant(
      in: newYork,
      shiftStart: try start.map { try Self.utc($0) },
      now: try Self.utc(now)
    )
  }

  @Test(
    "A time with an offset is whole, and the zone does not matter",
    arguments: [
      ("2026-09-05T17:46-04:00", "2026-09-05T21:46:00Z"), ("2026-09-05T17:46-0400", "2026-09-05T21:46:00Z"),
      ("2026-09-05T17:46Z", "2026-09-05T17:46:00Z"), ("2026-09-05T17:46:30+05:30", "2026-09-05T12:16:30Z"),
      ("2026-09-05T17:46:30.125Z", "2026-09-05T17:46:30.125Z"), (" 2026-09-05T17:46Z ", "2026-09-05T17:46:00Z"),
      ("2026-09-05T17:46+00:00", "2026-09-05T17:46:00Z"), ("2026-11-01T01:30-05:00", "2026-11-01T06:30:00Z"),
    ]
  )
  func withOffset(text: String, expected: String) throws {
    #expect(try reading(text) == Self.utc(expected))
    #expect(try reading(text, start: "2026-01-01T00:00:00Z") == Self.utc(expected))
  }

  @Test(
    "A day and a time are told in the zone",
    arguments: [
      ("2026-09-05 17:46", "2026-09-05T21:46:00Z"), ("2026-09-05T17:46", "2026-09-05T21:46:00Z"),
      ("2026-01-05 17:46", "2026-01-05T22:46:00Z"), ("2026-09-05 7:46", "2026-09-05T11:46:00Z"),
      ("2026-09-05 00:00", "2026-09-05T04:00:00Z"), ("2026-09-05 23:59", "2026-09-06T03:59:00Z"),
      ("\t2026-09-05 17:46 ", "2026-09-05T21:46:00Z"),
    ]
  )
  func dayAndTime(text: String, expected: String) throws {
    #expect(try reading(text) == Self.utc(expected))
    #expect(try reading(text, start: "2026-09-05T22:00:00Z") == Self.utc(expected))
  }

  @Test(
    "Anything else is not a time",
    arguments: [
      "", " ", "17", "17:4", "17:460", "177:46", "24:00", "17:60", "-1:30", "+7:30", "5:46 PM", "17.46", "17:46:30",
      "17:46Z", "17:46-04:00", "2026-09-05", "2026-09-05 24:00", "2026-09-05 17:60", "2026-02-30 10:00",
      "2027-02-29 10:00", "2026-13-01 10:00", "2026-9-5 10:00", "26-09-05 10:00", "2026-09-05  17:46",
      "2026-09-05_17:46", "2026-09-05T17:46-4", "2026-09-05T17:46-24:00", "2026-09-05T25:46Z", "2026-02-30T10:00Z",
      "0000-01-01 10:00", "tomorrow", "now", "١٧:٤٦", "１７:46", "17:46 2026-09-05", "2026-09-05 17:46 x",
    ]
  )
  func unreadable(text: String) {
    #expect(throws: TimeInputRefusal.unreadableTime(text)) { try TypedTime(text) }
  }

  @Test(
    "A bare time is the first such time at or after the shift's start",
    arguments: [
      ("17:46", "2026-09-05T21:46:00Z"), ("17:47", "2026-09-05T21:47:00Z"), ("23:59", "2026-09-06T03:59:00Z"),
      ("00:00", "2026-09-06T04:00:00Z"), ("1:30", "2026-09-06T05:30:00Z"), ("01:30", "2026-09-06T05:30:00Z"),
      ("17:45", "2026-09-06T21:45:00Z"),
    ]
  )
  func bareTime(text: String, expected: String) throws {
    #expect(try reading(text, start: "2026-09-05T21:46:00Z") == Self.utc(expected))
  }

  @Test("A start within the typed minute is after it, so the next day's is meant")
  func withinMinute() throws {
    #expect(try reading("17:46", start: "2026-09-05T21:46:00.001Z") == Self.utc("2026-09-06T21:46:00Z"))
  }

  @Test("The shift's start decides, not now")
  func startDecides() throws {
    let start = "2026-09-05T21:46:00Z"
    for now in ["2026-09-05T21:50:00Z", "2026-09-06T12:00:00Z", "2026-09-09T00:00:00Z"] {
      #expect(try reading("18:00", start: start, now: now) == Self.utc("2026-09-05T22:00:00Z"))
    }
  }

  @Test("Without a shift a bare time is today's, by the zone's day")
  func withoutShift() throws {
    #expect(try reading("17:46", now: "2026-09-06T03:59:59Z") == Self.utc("2026-09-05T21:46:00Z"))
    #expect(try reading("17:46", now: "2026-09-06T04:00:00Z") == Self.utc("2026-09-06T21:46:00Z"))
  }
}
