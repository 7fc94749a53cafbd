import DashPilotCore
import DashPilotTracks
import Testing

@Suite("gpsd feed")
struct GPSDFeedTests {
  private func report(_ members: String) -> String { "{\"class\":\"TPV\",\(members)}\n" }

  private func fix(_ members: String) -> String {
    report("\"mode\":3,\"time\":\"2026-09-05T21:46:00Z\",\"lat\":40.5,\"lon\":-75.25\(members)")
  }

  @Test(
    "Each line gives one event",
    arguments: [
      ("{\"class\":\"DEVICES\",\"devices\":[]}", .devices(0)),
      ("{\"class\":\"DEVICES\",\"devices\":[{\"path\":\"a\"},{\"path\":\"b\"}]}", .devices(2)),
      ("{\"class\":\"DEVICES\"}", .unreadable), ("{\"class\":\"DEVICES\",\"devices\":{}}", .unreadable),
      ("{\"class\":\"DEVICE\",\"path\":\"a\"}", .deviceLost),
      ("{\"class\":\"DEVICE\",\"path\":\"a\",\"activated\":0}", .deviceLost),
      ("{\"class\":\"DEVICE\",\"path\":\"a\",\"activated\":0.0}", .deviceLost),
      ("{\"class\":\"DEVICE\",\"path\":\"a\",\"activated\":null}", .deviceLost),
      ("{\"class\":\"DEVICE\",\"path\":\"a\",\"activated\":1788644760.5}", .devices(1)),
      ("{\"class\":\"DEVICE\",\"path\":\"a\",\"activated\":\"2026-09-05T21:46:00Z\"}", .devices(1)),
      (
        "{\"class\":\"ERROR\",\"message\":\"Unrecognized \\\"request\\\"\\u001b[1m\"}",
        .unrecognised("Unrecognized \"request\" [1m")
      ),
      ("{\"class\":\"ERROR\"}", .unrecognised("")),
      ("{\"class\":\"VERSION\",\"release\":\"3.24\"}", .other), ("{\"class\":\"WATCH\"}", .other),
      ("{\"class\":\"SKY\",\"satellites\":[{\"PRN\":1}]}", .other), ("{\"class\":\"POLL\",\"tpv\":[{}]}", .other),
      ("{\"class\":\"NEWER\"}", .other), ("# note", .other), ("$GPGSV,1,1,00*79", .other), ("!AIVDM", .other),
      ("noise", .unreadable), ("[]", .unreadable), ("{}", .unreadable), ("{\"class\":3}", .unreadable),
      ("{\"class\":\"SKY\"} x", .unreadable), ("{\"class\":\"SKY\",}", .unreadable),
      ("{\"class\":\"SKY\",\"class\":\"TPV\"}", .unreadable), ("\"class\"", .unreadable),
    ] as [(String, FeedEvent)]
  )
  func tells(line: String, event: FeedEvent) {
    #expect(GPSDFeed().events(of: line + "\n") == [event])
    #expect(GPSDFeed().events(of: line + "\r\n") == [event])
    #expect(GPSDFeed().events(of: line) == [event], "a whole object needs no end of its line")
  }

  @Test(
    "A report has a fix in the modes 2 and 3 only, where it states a place",
    arguments: [
      ("\"mode\":0", .noFix), ("\"mode\":1,\"lat\":1,\"lon\":2", .noFix), ("\"lat\":1,\"lon\":2", .noFix),
      ("\"mode\":null", .noFix), ("\"mode\":2", .noFix), ("\"mode\":3,\"lat\":1", .noFix),
      ("\"mode\":3,\"time\":\"2026-09-05T21:46:00Z\",\"lon\":1", .noFix), ("\"mode\":2,\"lat\":1,\"lon\":2", .untimed),
      ("\"mode\":2,\"time\":null,\"lat\":1,\"lon\":2", .untimed), ("\"mode\":4", .unrecognised("mode 4")),
      ("\"mode\":-1", .unrecognised("mode -1")), ("\"mode\":2.5", .unrecognised("mode 2.5")),
      ("\"mode\":\"3\"", .unreadable), ("\"mode\":1e999", .unreadable), ("\"mode\":03", .unreadable),
      ("\"mode\":3,\"lat\":\"1\",\"lon\":2", .unreadable), ("\"mode\":3,\"lat\":1e999,\"lon\":2", .unreadable),
      ("\"mode\":3,\"lat\":nan,\"lon\":2", .unreadable), ("\"mode\":3,\"lat\":.5,\"lon\":2", .unreadable),
      ("\"mode\":3,\"time\":\"today\",\"lat\":1,\"lon\":2", .unreadable),
      ("\"mode\":3,\"time\":1788644760.5,\"lat\":1,\"lon\":2", .unreadable),
      ("\"mode\":3,\"time\":\"2026-09-05T21:46:61Z\",\"lat\":1,\"lon\":2", .unreadable),
    ] as [(String, FeedEvent)]
  )
  func judgesFix(members: String, event: FeedEvent) {
    #expect(GPSDFeed().events(of: report(members)) == [event])
  }

