import Foundation
import TestSupport

/// A fresh folder in which command lines run the real executable, with the clock and the identifiers fixed.
struct JourneyShell {
  let folder: URL

  /// Makes the folder.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "dashpilot-journey-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Makes a folder with what another one holds.
  init(copying other: JourneyShell) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "dashpilot-journey-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: other.folder, to: folder)
  }

  /// Every file with its bytes, the lock and what is staged aside.
  var files: [String: Data] {
    let names = FileManager.default.enumerator(atPath: folder.path())?.allObjects as? [String] ?? []
    let pairs = names.filter { !$0.hasPrefix(".dashpilot") }.compactMap { name in
      FileManager.default.contents(atPath: folder.appending(path: name).path()).map { (name, $0) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Whether a write that was cut short has left staged files, or a journal.
  var hasLeftovers: Bool {
    let workshop = folder.appending(path: ".dashpilot")
    let staged = try? FileManager.default.contentsOfDirectory(atPath: workshop.appending(path: "staged").path())
    return !(staged ?? []).isEmpty
      || FileManager.default.fileExists(atPath: workshop.appending(path: "journal.json").path())
  }

  /// Takes the folder away.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What a command line printed.
  struct Result {
    let output: String
    let errors: String
    let exitCode: Int32

    /// The lines of a transcript.
    var lines: [String] {
      let output = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let errors = errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "2> \($0)" }
      return output.map(String.init) + errors + (exitCode == 0 ? [] : ["[\(exitCode)]"])
    }
  }

  /// Runs a command line in the folder.
  func run(_ line: String, clock: String?, number: Int) throws -> Result {
    let process = process(line, clock: clock, number: number)
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let outputText = try text(output)
    let errorText = try text(errors)
    process.waitUntilExit()
    return Result(output: outputText, errors: errorText, exitCode: process.terminationStatus)
  }

  /// A command line that is to run in the folder.
  func process(_ line: String, clock: String?, number: Int) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = environment(clock: clock, number: number)
    process.standardInput = FileHandle.nullDevice
    return process
  }

  private func environment(clock: String?, number: Int) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    var environment = [
      "PATH": "\(JourneyShell.products.path()):\(path)",
      "HOME": folder.path(),
      "TZ": "America/New_York",
      "FIXTURES": fixtures,
      "DASHPILOT_IDENTIFIERS": String(number + 1),
    ]
    environment["DASHPILOT_CLOCK"] = clock
    environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    return environment
  }

  private var fixtures: String { Fixtures.url("Tracks").deletingLastPathComponent().standardizedFileURL.path() }

  private func text(_ pipe: Pipe) throws -> String {
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    let text = String(decoding: data, as: UTF8.self)
    let names = [(folder.path(), "~"), (folder.resolvingSymlinksInPath().path(), "~"), (fixtures, "$FIXTURES")]
    return names.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  /// The folder of the built executables, beside the tests themselves.
  private static let products: URL = {
    let folders = [Bundle.main.bundleURL, URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
    let bundles = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let candidates = folders + bundles + [Fixtures.url("../.build/debug").standardizedFileURL]
    let holdsProgram = { (folder: URL) in
      FileManager.default.isExecutableFile(atPath: folder.appending(path: "dashpilot").path())
    }
    return candidates.first(where: holdsProgram) ?? Fixtures.url("../.build/debug")
  }()
}
