import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Local times")
struct LocalTimeTests {
  private func instants(_ zone: String, _ text: String) throws -> [String] {
    let zone = try #require(TimeZone(identifier: zone))
    return zone.instants(of: try local(text)).map(\.text)
  }

  /// `2026-11-01 01:30:00.000`, as a clock shows it.
  private func local(_ text: String) throws -> LocalTime {
    let instant = try #require(Instant(stored: text.replacing(" ", with: "T") + "Z"))
    return TimeZone.gmt.localTime(at: instant)
  }

  @Test(
    "A local time comes once, never or twice, to the millisecond",
    arguments: [
      ("America/New_York", "2026-03-08 01:59:59.999", ["2026-03-08T06:59:59.999Z"]),
      ("America/New_York", "2026-03-08 02:00:00.000", []),
      ("America/New_York", "2026-03-08 02:59:59.999", []),
      ("America/New_York", "2026-03-08 03:00:00.000", ["2026-03-08T07:00:00.000Z"]),
      ("America/New_York", "2026-11-01 00:59:59.999", ["2026-11-01T04:59:59.999Z"]),
      ("America/New_York", "2026-11-01 01:00:00.000", ["2026-11-01T05:00:00.000Z", "2026-11-01T06:00:00.000Z"]),
      ("America/New_York", "2026-11-01 01:59:59.999", ["2026-11-01T05:59:59.999Z", "2026-11-01T06:59:59.999Z"]),
      ("America/New_York", "2026-11-01 02:00:00.000", ["2026-11-01T07:00:00.000Z"]),
      ("Australia/Lord_Howe", "2026-04-05 01:30:00.000", ["2026-04-04T14:30:00.000Z", "2026-04-04T15:00:00.000Z"]),
      ("Australia/Lord_Howe", "2026-04-05 02:00:00.000", ["2026-04-04T15:30:00.000Z"]),
      ("Australia/Lord_Howe", "2026-10-04 02:00:00.000", []),
      ("Australia/Lord_Howe", "2026-10-04 02:29:59.999", []),
      ("Australia/Lord_Howe", "2026-10-04 02:30:00.000", ["2026-10-03T15:30:00.000Z"]),
      ("America/St_Johns", "2026-07-01 12:00:00.000", ["2026-07-01T14:30:00.000Z"]),
      ("Asia/Kathmandu", "2026-07-01 12:00:00.000", ["2026-07-01T06:15:00.000Z"]),
      ("Pacific/Kiritimati", "2026-07-01 00:00:00.000", ["2026-06-30T10:00:00.000Z"]),
      ("Pacific/Pago_Pago", "2026-07-01 23:59:59.999", ["2026-07-02T10:59:59.999Z"]),
      ("Pacific/Apia", "2011-12-30 12:00:00.000", []),
      ("America/Havana", "2026-03-08 00:00:00.000", []),
      ("America/Havana", "2026-11-01 00:00:00.000", ["2026-11-01T04:00:00.000Z", "2026-11-01T05:00:00.000Z"]),
    ] as [(String, String, [String])]
  )
  func instants(zone: String, local: String, expected: [String]) throws {
    #expect(try instants(zone, local) == expected)
  }

  @Test(
    "What a clock shows at an instant is one of the instants of what it shows",
    arguments: ["America/New_York", "Australia/Lord_Howe", "America/Havana", "Asia/Kathmandu", "Pacific/Apia", "UTC"]
  )
  func roundTrip(identifier: String) throws {
    let zone = try #require(TimeZone(identifier: identifier))
    let quarter: Int64 = 15 * 60_000
    for around in ["2026-03-08T06:00:00Z", "2026-04-04T15:00:00Z", "2026-11-01T05:00:00Z", "2011-12-30T10:00:00Z"] {
      let middle = try #require(Instant(stored: around)).milliseconds
      for step in -200...Int64(200) {
        let instant = Instant(milliseconds: middle + step * quarter + step)
        #expect(zone.instants(of: zone.localTime(at: instant)).contains(instant))
      }
    }
  }

  @Test("A clock shows the day, the hour and the minute")
  func clock() throws {
    let local = Writing.newYork.timeZone.localTime(at: .evening)
    #expect(local.date == CivilDate(year: 2025, month: 8, day: 23))
    #expect(local.hour == 17 && local.minute == 46)
    #expect(local.millisecondOfDay == Int64(17 * 60 + 46) * 60_000)
  }

  @Test("Before 1970 the time of day counts from that day's midnight")
  func before1970() {
    let local = TimeZone.gmt.localTime(at: Instant(milliseconds: -1))
    #expect(local.date == CivilDate(year: 1969, month: 12, day: 31))
    #expect(local.millisecondOfDay == 86_399_999 && local.hour == 23 && local.minute == 59)
  }
}
