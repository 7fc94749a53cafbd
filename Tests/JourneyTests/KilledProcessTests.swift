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

  @Test("Killed at any moment, the next command finds the records before or after, byte for byte")
  func killed() throws {
    let prepared = try prepared()
    defer { prepared.remove() }
    let interrupted = try KilledProcessTests.commands.map { try killed($0, prepared) }
    #expect(interrupted.contains { $0 > 0 }, "no kill came while something was written")
  }

  /// Kills a command so many times, and counts the kills that left something staged or half put in place.
  private func killed(_ command: String, _ prepared: JourneyShell) throws -> Int {
    let (before, after, time) = try beforeAndAfter(command, prepared)
    #expect(before != after)
    var (random, interrupted) = (SeededNumbers(seed: UInt64(command.count)), 0)
    for _ in 0..<50 {
      let shell = try JourneyShell(copying: prepared)
      defer { shell.remove() }
      let process = shell.process("exec dashpilot \(command)", clock: clock, number: 1)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(time / 2 + random.next(below: time / 2)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      interrupted += shell.hasLeftovers || ![before, after].contains(shell.files) ? 1 : 0
      #expect(try shell.run("dashpilot status", clock: clock, number: 9).exitCode == 0)
      let files = shell.files
      #expect(files == before || files == after, "\(command)")
    }
    return interrupted
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
    return (prepared.files, whole.files, max(2, Int(time)))
  }
}
