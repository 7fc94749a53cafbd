import DashPilotCore
import DashPilotTracks
import TestSupport
import Testing

@Suite("NMEA reader")
struct NMEAReaderTests {
  @Test("A cold start's void and damaged sentences are counted, and its fixes read once for each epoch")
  func readsColdBoot() throws {
    let (north, west) = (40 + 3.6 / 60, -(75 + 9.0 / 60))
    #expect(
      try read("cold-boot.nmea")
        == Track(
          segments: [
            TrackSegment(points: [
              try point("2026-09-05T21:46:00.000Z", north, west),
              try point("2026-09-05T21:46:01.000Z", 40 + 3.606 / 60, -(75 + 9.006 / 60)),
            ]),
            TrackSegment(points: [try point("2026-09-05T21:46:03.000Z", 40 + 3.618 / 60, -(75 + 9.018 / 60))]),
          ],
          omissions: TrackOmissions(untimed: 1, withoutFix: 2, unreadableLines: 7)
        )
    )
  }

  @Test("A void epoch is counted once, whichever of its sentences say so, and south and west are below zero")
  func readsVoidThenFix() throws {
    let points = [
      try point("2026-04-08T09:53:04.802Z", -(27 + 12.65 / 60), 153 + 3.13 / 60),
      try point("2026-04-08T09:53:05.802Z", -(27 + 12.66 / 60), 153 + 3.14 / 60),
      try point("2026-04-08T09:53:06.802Z", -(27 + 12.67 / 60), 153 + 3.15 / 60),
    ]
    #expect(
      try read("void-then-fix.nmea")
        == Track(segments: [TrackSegment(points: points)], omissions: TrackOmissions(withoutFix: 2))
    )
  }

  @Test("Fixes without a date of their own take the last stated one, a day on at each midnight")
  func readsAcrossMidnight() throws {
    let times = [
      "2026-02-28T12", "2026-02-28T22", "2026-02-28T23", "2026-03-01T00", "2026-03-01T01", "2026-03-01T11",
      "2026-03-01T13", "2026-03-01T22", "2026-03-01T23", "2026-03-02T00",
    ]
    let points = try times.map { try point("\($0):00:00.000Z", 50 + 13.5 / 60, 17 + 10.5 / 60) }
    #expect(
      try read("midnight.nmea")
        == Track(segments: [TrackSegment(points: points)], omissions: TrackOmissions(untimed: 3))
    )
  }

  @Test("A date that is wrong by 1,024 weeks stays as it is stated, and one that is no date is unreadable")
  func readsWeekRollover() throws {
    let fix = try point("1999-08-22T00:02:31.420Z", 40 + 3.6 / 60, -(75 + 9.0 / 60))
    #expect(
      try read("week-rollover.nmea")
        == Track(
          segments: [TrackSegment(points: [fix])],
          omissions: TrackOmissions(withoutFix: 1, unreadableLines: 1)
        )
    )
  }

  @Test("A wrong checksum cuts the stretch that it stands in")
  func cutsAtWrongChecksum() throws {
    let north = 40 + 3.6 / 60
    #expect(
      try read("wrong-checksum.nmea")
        == Track(
          segments: [
            TrackSegment(points: [try point("2026-09-05T10:36:07.000Z", north, -(75 + 9.0 / 60))]),
            TrackSegment(points: [try point("2026-09-05T10:36:09.000Z", north, -(75 + 9.06 / 60))]),
          ],
          omissions: TrackOmissions(unreadableLines: 1)
        )
    )
  }

  @Test("Every talker is heard, and two talkers of one epoch give one point")
  func readsMixedTalkers() throws {
    let points = try (0...4).map { second in
      try point("2026-09-05T21:46:0\(second).000Z", 40 + (3600 + 6 * Double(second)) / 1000 / 60, -(75 + 9.0 / 60))
    }
    #expect(
      try read("mixed-talkers.nmea") == Track(segments: [TrackSegment(points: points)], omissions: TrackOmissions())
    )
  }

  @Test(
    "A log without a usable fix is refused with what it lacks",
    arguments: [
      ("", .empty), (" \r\n\n", .empty), ("# a log\n", .noReports), (sentence("GPGSV,1,1,00"), .noReports),
      (sentence("GPRMC,,V,,,,,,,,,,N") + sentence("GPRMC,,V,,,,,,,,,,N"), .noFix(2)),
      ("noise\n", .noUsableReport(TrackOmissions(unreadableLines: 1), line: 1)),
      (
        "# a log\n\n" + sentence("GPRMC,,V,,,,,,,,,,N") + "$GPRMC,1*00",
        .noUsableReport(TrackOmissions(withoutFix: 1, unreadableLines: 1), line: 3)
      ),
    ] as [(String, TrackRefusal)]
  )
  func refuses(text: String, refusal: TrackRefusal) {
    #expect(throws: refusal) { try NMEAReader.read(Array(text.utf8)) }
  }

  @Test("A log that never states a date is refused, with how many positions it has")
  func refusesUndated() {
    #expect(throws: TrackRefusal.noDate(13)) { try read("undated.nmea") }
  }

  @Test("A damaged sentence that states no fix cuts nothing, and an overlong line does")
  func cutsOnlyAtFixes() throws {
    let fixes = (0...1).map { sentence("GPRMC,21460\($0),A,4003.6,N,07509.0,W,,,050926") }
    for (between, segments) in [("$GPGSV,1*00\n", 1), ("noise\n", 1), ("noise,GPGGA\n", 2), (overlong, 2)] {
      let track = try NMEAReader.read(Array((fixes[0] + between + fixes[1]).utf8))
      #expect(track.segments.count == segments)
      #expect(track.omissions == TrackOmissions(unreadableLines: 1))
    }
  }

  private var overlong: String { String(repeating: "x", count: 1025) + "\n" }

  @Test("A source that fails gives a refusal and no part of the track")
  func refusesInterruption() {
    struct Failure: Error {}
    var rest = [Array((sentence("GPGSV,1,1,00") + sentence("GPRMC,214600,A,4003.6,N,07509.0,W,,,050926")).utf8)]
    #expect(throws: TrackRefusal.interrupted(line: 2)) {
      try NMEAReader.read {
        guard let piece = rest.popLast() else { throw Failure() }
        return piece
      }
    }
  }

  private func read(_ file: String) throws -> Track {
    try NMEAReader.read(try Fixtures.bytes("Tracks/\(file)"))
  }
}
