import Foundation

/// A shift in progress beside a history, on which the vehicle is parked and driven.
///
/// The history's own folder is not written to: the records are linked into another one, and every write of a record
/// replaces its file.
final class Taps {
  private let folder: URL
  private let program: String
  private let clock: String

  /// Links the history's records into a folder of its own, and starts a shift there.
  init(beside history: History, _ programs: Programs) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "dashpilot-bench-\(UUID().uuidString)")
    (program, clock) = (programs.dashpilot, history.clock)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let records = URL(filePath: history.folder)
    for name in ["dashpilot.json", "shifts", "routes", "places", "expenses"] {
      let place = records.appending(path: name)
      guard FileManager.default.fileExists(atPath: place.path(percentEncoded: false)) else { continue }
      try FileManager.default.linkItem(at: place, to: folder.appending(path: name))
    }
    _ = try tap("start")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The median of so many taps of each kind.
  func measured(runs: Int) throws -> BenchResult {
    let words = ["park", "drive"]
    var count = 0
    return try BenchResult.median(of: runs * 2) {
      count += 1
      return try tap(words[(count - 1) % 2])
    }
  }

  private func tap(_ word: String) throws -> BenchResult {
    let arguments = [word, "--data", folder.path(percentEncoded: false)]
    return try ChildProcess.run(program, arguments, clock: clock).result(of: [word])
  }
}
