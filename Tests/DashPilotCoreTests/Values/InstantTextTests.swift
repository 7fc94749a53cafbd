import DashPilotCore
import Foundation
import Testing

@Suite("Instant text")
struct InstantTextTests {
  @Test(
    "A stored time is read to the millisecond",
    arguments: [
      ("1970-01-01T00:00:00.000Z", 0),
      ("1970-01-01T00:00:00Z", 0),
      ("2026-09-05T21:46:00.000Z", 1_788_644_760_000),
      ("2026-09-05T21:46:00.5Z", 1_788_644_760_500),
      ("2026-09-05T21:46:00.05Z", 1_788_644_760_050),
      ("2026-09-05T21:46:00.250000Z", 1_788_644_760_250),
      ("2024-02-29T00:00:00Z", 1_709_164_800_000),
      ("2000-02-29T23:59:59.999Z", 951_868_799_999),
      ("1969-12-31T23:59:59.999Z", -1),
      ("0001-01-01T00:00:00.000Z", -62_135_596_800_000),
      ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
    ]
  )
  func reads(text: String, milliseconds: Int64) {
    #expect(Instant(stored: text) == Instant(milliseconds: milliseconds))
    #expect(Instant(stored: Array(text.utf8).span) == Instant(milliseconds: milliseconds))
  }

  @Test(
    "Anything finer than a millisecond is rounded once, half away from zero",
    arguments: [
      ("1970-01-01T00:00:00.0004Z", 0),
      ("1970-01-01T00:00:00.0005Z", 1),
      ("1970-01-01T00:00:00.00049999999999999999999999Z", 0),
      ("1970-01-01T00:00:00.00050000000000000000000000Z", 1),
      ("1970-01-01T00:00:00.9995Z", 1000),
      ("1969-12-31T23:59:59.9995Z", -1),
      ("1969-12-31T23:59:59.99949Z", -1),
      ("1969-12-31T23:59:59.99950000000000000000001Z", 0),
      ("1969-12-31T23:59:59.9996Z", 0),
      ("1969-12-31T23:59:59.9985Z", -2),
      ("1970-01-01T01:59:59.9995+02:00", -1),
      ("1969-12-31T22:00:00.0005-02:00", 1),
    ]
  )
  func rounds(text: String, milliseconds: Int64) {
    #expect(Instant(stored: text)?.milliseconds == milliseconds)
  }

  @Test(
    "An offset is taken off",
    arguments: [
      ("2026-09-05T17:46:00-04:00", "2026-09-05T21:46:00.000Z"),
      ("2026-09-05T17:46:00-0400", "2026-09-05T21:46:00.000Z"),
      ("2026-09-06T03:16:00.250+05:30", "2026-09-05T21:46:00.250Z"),
      ("2026-09-06T03:31:00+0545", "2026-09-05T21:46:00.000Z"),
      ("2026-09-05T21:46:00-00:00", "2026-09-05T21:46:00.000Z"),
      ("2027-01-01T13:59:00+14:00", "2026-12-31T23:59:00.000Z"),
      ("9999-12-31T23:59:59+00:01", "9999-12-31T23:58:59.000Z"),
    ]
  )
  func takesOffsetOff(text: String, inUTC: String) {
    #expect(Instant(stored: text)?.text == inUTC)
  }

  @Test(
    "What no clock shows is refused",
    arguments: [
      "2026-02-30T00:00:00Z", "2025-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-04-31T00:00:00Z",
      "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-01-00T00:00:00Z", "2026-01-32T00:00:00Z",
      "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z", "2026-01-01T00:00:60Z", "0000-01-01T00:00:00Z",
      "2026-01-01T00:00:00+24:00", "2026-01-01T00:00:00+00:60", "0001-01-01T00:00:00+00:01",
      "9999-12-31T23:59:59-00:01", "9999-12-31T23:59:59.9995Z",
    ]
  )
  func refusesImpossible(text: String) {
    #expect(Instant(stored: text) == nil)
  }

