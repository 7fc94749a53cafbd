import DashPilotCore
import DashPilotTracks
import TestSupport
import Testing

@Suite("Track reader")
struct TrackReaderTests {
  private static let fix = sentence("GPRMC,214600,A,4003.6,N,07509.0,W,,,050926")

  @Test(
    "The first byte that says something tells the form",
    arguments: [
      ("<gpx/>", .gpx), ("\u{FEFF} \n<?xml version='1.0'?>", .gpx), ("\n\t$GPGGA", .nmea), ("!AIVDM", .nmea),
      ("# a log\r\n#\n$GP", .nmea), ("#\r$GP", .nmea), ("\u{FEFF}{", .gpsd), ("# a log\n{\"class\"", .gpsd),
    ] as [(String, TrackFormat)]
  )
  func recognises(text: String, format: TrackFormat) throws {
    for size in [1, 2, 1000] {
      #expect(try TrackReader.recognise(pieces(of: Array(text.utf8), size: size)).format == format)
    }
  }

  @Test(
    "What begins as none of the forms is refused at its line",
    arguments: [
      ("", .empty), (" \r\n", .empty), ("\u{FEFF}", .empty), ("PK\u{3}\u{4}", .notATrack(line: 1)),
      ("\n\ntime,lat,lon\n", .notATrack(line: 3)), ("# a log\nGPGGA", .notATrack(line: 2)),
      ("# a log", .notATrack(line: 1)),
    ] as [(String, TrackRefusal)]
  )
  func refuses(text: String, refusal: TrackRefusal) {
    #expect(throws: refusal) { try TrackReader.read(Array(text.utf8)) }
  }

  @Test("Comments and blanks without end are refused before they fill the memory", arguments: ["#", " ", "\n"])
  func boundsOpening(beginning: String) {
    var count = 0
    let piece = Array(String(repeating: beginning, count: 65_536).utf8)
    #expect(throws: TrackRefusal.self) {
      try TrackReader.read {
        count += 1
        return count < 20 ? piece : nil
      }
    }
    #expect(count < 10)
  }

  @Test("UTF-16 is left to the reader of GPX")
  func readsUTF16() throws {
    #expect(try TrackReader.read(try Fixtures.bytes("Tracks/utf16-track.gpx")).segments.map(\.points.count) == [1])
  }

  @Test("A byte-order mark before a log is passed over")
  func passesOverMark() throws {
    #expect(try TrackReader.read(Array("\u{FEFF}\(TrackReaderTests.fix)".utf8)).segments.map(\.points.count) == [1])
  }

  @Test(
    "A track is the same whatever the size of the pieces, whole or step by step",
    arguments: [
      ("three-segments.gpx", .gpx), ("cold-boot.nmea", .nmea), ("midnight.nmea", .nmea), ("mixed-talkers.nmea", .nmea),
      ("watch.json", .gpsd), ("untimed.json", .gpsd),
    ] as [(String, TrackFormat)]
  )
  func readsPieces(file: String, format: TrackFormat) throws {
    let bytes = try Fixtures.bytes("Tracks/\(file)")
    let whole = try TrackReader.read(bytes)
    for size in [1, 2, 3, 7, 64, 4096] {
      #expect(try TrackReader.read(pieces(of: bytes, size: size)) == whole)
    }
    var segments: [[TrackPoint]] = []
    let recognised = try TrackReader.recognise(pieces(of: bytes, size: 512))
    let omissions = try recognised.read { event in
      switch event {
      case .segmentBegins: segments.append([])
      case .point(let point): segments[segments.count - 1].append(point)
      }
    }
    #expect(recognised.format == format)
    #expect(Track(segments: segments.map(TrackSegment.init), omissions: omissions) == whole)
  }

  @Test("A source that fails before the form is known gives a refusal")
  func refusesInterruption() {
    struct Failure: Error {}
    #expect(throws: TrackRefusal.interrupted(line: 1)) { try TrackReader.read { throw Failure() } }
  }

  @Test("A refusal of the form's own reader is passed on")
  func passesOnRefusals() {
    let text = "<!DOCTYPE gpx [<!ENTITY a 'a'>]><gpx creator='&a;'/>"
    #expect(throws: TrackRefusal.declaresDocumentType(line: 1)) { try TrackReader.read(Array(text.utf8)) }
  }
}
