import DashPilotCore
import DashPilotTracks
import TestSupport
import Testing

extension TrackReaderTests {
  private static let fixtures = [
    "three-segments.gpx", "two-tracks-mixed.gpx", "latin1-track.gpx", "cold-boot.nmea", "void-then-fix.nmea",
    "midnight.nmea", "week-rollover.nmea", "wrong-checksum.nmea", "mixed-talkers.nmea", "watch.json",
    "without-fix.json",
    "untimed.json",
  ]

  @Test("A damaged file gives a track or a refusal, whichever reader is given it", arguments: fixtures)
  func survivesDamage(file: String) throws {
    let bytes = try Fixtures.bytes("Tracks/\(file)")
    var random = SeededNumbers(seed: 20_260_905)
    for _ in 0..<250 {
      let damaged = random.damaging(bytes)
      #expect(tracks(of: damaged).allSatisfy(isSound))
    }
  }

  @Test("Random bytes give a track or a refusal")
  func survivesNoise() {
    var random = SeededNumbers(seed: 7)
    for length in 1...400 {
      let noise = (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      for beginning in ["", "<", "$GPRMC,", "{\"class\":", "{\"class\":\"TPV\",\"mode\":"] {
        let bytes = Array(beginning.utf8) + noise
        #expect(tracks(of: bytes).allSatisfy(isSound))
      }
    }
  }

  @Test("However a damaged log is cut into pieces, the feeds tell the same", arguments: fixtures.dropFirst(3))
  func tellsTheSame(file: String) throws {
    let bytes = try Fixtures.bytes("Tracks/\(file)")
    var random = SeededNumbers(seed: 31)
    for _ in 0..<40 {
      let damaged = random.damaging(bytes)
      for size in [1, 2, 3 + random.next(below: 200)] {
        #expect(NMEAFeed().events(of: damaged, size: size) == NMEAFeed().events(of: damaged))
        #expect(GPSDFeed().events(of: damaged, size: size) == GPSDFeed().events(of: damaged))
      }
    }
  }

  @Test("Every beginning of a log gives a track or a refusal, and no point that the whole does not have")
  func survivesEveryBeginning() throws {
    for file in ["cold-boot.nmea", "midnight.nmea", "watch.json"] {
      let bytes = try Fixtures.bytes("Tracks/\(file)")
      let all = Set(try TrackReader.read(bytes).segments.flatMap(\.points))
      for length in 0..<bytes.count {
        let track = try? TrackReader.read(Array(bytes.prefix(length)))
        #expect(track.map { all.isSuperset(of: $0.segments.flatMap(\.points)) } != false)
      }
    }
  }

  /// What every reader makes of the same bytes, without the refusals.
  private func tracks(of bytes: [UInt8]) -> [Track] {
    let tracks = [try? GPXReader.read(bytes), try? NMEAReader.read(bytes), try? GPSDReader.read(bytes)]
    return (tracks + [try? TrackReader.read(bytes)]).compactMap(\.self)
  }

  private func isSound(_ track: Track) -> Bool {
    let points = track.segments.flatMap(\.points)
    return !points.isEmpty && track.segments.allSatisfy { !$0.points.isEmpty }
      && points.allSatisfy { $0.latitude.isFinite && $0.longitude.isFinite && ($0.accuracy ?? 0).isFinite }
  }
}

extension SeededNumbers {
  /// The bytes with one to four of them, or of their lines, changed.
  fileprivate mutating func damaging(_ bytes: [UInt8]) -> [UInt8] {
    var damaged = bytes
    for _ in 0...next(below: 4) {
      guard !damaged.isEmpty else { return damaged }
      let place = next(below: damaged.count)
      switch next(below: 7) {
      case 0: damaged[place] ^= UInt8(1 << next(below: 8))
      case 1: damaged.remove(at: place)
      case 2: damaged.insert(damaged[place], at: next(below: damaged.count))
      case 3: damaged.removeLast(next(below: damaged.count))
      case 4: damaged.insert(contentsOf: absurdity, at: place)
      default: damaged = splicingLines(damaged)
      }
    }
    return damaged
  }

  private var absurdity: [UInt8] {
    mutating get {
      let texts = [
        "1e308", "nan", "99999999999999999999", ",", "*", "$", "\"", "{", "[", "\\", "-", "\r", "\0", "\u{FEFF}",
      ]
      return Array(texts[next(below: texts.count)].utf8)
    }
  }

  private mutating func splicingLines(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let (from, to) = (next(below: lines.count), next(below: lines.count))
    switch next(below: 3) {
    case 0: lines.swapAt(from, to)
    case 1: lines.insert(lines[from], at: to)
    default: lines[to] = lines[from].prefix(lines[from].count / 2) + lines[to].suffix(lines[to].count / 2)
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
