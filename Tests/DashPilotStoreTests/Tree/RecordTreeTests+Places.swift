import DashPilotCore
@testable import DashPilotStore
import TestSupport
import Testing

extension RecordTreeTests {
  private func place(_ number: UInt8) -> PickupPlace {
    PickupPlace(id: .number(number), displayName: "Place \(number)", createdAt: .evening)
  }

  @Test("All places are read; one that cannot be read hides no other, and other files are left alone")
  func places() throws {
    #expect(try temporary.tree.places().records.isEmpty)
    try temporary.save(.place(place(40)), .place(place(41)))
    try temporary.put("{", at: TreePath.place(.number(42)))
    try temporary.put(PlaceDocument.bytes(place(44)), at: TreePath.place(.number(43)))
    let upper = "places/\(PlaceID.number(0xA5).uuid.uuidString).json"
    try temporary.put(PlaceDocument.bytes(place(0xA5)), at: upper)
    try temporary.put("notes", at: "places/notes.json")
    try temporary.put("notes", at: "places/readme.txt")
    let found = try temporary.tree.places()
    #expect(found.records == [place(40), place(41)])
    #expect(found.unreadable.map(\.file) == [TreePath.place(.number(42)), TreePath.place(.number(43)), upper])
    #expect(found.unreadable.dropFirst().map(\.problem) == [.nameContradictsContent, .nameContradictsContent])
    #expect(found.unreadable.map(\.isPlace) == [true, true, true])
  }

  @Test("Every shift is found wherever it stands; one without an end among the finished ones enters no figure")
  func everyShift() throws {
    let stray = shift(3, at: 7200)
    let strayPath = "shifts/2025/08/\(RecordName(stray.startedAt, stray.id).text).json"
    try temporary.save(.shift(shift(1, end: 60)), .shift(shift(2, at: 3600)))
    try temporary.put(stray, at: strayPath)
    #expect(try Set(temporary.tree.everyShift().records.map(\.id)) == [.number(1), .number(2), .number(3)])
    #expect(try Set(temporary.tree.shiftsOfRecord().records.map(\.id)) == [.number(1), .number(2)])
    try temporary.put("{", at: "unfinished/20250902T214600Z-09000000.json")
    #expect(try temporary.tree.everyShift().unreadable.count == 1)
  }

  @Test("A shift without an end that stands among the finished ones is written where it stands")
  func straySaved() throws {
    let stray = shift(3, at: 7200)
    let strayPath = "shifts/2025/08/\(RecordName(stray.startedAt, stray.id).text).json"
    try temporary.put(stray, at: strayPath)
    try temporary.save(.shift(stray))
    #expect(temporary.paths == [strayPath])
  }

  @Test("What a change removes goes last")
  func removedLast() throws {
    try temporary.save(.place(place(40)), .shift(shift(1)))
    let log = DiskLog()
    try temporary.store(log.disk(.live())).writing {
      try $0.apply(Change(saved: [.shift(shift(1, end: 60))], removed: [.place(place(40))]))
    }
    let removed = log.operations.filter { $0.verb == .remove && !$0.path.contains(".dashpilot") }.map(\.path)
    #expect(removed.last?.hasSuffix(TreePath.place(.number(40))) == true)
    #expect(removed.count == 2)
  }
}
