import DashPilotCore
import DashPilotTracks
import Foundation
import TestSupport
import Testing

@Suite("GPX reader")
struct GPXReaderTests {
  @Test("Every segment is a stretch of its own, and only a point's own time is its time")
  func readsSegments() throws {
    #expect(
      try read("three-segments")
        == Track(
          segments: [
            TrackSegment(points: [
              try point("2026-09-05T21:46:00.692Z", 40.00001, -70.00002, accuracy: 4.5),
              try point("2026-09-05T21:46:05.195Z", 40.00002, -70.00003),
            ]),
            TrackSegment(points: [try point("2026-09-05T21:50:00.000Z", 40.01, -70.01)]),
            TrackSegment(points: [
              try point("2026-09-05T21:55:00.001Z", 40.02, -70.02),
              try point("2026-09-05T21:55:07.000Z", 40.03, -70.03),
            ]),
          ],
          omissions: TrackOmissions()
        )
    )
  }

  @Test("An untimed point is counted, and its neighbours are not joined")
  func cutsAtUntimedPoint() throws {
    #expect(
      try read("untimed-between")
        == Track(
          segments: [
            TrackSegment(points: [
              try point("2026-04-14T07:08:11.906Z", 40.0001, -70.0001),
              try point("2026-04-14T07:08:11.906Z", 40.0002, -70.0002),
            ]),
            TrackSegment(points: [try point("2026-04-14T07:09:35.906Z", 40.0004, -70.0004)]),
          ],
          omissions: TrackOmissions(untimed: 1)
        )
    )
  }

  @Test("Points that cannot be used are counted by reason in a file that has others")
  func countsOmissions() throws {
    let repeated = try point("2026-05-11T15:23:00.000Z", 40.1, -70.1)
    #expect(
      try read("two-tracks-mixed")
        == Track(
          segments: [
            TrackSegment(points: [repeated, repeated]),
            TrackSegment(points: [try point("2026-05-11T15:24:01.000Z", 40.3, -70.3)]),
            TrackSegment(points: [try point("2026-05-11T15:25:02.000Z", 40.6, -70.6)]),
          ],
          omissions: TrackOmissions(unreadableCoordinates: 1, untimed: 2, withoutZone: 1, unreadableTimes: 1)
        )
    )
  }

  @Test("Offsets are taken off, a latitude of 100 stays a point, and a stated accuracy is read as it is")
  func readsPauseMarkers() throws {
    let points = [
      try point("2026-01-07T21:51:59.179Z", 40, -70, accuracy: 12.5),
      try point("2026-01-07T21:52:00.000Z", 100, 0),
      try point("2026-01-07T21:52:01.000Z", 200, 0),
      try point("2026-01-07T21:52:03.103Z", 40.001, -70.001, accuracy: -1),
    ]
    #expect(
      try read("pause-markers") == Track(segments: [TrackSegment(points: points)], omissions: TrackOmissions())
    )
  }

  @Test("A file without a namespace, with CRLF and with space around a time is read")
  func readsWithoutNamespace() throws {
    let points = [
      try point("2026-03-02T14:05:52.000Z", 40.330848, -70.541371),
      try point("2026-03-02T14:05:58.000Z", 40.330951, -70.541344),
    ]
    #expect(try read("no-namespace") == Track(segments: [TrackSegment(points: points)], omissions: TrackOmissions()))
  }

  @Test(
    "One point is a track, whatever the prefix and the encoding; a dilution of precision is no accuracy",
    arguments: [
      ("single-point", "2026-06-17T15:47:32.000Z", 40, -70),
      ("latin1-track", "2026-07-29T23:40:30.000Z", 40, -70),
      ("utf16-track", "2026-07-29T23:40:30.000Z", 40, -70),
      ("prefixed", "2026-05-11T15:24:00.000Z", 40.5, -0.5),
    ]
  )
  func readsOnePoint(file: String, time: String, latitude: Double, longitude: Double) throws {
    let segment = TrackSegment(points: [try point(time, latitude, longitude)])
    #expect(try read(file) == Track(segments: [segment], omissions: TrackOmissions()))
  }

  @Test("The size of the pieces that a file comes in changes nothing", arguments: [1, 2, 3, 5, 64, 4096])
  func readsPieces(size: Int) throws {
    for file in ["three-segments", "two-tracks-mixed", "pause-markers", "utf16-track", "no-namespace"] {
      var rest = try Fixtures.bytes("Tracks/\(file).gpx")[...]
      let track = try GPXReader.read {
        defer { rest = rest.dropFirst(size) }
        return Array(rest.prefix(size))
      }
      #expect(try read(file) == track)
    }
  }

  @Test("A file that is read step by step tells each stretch before its points")
  func visits() throws {
    var events: [TrackEvent] = []
    var pieces = [try Fixtures.bytes("Tracks/untimed-between.gpx")]
    let omissions = try GPXReader.read({ pieces.popLast() }, visit: { events.append($0) })
    #expect(omissions == TrackOmissions(untimed: 1))
    #expect(
      events == [
        .segmentBegins,
        .point(try point("2026-04-14T07:08:11.906Z", 40.0001, -70.0001)),
        .point(try point("2026-04-14T07:08:11.906Z", 40.0002, -70.0002)),
        .segmentBegins,
        .point(try point("2026-04-14T07:09:35.906Z", 40.0004, -70.0004)),
      ]
    )
  }

  @Test(
    "A coordinate is a plain decimal number",
    arguments: [
      ("40", 40), (" 40.5\n", 40.5), ("+.5", 0.5), ("-0", 0), ("99999999999999999999", 1e20), ("1e3", nil), ("", nil),
      ("nan", nil), ("inf", nil), ("40,5", nil), ("40.5N", nil), ("4 0", nil), ("--1", nil), ("0x10", nil),
      (String(repeating: "9", count: 400), nil),
    ] as [(String, Double?)]
  )
  func readsCoordinate(text: String, latitude: Double?) throws {
    let other = #"<trkpt lat="1" lon="2"><time>2026-05-11T15:24:00Z</time></trkpt>"#
    let track = try read(points: #"<trkpt lat="\#(text)" lon="2"><time>2026-05-11T15:24:00Z</time></trkpt>"# + other)
    #expect(track.segments.flatMap(\.points).map(\.latitude) == [latitude, 1].compactMap { $0 })
    #expect(track.omissions.unreadableCoordinates == (latitude == nil ? 1 : 0))
  }

  @Test(
    "A stated accuracy is taken once, and one that cannot be read is below zero, which no filter keeps",
    arguments: [
      ("<extensions><accuracy>3.5</accuracy></extensions>", 3.5),
      ("<accuracy>3.5</accuracy>", 3.5),
      ("<extensions><x><accuracy>3.5</accuracy><hAcc>9</hAcc></x></extensions>", 3.5),
      ("<extensions><accuracy><![CDATA[3]]>.5</accuracy></extensions>", 3.5),
      ("<extensions><accuracy>good</accuracy></extensions>", -1),
      ("<extensions><accuracy>3<b>5</b></accuracy></extensions>", 3),
      ("<extensions><vertical_accuracy>3</vertical_accuracy><vAcc>3</vAcc><hdop>1</hdop></extensions>", nil),
    ] as [(String, Double?)]
  )
  func readsAccuracy(content: String, accuracy: Double?) throws {
    let track = try read(points: "<trkpt lat='1' lon='2'><time>2026-05-11T15:24:00Z</time>\(content)</trkpt>")
    #expect(track.segments.flatMap(\.points).map(\.accuracy) == [accuracy])
  }

  @Test(
    "A point that states two times has none that can be read",
    arguments: [
      "<time>2026-05-11T15:24:00Z</time><time>2026-05-11T15:24:00Z</time>",
      "<time>2026-05-11T15:24:00</time><time>Z</time>",
    ]
  )
  func refusesTwoTimes(content: String) throws {
    let other = "<trkpt lat='1' lon='2'><time>2026-05-11T15:24:00Z</time></trkpt>"
    let track = try read(points: "<trkpt lat='1' lon='2'>\(content)</trkpt>\(other)")
    #expect(track.omissions == TrackOmissions(unreadableTimes: 1))
  }
}

extension GPXReaderTests {
  func read(_ file: String) throws(TrackRefusal) -> Track {
    try GPXReader.read((try? Fixtures.bytes("Tracks/\(file).gpx")) ?? [])
  }

  func read(points: String) throws(TrackRefusal) -> Track {
    try GPXReader.read(Array("<gpx><trk><trkseg>\(points)</trkseg></trk></gpx>".utf8))
  }

  func point(
    _ time: String,
    _ latitude: Double,
    _ longitude: Double,
    accuracy: Double? = nil
  ) throws -> TrackPoint {
    let instant = try #require(Instant(stored: time))
    return TrackPoint(instant: instant, latitude: latitude, longitude: longitude, accuracy: accuracy)
  }
}
