import Foundation

/// A command of the real executable that goes on while others run.
final class RunningCommand {
  private let process: Process
  private let output = Pipe()
  private let errors = Pipe()
  private var told = ""

  init(_ process: Process) throws {
    self.process = process
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
  }

  /// Reads what it tells beside its results until a text was there; false where it ended before that.
  func waits(for text: String) -> Bool {
    while !told.contains(text) {
      let data = errors.fileHandleForReading.availableData
      guard !data.isEmpty else { return false }
      told += String(decoding: data, as: UTF8.self)
    }
    return true
  }

  /// Asks it to stop, as Control-C does.
  func interrupt() { process.interrupt() }

  /// Waits for its end.
  func finished() -> (output: String, errors: String, exitCode: Int32) {
    let result = (try? output.fileHandleForReading.readToEnd()) ?? nil
    let rest = (try? errors.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    let text = { (data: Data?) in String(decoding: data ?? Data(), as: UTF8.self) }
    return (text(result), told + text(rest), process.terminationStatus)
  }
}

extension JourneyShell {
  /// Begins a command line that goes on while others run.
  func begin(_ line: String, clock: String?) throws -> RunningCommand {
    let process = process(line, clock: clock, number: 1)
    return try RunningCommand(process)
  }
}
