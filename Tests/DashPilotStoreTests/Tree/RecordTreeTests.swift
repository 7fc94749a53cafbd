import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

/// The tree of records: what stands where, and what is read of it (`design.md`, the record tree).
@Suite("Record tree")
struct RecordTreeTests {
  let temporary: TemporaryTree
  let name = "20250823T214600Z-01000000"

  init() throws {
    temporary = try TemporaryTree()
  }

  /// A shift that has begun some seconds after the evening's beginning, and ended if it says when.
  func shift(_ number: UInt8, at seconds: Double = 0, end: Double? = nil) -> Shift {
    Shift(id: .number(number), startedAt: .evening(seconds), endedAt: end.map { .evening($0) })
  }

  /// An identifier that shares its first eight characters with a number's.
  func namesake(of number: UInt8, _ other: UInt8) -> ShiftID {
    ShiftID(UUID(uuid: (number, 0, 0, 0, other, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number)))
  }

  @Test("A new tree has settings, and says what git leaves out and how it treats line ends")
  func begin() throws {
    let settings = Settings(timeZone: "America/New_York", firstWeekday: .monday, locale: "en_US")
    #expect(try temporary.store().begin(with: settings).isEmpty)
    #expect(temporary.paths == [".gitattributes", ".gitignore", "dashpilot.json"])
    #expect(try temporary.text(at: ".gitignore") == ".dashpilot/\n")
    let records = [
      "/dashpilot.json", "/unfinished/*.json", "/shifts/**/*.json", "/places/*.json", "/expenses/**/*.json",
      "/routes/**/*.jsonl",
    ]
    let lines = ["*.json text eol=lf", "*.jsonl text eol=lf"] + records.map { "\($0) diff=dashpilot merge=dashpilot" }
    #expect(try temporary.text(at: ".gitattributes") == lines.map { "\($0)\n" }.joined())
    #expect(try temporary.tree.settings() == settings)
    let before = temporary.files
    #expect(throws: StorageFailure.disk(file: "dashpilot.json", .exists)) {
      try temporary.store().begin(with: settings)
    }
    #expect(temporary.files == before)
  }

  @Test("Files that a folder has already stay, and are named")
  func beginBesideFiles() throws {
    try temporary.put("mine\n", at: ".gitignore")
    let settings = Settings(timeZone: "UTC", firstWeekday: .monday, locale: "en_US")
    #expect(try temporary.store().begin(with: settings) == [.ignore])
    #expect(try temporary.text(at: ".gitignore") == "mine\n")
  }

  @Test("Each record stands under its own name, and is read back equal")
  func names() throws {
    let place = PickupPlace(id: .number(40), displayName: "Bella's", createdAt: .evening)
    let session = CaptureSession(
      id: .number(2),
      startedAt: .evening,
      positions: [Position(instant: .evening, latitude: 40, longitude: -75, accuracy: 8)]
    )
    let route = Route(shift: .number(1), sessions: [session])
    try temporary.save(.shift(.full), .place(place), .route(route, of: .full), .shift(shift(9, at: 864_000)))
    #expect(
      temporary.paths == [
        "places/28000000-0000-4000-8000-000000000028.json", "routes/2025/08/\(name).jsonl",
        "shifts/2025/08/\(name).json",
        "unfinished/20250902T214600Z-09000000.json",
      ]
    )
    #expect(try temporary.tree.shift(again: .full) == .full)
    #expect(try temporary.tree.place(.number(40)) == place)
    #expect(try temporary.tree.place(.number(41)) == nil)
    #expect(try temporary.tree.route(of: .full) == RouteReading(route: route, tornLine: nil))
    #expect(try temporary.tree.route(of: shift(9, at: 864_000)).route.sessions.isEmpty)
    #expect(try temporary.tree.unfinishedShifts().records == [shift(9, at: 864_000)])
  }

  @Test("The month is the start's in UTC, and the name is cut to the second")
  func monthInUTC() throws {
    let late = Shift(id: .number(1), startedAt: Instant(milliseconds: 1_756_684_799_999), endedAt: .evening(9e6))
    try temporary.save(.shift(late))
    #expect(temporary.paths == ["shifts/2025/08/20250831T235959Z-01000000.json"])
    #expect(try temporary.tree.newestFinishedShift().records == [late])
    let early = RecordName(Instant(milliseconds: -1), ShiftID.number(1))
    #expect(early.text == "19691231T235959Z-01000000")
    #expect(early.instant == Instant(milliseconds: -1000))
  }

  @Test("A shift that ends moves among the finished ones")
  func ending() throws {
    try temporary.save(.shift(shift(1)))
    #expect(temporary.paths == ["unfinished/\(name).json"])
    try temporary.save(.shift(shift(1, end: 3600)))
    #expect(temporary.paths == ["shifts/2025/08/\(name).json"])
    #expect(try temporary.tree.unfinishedShifts().records.isEmpty)
    #expect(try temporary.tree.newestFinishedShift().records == [shift(1, end: 3600)])
  }

  @Test("Where two names would collide, the later one written takes its whole identifier, and each keeps its name")
  func collision() throws {
    let second = Shift(id: namesake(of: 1, 7), startedAt: .evening(0.5))
    let whole = "20250823T214600Z-01000000-0700-4000-8000-000000000001"
    try temporary.save(.shift(shift(1, end: 60)))
    try temporary.save(.shift(second))
    #expect(temporary.paths == ["shifts/2025/08/\(name).json", "unfinished/\(whole).json"])
    try temporary.save(.shift(Shift(id: second.id, startedAt: second.startedAt, endedAt: .evening(90))))
    try temporary.save(.shift(shift(1, end: 61)))
    #expect(temporary.paths == ["shifts/2025/08/\(whole).json", "shifts/2025/08/\(name).json"])
    try FileManager.default.removeItem(atPath: "\(temporary.root)/shifts/2025/08/\(name).json")
    let ended = Shift(id: second.id, startedAt: second.startedAt, endedAt: .evening(91))
    try temporary.save(.shift(ended))
    #expect(temporary.paths == ["shifts/2025/08/\(whole).json"])
    #expect(try temporary.tree.finishedShifts(from: .evening, before: .evening(1)).records == [ended])
  }

  @Test("A route whose name another shift's has taken takes the whole identifier, and each shift gets its own")
  func routeCollision() throws {
    let second = Shift(id: namesake(of: 1, 7), startedAt: .evening(0.5))
    let route = { (id: ShiftID) in
      Route(shift: id, sessions: [CaptureSession(id: .number(2), startedAt: .evening, positions: [])])
    }
    try temporary.save(.route(route(.number(1)), of: shift(1)))
    try temporary.save(.shift(second), .route(route(second.id), of: second))
    #expect(temporary.paths.filter { $0.hasPrefix("routes") }.map(\.count) == [74, 46])
    #expect(try temporary.tree.route(of: shift(1)).route == route(.number(1)))
    #expect(try temporary.tree.route(of: second).route == route(second.id))
  }
}
