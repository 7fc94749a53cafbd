import DashPilotCore
import DashPilotTracks
import TestSupport
import Testing

@Suite("gpsd reader")
struct GPSDReaderTests {
  @Test("A new run appended to a log begins a stretch of its own")
  func readsRuns() throws {
    #expect(
      try read("watch.json")
        == Track(
          segments: [
            TrackSegment(points: [
              try point("2026-09-05T21:46:00.000Z", 40.06, -75.15, accuracy: 9.5),
              try point("2026-09-05T21:46:01.000Z", 40.0601, -75.1501, accuracy: 5),
              try point("2026-09-05T21:46:01.001Z", 40.0601, -75.1501),
            ]),
            TrackSegment(points: [try point("2026-09-05T22:00:00.000Z", 40.07, -75.16, accuracy: 12)]),
          ],
          omissions: TrackOmissions()
        )
    )
  }

  @Test("A fix without a time is counted, and sentences of NMEA between the lines say nothing")
  func readsUntimed() throws {
    let fix = try point("1999-08-22T00:02:31.420Z", 40.06, -75.15)
    #expect(
      try read("untimed.json")
        == Track(segments: [TrackSegment(points: [fix])], omissions: TrackOmissions(untimed: 1, withoutFix: 1))
    )
  }

  @Test("A log in which the receiver never had a fix is refused")
  func refusesWithoutFix() {
    #expect(throws: TrackRefusal.noFix(3)) { try read("without-fix.json") }
  }

  @Test(
    "A log without a usable report is refused with what it lacks",
    arguments: [
      ("", .empty), ("# a log\n{\"class\":\"VERSION\"}\n", .noReports),
      ("{\"class\":\"TPV\",\"mode\":3,\"lat\":1,\"lon\":2}\n", .noDate(1)),
      ("\n{\"class\":\"TPV\"", .noUsableReport(TrackOmissions(unreadableLines: 1), line: 2)),
      (
        "{\"class\":\"TPV\",\"mode\":1}\n{\"class\":\"TPV\",\"mode\":9}\n",
        .noUsableReport(TrackOmissions(withoutFix: 1, unreadableLines: 1), line: 1)
      ),
    ] as [(String, TrackRefusal)]
  )
  func refuses(text: String, refusal: TrackRefusal) {
    #expect(throws: refusal) { try GPSDReader.read(Array(text.utf8)) }
  }

  @Test(
    "What stands between two positions cuts the stretch or does not",
    arguments: [
      ("", 1, 0), ("{\"class\":\"SKY\"}\n", 1, 0), ("{\"class\":\"ERROR\",\"message\":\"no\"}\n", 1, 0),
      ("{\"class\":\"DEVICE\",\"activated\":\"2026-09-05T21:46:00Z\"}\n", 1, 0), ("$GPGSV,1*00\n", 1, 0),
      ("{\"class\":\"DEVICE\",\"activated\":0}\n", 2, 0), ("{\"class\":\"DEVICES\",\"devices\":[]}\n", 2, 0),
      ("{\"class\":\"VERSION\"}\n", 2, 0), ("{\"class\":\"TPV\",\"mode\":1}\n", 2, 1),
      ("{\"class\":\"TPV\",\"mode\":2,\"lat\":1,\"lon\":2}\n", 2, 1), ("{\"class\":\"TPV\",\"mode\":7}\n", 2, 1),
      ("noise\n", 2, 1), (String(repeating: "x", count: 65_537) + "\n", 2, 1),
    ]
  )
  func cuts(between: String, segments: Int, omissions: Int) throws {
    let fixes = (0...1).map {
      "{\"class\":\"TPV\",\"mode\":3,\"time\":\"2026-09-05T21:46:0\($0)Z\",\"lat\":1,\"lon\":2}\n"
    }
    let track = try GPSDReader.read(Array((fixes[0] + between + fixes[1]).utf8))
    #expect(track.segments.count == segments)
    #expect(track.omissions.total == omissions)
  }

  private func read(_ file: String) throws -> Track {
    try GPSDReader.read(try Fixtures.bytes("Tracks/\(file)"))
  }
}
