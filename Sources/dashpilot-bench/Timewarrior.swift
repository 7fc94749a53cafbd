import DashPilotCore
import DashPilotStore
import Foundation

/// A database of Timewarrior with as many intervals as a history has deliveries, to compare a tap with.
final class Timewarrior {
  private let folder: URL
  private let program: String

  /// Nothing where Timewarrior is not installed.
  init?(beside history: History) throws {
    guard let program = Timewarrior.program else { return nil }
    self.program = program
    folder = FileManager.default.temporaryDirectory.appending(path: "dashpilot-bench-\(UUID().uuidString)")
    let data = folder.appending(path: "data")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "timewarrior.cfg"))
    let intervals = try RecordTree(root: history.folder, disk: .live()).everyFinishedShift().flatMap(\.intervals)
    for (month, lines) in Dictionary(grouping: intervals, by: { $0.prefix(6) }) {
      let text = lines.map { "inc \($0) # delivery\n" }.joined()
      try Data(text.utf8).write(to: data.appending(path: "\(month.prefix(4))-\(month.suffix(2)).data"))
    }
    try Data("{\"delivery\":{\"count\":\(intervals.count)}}".utf8).write(to: data.appending(path: "tags.data"))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The median of so many starts; what was started is cancelled again.
  func measured(runs: Int) throws -> BenchResult {
    try BenchResult.median(of: runs) {
      let result = try run(["start", "shift"])
      _ = try run(["cancel"])
      return result
    }
  }

  private func run(_ words: [String]) throws -> BenchResult {
    let path = folder.path(percentEncoded: false)
    return try ChildProcess.run(program, words, variables: ["TIMEWARRIORDB": path]).result(of: ["timew"] + words)
  }

  private static var program: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/timew" }.first(where: FileManager.default.isExecutableFile)
  }
}

extension Shift {
  /// The shift cut into as many equal intervals as it has deliveries, one after another.
  fileprivate var intervals: [String] {
    guard let endedAt, !deliveries.isEmpty else { return [] }
    let length = (endedAt.milliseconds - startedAt.milliseconds) / 1000 / Int64(deliveries.count)
    return deliveries.indices.map { index in
      let start = startedAt.milliseconds + Int64(index) * length * 1000
      let times = [start, start + length * 1000].map { Instant(milliseconds: $0).compact }
      return times.joined(separator: " - ")
    }
  }
}

extension Instant {
  /// As Timewarrior writes it: `20260905T214600Z`.
  fileprivate var compact: String { text.prefix(19).filter { $0 != "-" && $0 != ":" } + "Z" }
}
