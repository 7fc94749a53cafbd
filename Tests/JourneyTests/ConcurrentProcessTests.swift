import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

/// Two processes at once over one record folder: nothing is lost, nothing doubled, and a reader sees whole states.
@Suite("Concurrent processes")
struct ConcurrentProcessTests {
  private let clock = "2026-09-05T21:46:00Z"
  private static let taps = 200

  private func begun() throws -> JourneyShell {
    let shell = try JourneyShell()
    for line in ["init --time-zone America/New_York --locale en_US", "start"] {
      #expect(try shell.run("dashpilot \(line)", clock: clock, number: 1).exitCode == 0)
    }
    return shell
  }

  /// Types a line so many times, each time with identifiers of its own.
  private func loop(_ line: String, numbersFrom first: Int) -> String {
    let last = first + ConcurrentProcessTests.taps - 1
    return "for i in $(seq \(first) \(last)); do DASHPILOT_IDENTIFIERS=$i; export DASHPILOT_IDENTIFIERS; \(line); done"
  }

  @Test("Two hundred taps each on one shift: every one of them is recorded once, while a third process reads")
  func taps() throws {
    let shell = try begun()
    defer { shell.remove() }
    let accepting = try shell.begin(loop("dashpilot accept || exit 1", numbersFrom: 1000), clock: clock)
    let parking = try shell.begin(loop("dashpilot park && dashpilot drive || exit 1", numbersFrom: 2000), clock: clock)
    let reading = try shell.begin(
      loop("dashpilot status --json && dashpilot check > /dev/null || exit 1", numbersFrom: 3000),
      clock: clock
    )
    let results = [accepting.finished(), parking.finished(), reading.finished()]
    #expect(results.allSatisfy { $0.exitCode == 0 && $0.errors.isEmpty }, "\(results.map(\.errors))")
    let shift = try #require(tree(shell).unfinishedShifts().records.first)
    #expect(shift.offers.count == ConcurrentProcessTests.taps && shift.deliveries.count == ConcurrentProcessTests.taps)
    #expect(Set(shift.deliveries.map(\.delivery.id)).count == ConcurrentProcessTests.taps)
    #expect(shift.parkedStretches.count == ConcurrentProcessTests.taps && shift.openParkedStretch == nil)
    #expect(try counts(in: results[2].output).count == ConcurrentProcessTests.taps)
  }

  /// How many deliveries each of the cards held, which never fell.
  private func counts(in output: String) throws -> [Int] {
    let cards = output.components(separatedBy: "\n}\n").filter { !$0.isEmpty }.map { "\($0)\n}" }
    let counts = try cards.map { card in
      let object = try JSONSerialization.jsonObject(with: Data(card.utf8)) as? [String: Any]
      return (object?["deliveries"] as? [Any])?.count ?? -1
    }
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 <= $1 } && counts.first.map { $0 >= 0 } ?? false)
    return counts
  }

  @Test("Of two that record the same at once one does, and the other is told")
  func conflict() throws {
    let shell = try begun()
    defer { shell.remove() }
    for round in 1...20 {
      let line = "DASHPILOT_IDENTIFIERS=\(round) dashpilot pause"
      let both = try [shell.begin(line, clock: clock), shell.begin(line, clock: clock)]
      let results = both.map { $0.finished() }.sorted { $0.exitCode < $1.exitCode }
      #expect(results.map(\.exitCode) == [0, 1])
      #expect(
        results[0].output.hasPrefix("Paused the shift") && results[1].errors.hasPrefix("The shift is already paused")
      )
      #expect(try shell.run("dashpilot resume", clock: clock, number: 5).exitCode == 0)
    }
    let shift = try #require(tree(shell).unfinishedShifts().records.first)
    #expect(shift.pauses.count == 20 && shift.openPause == nil)
  }

  @Test("A process that died with the lock in its hands is no obstacle")
  func deadHolder() throws {
    let shell = try begun()
    defer { shell.remove() }
    let process = shell.process(
      "exec flock --no-fork .dashpilot/lock sh -c 'echo held; exec cat'",
      clock: nil,
      number: 1
    )
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "held\n")
    #expect(throws: StorageFailure.locked(by: nil)) {
      let disk = Disk.live(lockPatienceMilliseconds: 0)
      try RecordStore(root: shell.folder.path(), disk: disk).writing { _ in }
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(try shell.run("dashpilot park", clock: clock, number: 2).exitCode == 0)
  }

  private func tree(_ shell: JourneyShell) -> RecordTree { RecordTree(root: shell.folder.path(), disk: .live()) }
}
