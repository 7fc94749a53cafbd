import DashPilotCore
import DashPilotTracks
import TestSupport
import Testing

extension GPXReaderTests {
  @Test("Every beginning of a file is refused, at a line that it has")
  func refusesEveryBeginning() throws {
    for file in ["two-tracks-mixed", "pause-markers", "utf16-track"] {
      let bytes = try Fixtures.bytes("Tracks/\(file).gpx")
      let end = try #require(bytes.lastIndex(of: UInt8(ascii: ">")))
      for length in 0..<end {
        let refusal = try #require(throws: TrackRefusal.self) { try GPXReader.read(Array(bytes.prefix(length))) }
        try #require(isLocated(refusal, in: bytes.prefix(length)))
      }
    }
  }

  @Test("Damaged bytes give a located refusal or no more points than the file had")
  func survivesMutations() throws {
    var random = Sequence64(state: 20_260_905)
    for file in ["three-segments", "two-tracks-mixed", "pause-markers", "utf16-track", "prefixed"] {
      let bytes = try Fixtures.bytes("Tracks/\(file).gpx")
      let most = try read(file).segments.map(\.points.count).reduce(0, +) + 5
      for _ in 0..<1000 {
        let damaged = random.damaging(bytes)
        do throws(TrackRefusal) {
          try #expect(GPXReader.read(damaged).segments.map(\.points.count).reduce(0, +) <= most)
        } catch {
          #expect(isLocated(error, in: damaged[...]))
        }
      }
    }
  }

  @Test("Random bytes are refused")
  func refusesRandomBytes() {
    var random = Sequence64(state: 7)
    for length in 1...400 {
      let noise = (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      #expect(throws: TrackRefusal.self) { try GPXReader.read(noise) }
      #expect(throws: TrackRefusal.self) { try GPXReader.read(Array("<gpx>".utf8) + noise) }
    }
  }

  @Test("Elements may be nested 256 deep and no deeper", arguments: [(255, false), (256, true), (100_000, true)])
  func refusesNesting(depth: Int, isRefused: Bool) {
    let text = "<gpx>" + String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth) + "</gpx>"
    let column = 5 + 3 * 256
    let refusal = isRefused ? TrackRefusal.broken(.nestedTooDeeply, line: 1, column: column) : .noPoints
    #expect(throws: refusal) { try GPXReader.read(Array(text.utf8)) }
  }

  @Test(
    "A tag, a comment or a name that does not end is refused before it fills the memory",
    arguments: ["<gpx a='", "<!--", "<gpx><!--", "<gpx><?a ", "<gpx><![CDATA[", "<gpx><a", "<gpx></gpx", "  "]
  )
  func refusesOverlong(beginning: String) throws {
    var pieces = 0
    let refusal = try #require(throws: TrackRefusal.self) {
      try GPXReader.read {
        pieces += 1
        return pieces == 1 ? Array(beginning.utf8) : Array(repeating: UInt8(ascii: " "), count: 65_536)
      }
    }
    #expect(refusal.rule == "broken" && pieces < 10)
  }

  @Test("A time of any length is counted, and no more of it is kept than is needed")
  func boundsTime() throws {
    let endless = String(repeating: " ", count: 2_000_000)
    let other = "<trkpt lat='1' lon='2'><time>2026-05-11T15:24:00Z</time></trkpt>"
    let track = try read(points: "<trkpt lat='1' lon='2'><time>2026-05-11T15:24:00Z\(endless)</time></trkpt>\(other)")
    #expect(track.omissions == TrackOmissions(unreadableTimes: 1))
  }

  @Test("A tag with very many attributes takes no time to speak of")
  func refusesManyAttributes() {
    let attributes = (0..<100_000).map { " a\($0)=''" }.joined()
    #expect(throws: TrackRefusal.self) { try GPXReader.read(Array("<gpx><a\(attributes)/></gpx>".utf8)) }
  }

  private func isLocated(_ refusal: TrackRefusal, in bytes: ArraySlice<UInt8>) -> Bool {
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    return switch refusal {
    case .broken(_, let line, let column): (1...lines).contains(line) && column >= 1
    case .interrupted(let line), .declaresDocumentType(let line), .notGPX(_, let line), .noUsablePoint(_, let line):
      (1...lines).contains(line)
    case .empty, .waypointsOnly, .routesOnly, .waypointsAndRoutesOnly, .noPoints: true
    case .notATrack, .noReports, .noFix, .noDate, .noUsableReport: false
    }
  }
}

/// A repeatable sequence of numbers without a visible pattern (SplitMix64).
private struct Sequence64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// The bytes with one to four of them replaced, inserted, removed or moved.
  mutating func damaging(_ bytes: [UInt8]) -> [UInt8] {
    var damaged = bytes
    for _ in 0...below(4) {
      let place = below(damaged.count)
      switch below(4) {
      case 0: damaged[place] = UInt8(truncatingIfNeeded: next())
      case 1: damaged.insert(Array("<>&;\"'/!-]".utf8)[below(10)], at: place)
      case 2: damaged.remove(at: place)
      default: damaged.swapAt(place, below(damaged.count))
      }
    }
    return damaged
  }
}
