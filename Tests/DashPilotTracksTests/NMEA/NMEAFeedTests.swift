import DashPilotCore
import DashPilotTracks
import Testing

@Suite("NMEA feed")
struct NMEAFeedTests {
  private static let fix = "GPRMC,214600,A,4003.6,N,07509.0,W,,,050926"

  @Test("An RMC sentence speaks as soon as its line ends")
  func tellsAtOnce() throws {
    var feed = NMEAFeed()
    let text = sentence(NMEAFeedTests.fix)
    #expect(feed.consume(text.utf8.dropLast(2)).isEmpty)
    #expect(feed.consume([0x0D]) == [.point(try fix("2026-09-05T21:46:00.000Z"))])
    #expect(feed.consume([0x0A]).isEmpty)
    #expect(feed.finish().isEmpty)
  }

  @Test("A GGA sentence waits for the RMC of its time, and speaks where none comes")
  func waits() throws {
    var feed = NMEAFeed()
    let fixData = { (time: String) in sentence("GPGGA,\(time),4003.6,N,07509.0,W,1,04,,,,,,,") }
    #expect(feed.consume(fixData("214600").utf8).isEmpty)
    #expect(feed.consume(sentence(NMEAFeedTests.fix).utf8) == [.point(try fix("2026-09-05T21:46:00.000Z"))])
    #expect(feed.consume(fixData("214600.00").utf8).isEmpty)
    #expect(feed.consume(fixData("214601").utf8).isEmpty)
    #expect(feed.consume(fixData("214602").utf8) == [.point(try fix("2026-09-05T21:46:01.000Z"))])
    #expect(feed.finish() == [.point(try fix("2026-09-05T21:46:02.000Z"))])
    #expect(feed.finish().isEmpty)
  }

  @Test("The RMC of an epoch decides, whichever comes first")
  func recommendedMinimumDecides() {
    let (void, fixData) = (
      sentence("GPRMC,214600,V,,,,,,,050926"), sentence("GPGGA,214600,4003.6,N,07509.0,W,1,04,,,,,,,")
    )
    #expect(NMEAFeed().events(of: void + fixData) == [.noFix])
    #expect(NMEAFeed().events(of: fixData + void) == [.noFix])
  }

  @Test("Sentences without a time are epochs of their own, of which GGA and RMC are one")
  func countsTimelessEpochs() {
    let (void, fixData) = (sentence("GPRMC,,V,,,,,,,,,,N"), sentence("GPGGA,,,,,,0,,,,,,,,"))
    #expect(NMEAFeed().events(of: void + fixData + void + fixData) == [.noFix, .noFix])
    #expect(NMEAFeed().events(of: fixData + fixData + fixData) == [.noFix, .noFix, .noFix])
    #expect(NMEAFeed().events(of: fixData + void + fixData + void) == [.noFix, .noFix])
  }

  @Test("A checksum may be missing only where no sentence before had one")
  func judgesMissingChecksum() throws {
    let bare = "$\(NMEAFeedTests.fix)\n"
    let point = FeedEvent.point(try fix("2026-09-05T21:46:00.000Z"))
    #expect(NMEAFeed().events(of: bare) == [point])
    #expect(NMEAFeed().events(of: sentence("GPGSV,1,1,00") + bare) == [.other, .unreadable])
    #expect(NMEAFeed().events(of: sentence("GPGSV,1,1,00") + "$PLCS,1\n$GPGSV,1,1\n") == [.other, .other, .other])
    #expect(NMEAFeed().events(of: String(bare.dropLast())) == [.unreadable], "it may be cut short")
    #expect(NMEAFeed().events(of: String(sentence(NMEAFeedTests.fix).dropLast())) == [point])
    #expect(NMEAFeed().events(of: sentence(NMEAFeedTests.fix).lowercased()) == [.unreadable])
  }

  @Test("A line ends with LF, CRLF or a lone CR", arguments: ["\n", "\r\n", "\r", "\n\n", "\r\n\r\n", " \t\r\n"])
  func endsLines(end: String) throws {
    let text = (0...2).map { "$GPRMC,21460\($0),A,4003.6,N,07509.0,W,,,050926\(end)" }.joined()
    let events = try (0...2).map { FeedEvent.point(try fix("2026-09-05T21:46:0\($0).000Z")) }
    #expect(NMEAFeed().events(of: text) == events)
    #expect(NMEAFeed().events(of: Array(text.utf8), size: 1) == events)
  }

  @Test("A line of more than 1 KiB is dropped, and what follows is read")
  func dropsOverlong() throws {
    let text = String(repeating: "$", count: 5000) + "\n" + sentence(NMEAFeedTests.fix)
    #expect(NMEAFeed().events(of: text) == [.unreadable, .point(try fix("2026-09-05T21:46:00.000Z"))])
    #expect(NMEAFeed().events(of: String(repeating: "#", count: 1024) + "\n") == [.other])
    #expect(NMEAFeed().events(of: String(repeating: "#", count: 1025) + "\n") == [.unreadable])
  }

