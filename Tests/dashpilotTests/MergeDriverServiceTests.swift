import DashPilotCore
import DashPilotStore
import Foundation
import Testing

@testable import dashpilot

@Suite("Merge driver")
struct MergeDriverServiceTests {
  private let tree: TestTree
  private let path: String

  init() throws {
    tree = try TestTree()
    tree.run("start")
    tree.run("accept --place Lantern", at: 60)
    tree.run("cancel 1", at: 120)
    tree.run("end", at: 3600)
    path = try #require(tree.files.keys.first { $0.hasPrefix("shifts/") && $0.hasSuffix(".json") })
    try keep("base")
  }

  /// Copies the shift's document as it is now.
  private func keep(_ name: String) throws {
    try? FileManager.default.removeItem(atPath: "\(tree.root)/\(name)")
    try FileManager.default.copyItem(atPath: "\(tree.root)/\(path)", toPath: "\(tree.root)/\(name)")
  }

  /// Keeps what the shift becomes by a command under a name, and takes it back.
  private func keep(_ name: String, after lines: String...) throws {
    for line in lines { #expect(tree.run(line, at: 4000).exitCode == .done, "\(line)") }
    try keep(name)
    try bytes("base").write(to: URL(filePath: "\(tree.root)/\(path)"))
  }

  private func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(filePath: "\(tree.root)/\(name)")) }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: tree.root).sorted() }

  @Test("What both sides recorded is written over ours, and nothing is said")
  func merged() throws {
    try keep("ours", after: "tip add latest 1 4.00 cash")
    try keep("theirs", after: "earn latest 86.25")
    let before = try names()
    let outcome = tree.run("merge-driver base ours theirs \(path)")
    #expect(outcome == Outcome(output: "", errors: "", exitCode: .done))
    #expect(try names() == before)
    try bytes("ours").write(to: URL(filePath: "\(tree.root)/\(path)"))
    let shift = try #require(tree.tree.newestFinishedShift().records.first)
    #expect(shift.grossEarnings == Money(Decimal(8625) / 100) && shift.deliveries[0].delivery.tips.count == 1)
    #expect(tree.run("check").exitCode == .done)
  }

  @Test("What they contradict each other in is named, with places by their names, and left between markers")
  func conflict() throws {
    try keep("ours", after: "earn latest 86.25", "place 1 --shift latest Soup")
    try keep("theirs", after: "earn latest 90.00", "place 1 --remove --shift latest")
    let outcome = tree.run("merge-driver base ours theirs \(path)")
    #expect(outcome.exitCode == .refused && outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        \(path): the two sides differ in the gross earnings of the shift: $86.25 here, $90.00 there.
        \(path): the two sides differ in the pickup place of Delivery 1: Soup here, none there.
        Choose between the marked lines in \(path), take the markers out, and then type "dashpilot check".

        """
    )
    try bytes("ours").write(to: URL(filePath: "\(tree.root)/\(path)"))
    let check = tree.run("check")
    #expect(check.exitCode == .unreadableRecords && check.output.contains("\(path), line "))
    #expect(tree.run("merge-driver base theirs theirs").exitCode == .done)
    let machine = tree.run("merge-driver base ours theirs --json")
    #expect(machine.exitCode == .unreadableRecords)
  }

  @Test("A machine is told the conflicts by their rules")
  func machine() throws {
    try keep("ours", after: "earn latest 86.25")
    try keep("theirs", after: "earn latest 90.00")
    let outcome = tree.run("merge-driver base ours theirs a.json --json")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let conflicts = object?["conflicts"] as? [[String: String]]
    #expect(object?["merged"] as? Bool == false && conflicts?.map { $0["rule"] } == ["fact"])
  }

  private func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(Array(bytes)).write(to: URL(filePath: "\(tree.root)/\(name)"))
  }

  /// What stands in the file of two sides that could not be merged.
  private func whole(_ ours: Data, _ theirs: Data) -> Data {
    Data("<<<<<<< ours\n".utf8) + ours + Data("=======\n".utf8) + theirs + Data(">>>>>>> theirs\n".utf8)
  }

  @Test("A side that cannot be read or is another record stands whole between markers beside the other")
  func refused() throws {
    try keep("ours", after: "earn latest 86.25")
    let ours = try bytes("ours")
    try write("no record\u{0}\n".utf8, to: "theirs")
    let newer = String(decoding: ours, as: UTF8.self).replacing(
      "\"formatVersion\" : 16",
      with: "\"formatVersion\" : 99"
    )
    try write(newer.utf8, to: "newer")
    let cases: [(base: String, theirs: String, exitCode: ExitCode, reason: String)] = [
      ("base", "theirs", .unreadableRecords, "a.json (theirs), line 1, cannot be read: "),
      ("base", "newer", .unreadableRecords, "a.json (theirs), line "),
      ("theirs", "base", .unreadableRecords, "a.json (as it was before), line 1, cannot be read: "),
      ("base", "dashpilot.json", .refused, "a.json is a record of another kind on each side. Nothing was merged.\n"),
    ]
    for (base, theirs, exitCode, reason) in cases {
      try ours.write(to: URL(filePath: "\(tree.root)/ours"))
      let outcome = tree.run("merge-driver \(base) ours \(theirs) a.json")
      #expect(outcome.exitCode == exitCode && outcome.errors.hasPrefix(reason), "\(outcome)")
      #expect(outcome.errors.contains("\nBoth sides stand whole between markers in a.json. Keep one of them, "))
      #expect(try bytes("ours") == whole(ours, bytes(theirs)))
    }
    try ours.write(to: URL(filePath: "\(tree.root)/ours"))
    try write(Data("{".utf8), to: "theirs")
    let machine = tree.run("merge-driver base ours theirs a.json --json")
    #expect(machine.exitCode == .unreadableRecords && machine.output.contains("\"unreadableRecord\""))
    try bytes("ours").write(to: URL(filePath: "\(tree.root)/\(path)"))
    #expect(tree.run("check").exitCode == .unreadableRecords)
  }

  @Test("A file that is not there leaves ours as it was")
  func nothingThere() throws {
    let before = tree.files
    for line in ["base ours nothing", "nothing base base", "base nothing base"] {
      #expect(tree.run("merge-driver \(line)").exitCode == .diskFailed)
    }
    #expect(tree.files == before)
  }

  @Test("A route that stands inside an old shift is not merged away from it, and both shifts stand whole")
  func routeInside() throws {
    let old = """
      {"format":"dashpilot.shift","formatVersion":9,"id":"01000000-0000-4000-8000-000000000001",
      "startedAt":"2025-08-23T21:46:00Z","routeSamples":[{"timestamp":"2025-08-23T21:47:00Z","latitude":40.1,
      "longitude":-75.2,"horizontalAccuracy":8}]}

      """
    try write(old.utf8, to: "old")
    try keep("ours")
    let ours = try bytes("ours")
    let outcome = tree.run("merge-driver old ours old a.json")
    #expect(outcome.exitCode == .refused && outcome.errors.hasPrefix("a.json (theirs) holds a route inside a shift"))
    #expect(try bytes("ours") == whole(ours, Data(old.utf8)))
  }

  @Test("A disk that is full leaves ours as it was, and nothing beside it")
  func fullDisk() throws {
    try keep("ours", after: "tip add latest 1 4.00 cash")
    try keep("theirs", after: "earn latest 86.25")
    let (ours, before) = (try bytes("ours"), try names())
    let live = Disk.live()
    let full = Disk(
      read: live.read,
      kind: live.kind,
      list: live.list,
      makeFolder: live.makeFolder,
      write: { path, _, _ throws(DiskError) in throw DiskError(path: path, fault: .noSpace) },
      writeUnsynced: live.writeUnsynced,
      append: live.append,
      syncAll: live.syncAll,
      rename: live.rename,
      remove: live.remove,
      syncFolder: live.syncFolder,
      lock: live.lock
    )
    #expect(tree.run("merge-driver base ours theirs", on: full).exitCode == .diskFailed)
    #expect(try bytes("ours") == ours && names() == before)
  }
}