  @Test(
    "The accuracy is the stated radius, else that of the errors east and north, else none",
    arguments: [
      ("", nil), (",\"eph\":9.5", 9.5), (",\"eph\":0", 0), (",\"eph\":9e15", 9e15), (",\"eph\":1E+2", 100),
      (",\"eph\":9.5,\"epx\":3,\"epy\":4", 9.5), (",\"epx\":3,\"epy\":4", 5), (",\"eph\":-1,\"epx\":3,\"epy\":4", 5),
      (",\"eph\":\"9\",\"epx\":3,\"epy\":4", 5), (",\"eph\":1e999,\"epx\":3,\"epy\":4", 5), (",\"eph\":-1", nil),
      (",\"epx\":3", nil), (",\"epx\":-3,\"epy\":4", nil), (",\"epx\":1e308,\"epy\":1e308", nil), (",\"epv\":3", nil),
    ] as [(String, Double?)]
  )
  func readsAccuracy(members: String, accuracy: Double?) throws {
    let expected = try point("2026-09-05T21:46:00.000Z", 40.5, -75.25, accuracy: accuracy)
    #expect(GPSDFeed().events(of: fix(members)) == [.point(expected)])
  }

  @Test("Any place that is a number is left to the capture filter, and a fraction of a time is rounded once")
  func readsNumbers() throws {
    let line = report(
      "\"mode\":2,\"time\":\"2026-09-05T21:46:00.9996+00:00\",\"lat\":1e308,\"lon\":-99999999999999999999"
    )
    #expect(GPSDFeed().events(of: line) == [.point(try point("2026-09-05T21:46:01.000Z", 1e308, -1e20))])
  }

  @Test("Lists and objects may be nested 64 deep, and a deeper line harms nothing")
  func boundsNesting() {
    let nested = { (depth: Int) in
      "{\"class\":\"SKY\",\"x\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}\n"
    }
    #expect(GPSDFeed().events(of: nested(62)) == [.other])
    #expect(GPSDFeed().events(of: nested(64)) == [.unreadable])
    #expect(GPSDFeed().events(of: nested(30_000)) == [.unreadable])
    #expect(GPSDFeed().events(of: String(repeating: "{\"a\":", count: 13_000) + "\n") == [.unreadable])
  }

  @Test("Bytes that are not Unicode, control characters and broken escapes are unreadable")
  func refusesText() {
    let opening = Array("{\"class\":\"SKY\",\"x\":\"".utf8)
    for text in [[0xC3], [0xFF], [0xED, 0xA0, 0x80], [0x01], Array("\\x".utf8), Array("\\u12G4".utf8), [0x5C]] {
      #expect(GPSDFeed().events(of: opening + text + Array("\"}\n".utf8)) == [.unreadable])
    }
    #expect(GPSDFeed().events(of: opening + Array("Café \\u00e9\\n\"}\n".utf8)) == [.other])
    #expect(GPSDFeed().events(of: "{\"class\":\"ERROR\",\"message\":\"\\ud800\"}\n") == [.unreadable])
  }

  @Test("A line of more than 64 KiB is dropped, and a complaint is cut after 200 characters")
  func boundsLines() {
    let padded = { (count: Int) in "{\"class\":\"SKY\"}" + String(repeating: " ", count: count - 15) + "\n" }
    #expect(GPSDFeed().events(of: padded(65_536) + padded(65_537) + padded(20)) == [.other, .unreadable, .other])
    let complaint = "{\"class\":\"ERROR\",\"message\":\"\(String(repeating: "x", count: 900))\"}\n"
    #expect(GPSDFeed().events(of: complaint) == [.unrecognised(String(repeating: "x", count: 200))])
  }
}
