import DashPilotCore
import DashPilotStore
import Foundation

/// One record folder that is measured.
struct History {
  let name: String
  let folder: String
  /// The moment that every command takes for now, so that it answers the same whenever it is measured.
  let clock: String
  /// The first and the last day, as a command line names them.
  let days: [String: String]

  /// The history in a folder, of so many years up to its newest finished shift.
  init(name: String, folder: String, years: Int) throws {
    let tree = RecordTree(root: folder, disk: .live())
    guard let newest = try tree.newestFinishedShift().records.first, let end = newest.endedAt else {
      throw BenchRefusal.noShifts(folder)
    }
    let zone = TimeZone(identifier: try tree.settings().timeZone) ?? .gmt
    let last = zone.localTime(at: end).date.text
    let first = "\((Int(last.prefix(4)) ?? 0) - years)\(last.dropFirst(4))".replacing("-02-29", with: "-02-28")
    self.name = name
    self.folder = folder
    clock = end.text
    days = ["FROM": first, "TO": last]
  }
}

/// The record folders that are measured, in the order of their columns.
struct Histories {
  let all: [History]
  /// The folder that was made for them, which goes with them.
  private let temporary: URL?

  /// Makes histories of the years asked for, or takes the folder that was given.
  init(_ options: BenchOptions, _ programs: Programs) throws {
    if let data = options.data {
      all = [try History(name: "5 years", folder: data, years: 5)]
      temporary = nil
      return
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "dashpilot-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    temporary = folder
    do {
      all = try options.years.map { try Histories.make($0, in: folder, programs) }
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  /// Takes away what was made.
  func remove() {
    if let temporary { try? FileManager.default.removeItem(at: temporary) }
  }

  private static func make(_ years: Int, in folder: URL, _ programs: Programs) throws -> History {
    let path = folder.appending(path: "\(years)").path(percentEncoded: false)
    let arguments = ["demo", path, "--years", "\(years)", "--routes"]
    let process = try ChildProcess.run(programs.dashpilot, arguments, clock: "2026-09-05T21:46:00Z")
    guard process.exitCode == 0 else { throw BenchRefusal.failed(command: "demo", exitCode: process.exitCode) }
    return try History(name: years == 1 ? "1 year" : "\(years) years", folder: path, years: years)
  }
}

/// The programs that are run, by their paths.
struct Programs {
  let bench: String
  let dashpilot: String

  /// This program, and the `dashpilot` that stands beside it.
  static func besideThisOne() throws -> Programs {
    let bench = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    let dashpilot = bench.deletingLastPathComponent().appending(path: "dashpilot").path(percentEncoded: false)
    guard FileManager.default.isExecutableFile(atPath: dashpilot) else { throw BenchRefusal.programMissing(dashpilot) }
    return Programs(bench: bench.path(percentEncoded: false), dashpilot: dashpilot)
  }
}