  @Test(
    "Another shape is refused",
    arguments: [
      "", "Z", "2026", "2026-09-05", "2026-09-05Z", "2026-09-05T21:46Z", "2026-09-05T21:46:00",
      "2026-09-05T21:46:00.000", "2026-09-05T21:46:00.", "2026-09-05T21:46:00.Z", "2026-09-05T21:46:00,5Z",
      "2026-09-05t21:46:00Z", "2026-09-05T21:46:00z", "2026-09-05 21:46:00Z", " 2026-09-05T21:46:00Z",
      "2026-09-05T21:46:00Z ", "2026-09-05T21:46:00Z\n", "2026-09-05T21:46:00ZZ", "2026-09-05T21:46:00 Z",
      "2026-09-05T21:46:00+0", "2026-09-05T21:46:00+04", "2026-09-05T21:46:00+4:00", "2026-09-05T21:46:00+040",
      "2026-09-05T21:46:00+04:0", "2026-09-05T21:46:00+04:000", "2026-09-05T21:46:00+04-00",
      "2026-09-05T21:46:00*04:00", "2026-09-05T21:46:00+04:00Z", "2026-09-05T21:46:00Z+04:00",
      "+2026-09-05T21:46:00Z", "-2026-09-05T21:46:00Z", "12026-09-05T21:46:00Z", "2026-9-5T21:46:00Z",
      "20260905T214600Z", "2026-W36-6T21:46:00Z", "2026-249T21:46:00Z", "2026/09/05T21:46:00Z",
      "٢٠٢٦-09-05T21:46:00Z", "2026-09-05T21:46:00.٥Z", "2026-09-05T21:46:0éZ", "2026-09-05T-1:46:00Z",
    ]
  )
  func refusesOtherShapes(text: String) {
    #expect(Instant(stored: text) == nil)
  }

  @Test("Every beginning of a stored time is refused, and every byte after it")
  func refusesParts() {
    let whole = Array("2026-09-05T21:46:00.000Z".utf8)
    for length in 0..<whole.count {
      #expect(Instant(stored: Array(whole.prefix(length)).span) == nil)
    }
    for byte in UInt8.min...UInt8.max {
      #expect(Instant(stored: (whole + [byte]).span) == nil)
    }
  }

  @Test(
    "A stored time is written to the millisecond",
    arguments: [
      (0, "1970-01-01T00:00:00.000Z"),
      (-1, "1969-12-31T23:59:59.999Z"),
      (1_788_644_760_007, "2026-09-05T21:46:00.007Z"),
      (-62_135_596_800_000, "0001-01-01T00:00:00.000Z"),
      (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
      (253_402_300_800_000, "10000-01-01T00:00:00.000Z"),
      (-62_135_596_800_001, "0-12-31T23:59:59.999Z"),
    ]
  )
  func writes(milliseconds: Int64, text: String) {
    #expect(Instant(milliseconds: milliseconds).text == text)
  }

  @Test("An instant that no four-digit year holds is written and not read", arguments: [Int64.min, Int64.max])
  func writesBeyondYears(milliseconds: Int64) {
    #expect(Instant(stored: Instant(milliseconds: milliseconds).text) == nil)
  }

  @Test("Every instant survives being written and read")
  func survives() {
    let (first, last): (Int64, Int64) = (-62_135_596_800_000, 253_402_300_799_999)
    for milliseconds in stride(from: first, through: last, by: 7_919_333_777) {
      let instant = Instant(milliseconds: milliseconds)
      #expect(Instant(stored: instant.text) == instant)
    }
    for milliseconds in stride(from: Int64(-86_400_000), through: 86_400_000, by: 10_007) {
      let instant = Instant(milliseconds: milliseconds)
      #expect(Instant(stored: instant.text) == instant)
    }
  }

  @Test("The text is what Foundation's own formatter writes")
  func agreesWithFoundation() {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    for seconds in stride(from: Int64(-11_000_000_000), through: 253_402_300_799, by: 86_400 * 977 + 3_723) {
      let instant = Instant(milliseconds: seconds * 1000 + 125)
      #expect(instant.text == instant.date.formatted(style))
    }
  }
}
