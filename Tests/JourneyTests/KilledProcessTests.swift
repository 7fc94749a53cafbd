import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

/// The real executable, killed at moments that a seed draws: whatever it was doing, a record is old or new, and whole.
@Suite("Killed processes")
struct KilledProcessTests {
  private let clock = "2026-09-05T21:46:00Z"

  /// Commands that write one document, several, and a whole route.
  private static let commands = [
    "pause", "end", "accept 2 --place Lantern", "places merge Lamp Kettle --yes", "expense add 42.10 fuel",
    "correct end 2025-08-23 19:30 --yes", "delete 2025-08-23 --yes",
  ]

  @Test("Killed at any moment, the next command finds the records before or after, byte for byte", arguments: commands)
  func killed(_ command: String) throws {
    let prepared = try prepared()
    defer { prepared.remove() }
    let (before, after, time) = try beforeAndAfter(command, prepared)
    #expect(before != after)
    var (random, seen) = (SeededNumbers(seed: UInt64(command.count)), Set<Bool>())
    for _ in 0..<50 {
      let shell = try JourneyShell(copying: prepared)
      defer { shell.remove() }
      let process = shell.process("exec dashpilot \(command)", clock: clock, number: 1)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(random.next(below: time)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(try shell.run("dashpilot status", clock: clock, number: 9).exitCode == 0)
      let files = shell.files
      #expect(files == before || files == after)
      seen.insert(files == after)
    }
    #expect(seen.contains(false))
  }

  /// A folder with a finished shift and its route, three places, and a shift in progress.
  private func prepared() throws -> JourneyShell {
    let shell = try JourneyShell()
    let lines = [
      "init --time-zone America/New_York --locale en_US", "record 2025-08-23T17:46-04:00 2025-08-23T20:46-04:00",
      "route import \(Fixtures.url("Tracks/evening.gpx").path()) --shift latest", "start", "accept --place Lamp",
      "accept --place Kettle", "cancel 1", "cancel 2",
    ]
    for (number, line) in lines.enumerated() {
      let result = try shell.run("dashpilot \(line)", clock: clock, number: number + 10)
      #expect(result.exitCode == 0, "\(line): \(result.errors)")
    }
    return shell
  }

  /// What the folder holds before a command and after it, and how many microseconds it took.
  private func beforeAndAfter(
    _ command: String,
    _ prepared: JourneyShell
  ) throws -> (before: [String: Data], after: [String: Data], time: Int) {
    let whole = try JourneyShell(copying: prepared)
    defer { whole.remove() }
    let start = ContinuousClock.now
    let result = try whole.run("exec dashpilot \(command)", clock: clock, number: 1)
    let time = (ContinuousClock.now - start) / .microseconds(1)
    #expect(result.exitCode == 0, "\(result.errors)")
    return (prepared.files, whole.files, max(1, Int(time)))
  }
}
