import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

/// A shift whose route the real gpsd tells, fed from a receiver's log by `gpsfake` of the Debian package gpsd-clients.
@Suite("Route record with the real gpsd")
struct RealDaemonTests {
  /// The clock of every command: the log's first second, so that its positions are never stale.
  private let clock = "2026-09-16T21:50:00Z"

  @Test("Through a pause, a parked stretch and the end, a session each and no position in between")
  func drive() throws {
    let gpsfake = try #require(
      RealDaemon.path(of: "gpsfake"),
      "gpsfake is missing: install the Debian packages gpsd and gpsd-clients"
    )
    let shell = try JourneyShell()
    defer { shell.remove() }
    try run("init --time-zone America/New_York --locale en_US", in: shell)
    try run("start", in: shell)
    let daemon = try RealDaemon(gpsfake, log: Fixtures.url("Tracks/drive.nmea"))
    defer { daemon.stop() }
    let recorder = try shell.begin("dashpilot route record --gpsd 127.0.0.1:\(daemon.port)", clock: clock)
    try waitForPositions(20, in: shell)
    for (stop, sentence, goOn) in [("pause", "is paused", "resume"), ("park", "is parked", "drive")] {
      try run(stop, in: shell)
      #expect(recorder.waits(for: sentence))
      let before = try route(in: shell).positionCount
      try run(goOn, in: shell)
      try waitForPositions(before + 20, in: shell)
    }
    try run("end", in: shell)
    let result = recorder.finished()
    #expect(result.exitCode == 0 && result.output.contains(" in 3 capture sessions."), "\(result)")
    try checkRoute(in: shell)
  }

  private func checkRoute(in shell: JourneyShell) throws {
    let shift = try #require(tree(shell).newestFinishedShift().records.first)
    let route = try tree(shell).route(of: shift).route
    let stopped =
      shift.pauses.map { ($0.startedAt, $0.endedAt) } + shift.parkedStretches.map { ($0.startedAt, $0.endedAt) }
    #expect(stopped.count == 2 && route.sessions.count == 3)
    for position in route.sessions.flatMap(\.positions) {
      let isInside = stopped.contains { start, end in
        start < position.instant && end.map { position.instant < $0 } ?? true
      }
      #expect(!isInside && shift.endedAt.map { position.instant <= $0 } ?? false)
    }
    for session in route.sessions {
      let (first, last) = (try #require(session.positions.first), try #require(session.positions.last))
      let seconds = Double(last.instant.milliseconds - first.instant.milliseconds) / 1000
      let alone = Route(shift: shift.id, sessions: [session]).measured(in: nil)
      // The log's vehicle drives twelve metres north each second; a ten thousandth of a minute is 0.19 metres.
      #expect(abs(alone.metres - seconds * 12) < 1)
    }
  }

  private func run(_ words: String, in shell: JourneyShell) throws {
    let result = try shell.run("dashpilot \(words)", clock: clock, number: 1)
    #expect(result.exitCode == 0, "\(words): \(result)")
  }

  private func tree(_ shell: JourneyShell) -> RecordTree { RecordTree(root: shell.folder.path(), disk: .live()) }

  private func route(in shell: JourneyShell) throws -> Route {
    let shift = try #require(tree(shell).unfinishedShifts().records.first)
    return try tree(shell).route(of: shift).route
  }

  /// Waits until the route holds so many positions, asking a real command in between; gives up after two thousand.
  private func waitForPositions(_ count: Int, in shell: JourneyShell) throws {
    for _ in 0..<2000 {
      if try route(in: shell).positionCount >= count { return }
      _ = try shell.run("dashpilot status --json", clock: clock, number: 1)
    }
    Issue.record("fewer than \(count) positions were recorded")
  }
}

/// The real gpsd and the `gpsfake` that feeds it, on a port of its own.
private final class RealDaemon {
  let port: Int
  private let process = Process()

  init(_ gpsfake: String, log: URL) throws {
    port = 20_000 + Int(ProcessInfo.processInfo.processIdentifier) % 20_000
    // A process begun from a test has its signals blocked, and gpsfake takes its gpsd away when it is interrupted.
    let unblocked =
      "import os, signal, sys; signal.pthread_sigmask(signal.SIG_SETMASK, []); os.execv(sys.argv[1], sys.argv[1:])"
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments =
      ["-c", unblocked, gpsfake, "-1", "-n", "-q", "-c", "0.03", "-P", "\(port)", log.standardizedFileURL.path()]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
  }

  func stop() {
    process.interrupt()
    process.waitUntilExit()
  }

  static func path(of program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") + ["/usr/bin", "/usr/sbin"]
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
