import DashPilotCore
import DashPilotTracks
import Testing

extension GPXReaderTests {
  @Test(
    "A name in any encoding that keeps ASCII leaves the track as it is",
    arguments: ["ISO-8859-1", "iso-8859-15", "windows-1252", "KOI8-R", "GB2312", "Shift_JIS", "EUC-JP"]
  )
  func readsSingleBytes(encoding: String) throws {
    let declaration = Array("<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n".utf8)
    try expectOnePoint(declaration + GPXReaderTests.track(name: [0xC4, 0xE9, 0x80, 0xFF]))
  }

  @Test(
    "A file whose bytes are UTF-8 is read as that, whatever Unicode form it declares",
    arguments: [
      "<?xml version='1.0' encoding='utf-16'?>",
      "<?xml version='1.0' encoding = \"UTF-8\" standalone='no'?>",
      "",
    ]
  )
  func readsUTF8(declaration: String) throws {
    try expectOnePoint(Array(declaration.utf8) + GPXReaderTests.track(name: Array("東京 Café 🚗".utf8)))
    try expectOnePoint(Array("\u{FEFF}\(declaration)".utf8) + GPXReaderTests.track(name: []))
  }

  @Test("UTF-16 is read in both orders of its bytes, with characters beyond its first plane")
  func readsUTF16() throws {
    let text = String(decoding: GPXReaderTests.track(name: Array("東京 Café 🚗".utf8)), as: UTF8.self)
    try expectOnePoint(littleEndian(text.utf16))
    try expectOnePoint(bigEndian(text.utf16))
  }

  @Test(
    "Half a character is refused where it stands",
    arguments: [[0xD83D], [0xDE97], [0xD83D, 0xD83D, 0xDE97], [0xDE97, 0xD83D]] as [[UInt16]]
  )
  func refusesLoneSurrogates(units: [UInt16]) {
    let bytes = littleEndian(Array("<gpx>\n<name>".utf16) + units + Array("</name></gpx>".utf16))
    #expect(throws: TrackRefusal.broken(.invalidCharacter, line: 2, column: 7)) { try GPXReader.read(bytes) }
  }

  @Test("Half a character at the end of a file is refused")
  func refusesHalfUnit() {
    let bytes = littleEndian("<gpx><wpt/></gpx>".utf16)
    #expect(throws: TrackRefusal.waypointsOnly(1)) { try GPXReader.read(bytes) }
    #expect(throws: TrackRefusal.broken(.extraContent, line: 1, column: 18)) { try GPXReader.read(bytes + [0x20]) }
  }

  @Test("A byte that is not UTF-8 is refused where nothing else is declared")
  func refusesStrayByte() {
    let bytes = Array("<gpx>\n<name>Caf".utf8) + [0xE9] + Array("</name></gpx>".utf8)
    #expect(throws: TrackRefusal.broken(.invalidCharacter, line: 2, column: 10)) { try GPXReader.read(bytes) }
  }

  private func expectOnePoint(_ bytes: [UInt8]) throws {
    let segment = TrackSegment(points: [try point("2026-05-11T15:24:00.000Z", 1, 2)])
    #expect(try GPXReader.read(bytes) == Track(segments: [segment], omissions: TrackOmissions()))
  }

  private static func track(name: [UInt8]) -> [UInt8] {
    let point = "<trkpt lat='1' lon='2'><time>2026-05-11T15:24:00Z</time></trkpt>"
    return Array("<gpx><trk><name>".utf8) + name + Array("</name><trkseg>\(point)</trkseg></trk></gpx>".utf8)
  }
}

extension GPXReaderTests {
  /// The units as UTF-16 with a byte-order mark, the low byte first.
  func littleEndian(_ units: some Sequence<UInt16>) -> [UInt8] {
    [0xFF, 0xFE] + units.flatMap { (unit: UInt16) -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
  }

  /// The units as UTF-16 with a byte-order mark, the high byte first.
  func bigEndian(_ units: some Sequence<UInt16>) -> [UInt8] {
    [0xFE, 0xFF] + units.flatMap { (unit: UInt16) -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
  }
}