  @Test(
    "AIS, proprietary sentences, comments, gpsd's lines and other types say nothing",
    arguments: ["!AIVDM,1,1,,A,x,0*7D\n", "# note\n", "{\"class\":\"TPV\",\"mode\":3}\n", "\u{FEFF}#\n"]
      + ["PUBX,00,214600,4003.6", "PSRMC,A", "GPZDA,,,,,,", "GPGLL,4003.6,N,07509.0,W,214600,A", "GPGST,214600"]
      .map(sentence)
  )
  func passesOver(line: String) {
    #expect(NMEAFeed().events(of: line) == [.other])
  }

  @Test(
    "Fields that say what cannot be make a sentence unreadable",
    arguments: [
      "GPRMC", "GPRMC,214600", "GPRMC,214600,A", "GPRMC,214600,B,4003.6,N,07509.0,W,,,050926",
      "GPRMC,214660,A,4003.6,N,07509.0,W,,,050926", "GPRMC,216000,A,4003.6,N,07509.0,W,,,050926",
      "GPRMC,240000,A,4003.6,N,07509.0,W,,,050926", "GPRMC,21460,A,4003.6,N,07509.0,W,,,050926",
      "GPRMC,-14600,A,4003.6,N,07509.0,W,,,050926", "GPRMC,214600,A,4099.0,N,07509.0,W,,,050926",
      "GPRMC,214600,A,4060,N,07509.0,W,,,050926", "GPRMC,214600,A,03,N,07509.0,W,,,050926",
      "GPRMC,214600,A,99999999999999999999,N,07509.0,W,,,050926", "GPRMC,214600,A,nan,N,07509.0,W,,,050926",
      "GPRMC,214600,A,1e308,N,07509.0,W,,,050926", "GPRMC,214600,A,4003.6,E,07509.0,W,,,050926",
      "GPRMC,214600,A,4003.6,N,07509.0,,,,050926", "GPRMC,214600,A,4003.6,N,,W,,,050926",
      "GPRMC,214600,A,4003.6,n,07509.0,W,,,050926", "GPRMC,214600,A,40.03.6,N,07509.0,W,,,050926",
      "GPRMC,214600,A,-4003.6,N,07509.0,W,,,050926", "GPRMC,214600,A,4003.6,N,07509.0,W,,,310926",
      "GPRMC,214600,A,4003.6,N,07509.0,W,,,290225", "GPRMC,214600,A,4003.6,N,07509.0,W,,,2208-1",
      "GPRMC,214600,A,4003.6,N,07509.0,W,,,05092026", "GPGGA,214600,4003.6,N,07509.0,W",
      "GPGGA,214600,4003.6,N,07509.0,W,12", "GPGGA,214600,4003.6,N,07509.0,W,x", "GPZDA,214600,05,09",
      "GPZDA,214600,05,13,2026", "GPZDA,214600,05,09,20260", "gprmc,214600", "", "GP", "GPRMCX,1",
    ]
  )
  func refuses(body: String) {
    #expect(NMEAFeed().events(of: sentence(body)) == [.unreadable])
  }

  @Test(
    "Years from 80 on are of the last century, fractions are rounded once, and a missing date or place is none",
    arguments: [
      ("GPRMC,214600,A,4003.6,N,07509.0,W,,,050980", "1980-09-05T21:46:00.000Z"),
      ("GPRMC,214600,A,4003.6,N,07509.0,W,,,050979", "2079-09-05T21:46:00.000Z"),
      ("GPRMC,214600.0004,A,4003.6,N,07509.0,W,,,050926", "2026-09-05T21:46:00.000Z"),
      ("GPRMC,214600.0005,A,4003.6,N,07509.0,W,,,050926", "2026-09-05T21:46:00.001Z"),
      ("GPRMC,235959.9996,A,4003.6,N,07509.0,W,,,311226", "2027-01-01T00:00:00.000Z"),
      ("GPRMC,214600.,A,4003.6,N,07509.0,W,,,290228", "2028-02-29T21:46:00.000Z"),
      ("GPRMC,214600,A,4003.6,N,07509.0,W,,,", nil), ("GPRMC,,A,4003.6,N,07509.0,W,,,050926", nil),
    ] as [(String, String?)]
  )
  func readsTime(body: String, time: String?) throws {
    let event = try time.map { FeedEvent.point(try fix($0)) } ?? .untimed
    #expect(NMEAFeed().events(of: sentence(body)) == [event])
  }

  @Test("A fix without a place is none, and an impossible place is left to the capture filter")
  func readsPlace() throws {
    #expect(NMEAFeed().events(of: sentence("GPRMC,214600,A,,,,,,,050926")) == [.noFix])
    let far = try point("2026-09-05T21:46:00.000Z", 999 + 59.5 / 60, 200)
    #expect(NMEAFeed().events(of: sentence("GPRMC,214600,A,99959.5,N,20000,E,,,050926")) == [.point(far)])
  }

  private func fix(_ time: String) throws -> TrackPoint { try point(time, 40 + 3.6 / 60, -(75 + 9.0 / 60)) }
}
