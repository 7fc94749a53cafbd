import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

@Suite("Route record service")
struct RouteRecordServiceTests {
  private let tree: TestTree

  init() throws {
    tree = try TestTree()
    tree.run("start")
  }

  @discardableResult
  private func record(_ steps: [RecordingScript.Step], on disk: Disk = .live(), _ words: String...) -> (
    Outcome, [String]
  ) {
    let script = RecordingScript(steps)
    let outcome = tree.run(words: ["route", "record"] + words, on: disk, recording: script.recording)
    return (outcome, script.told)
  }

  private func after(_ seconds: Double, _ lines: String...) -> RecordingScript.Step {
    .does {
      for line in lines { tree.run(line, at: seconds) }
      tree.set(seconds)
    }
  }

  private func route() throws -> Route {
    let shift =
      try tree.tree.unfinishedShifts().records.first ?? #require(tree.tree.newestFinishedShift().records.first)
    return try tree.tree.route(of: shift).route
  }

  @Test("What a gpsd says is recorded in one capture session and measures what was driven")
  func daemon() throws {
    let (outcome, told) = record([.answers, after(100), .fixes(70...100), .interrupted])
    #expect(outcome.exitCode == .done)
    #expect(outcome.output.hasPrefix("Recorded 31 positions in 1 capture session.\n"))
    #expect(try route().sessions.map(\.positions.count) == [31])
    #expect(abs(try route().measured(in: nil).metres - 360) < 0.1)
    #expect(told.contains("Positions are recorded."))
  }

  @Test("Standard input is read to its end, in gpsd's form and in NMEA")
  func standardInput() throws {
    let (outcome, _) = record([after(100), .fixes(80...100)], "--stdin", "gpsd")
    #expect(outcome.output.hasPrefix("Recorded 21 positions in 1 capture session.\n"))
    let (nmea, _) = record([after(105), .says((101...105).map(sentence))], "--stdin", "nmea")
    #expect(nmea.output.contains("Recorded 5 positions in 1 capture session.") && nmea.exitCode == .done)
    #expect(try route().sessions.map(\.positions.count) == [21, 5])
  }

  /// What a receiver says at a second of the evening, as far north as a gpsd would have it.
  private func sentence(at second: Int) -> String {
    let minutes = (Double(second) * 12 / 111_195.08 * 60).formatted(.number.precision(.fractionLength(4)))
    return "$GPRMC,2147\(second - 60),A,400\(minutes),N,07500.0000,W,1.0,0.0,230825,,,A"
  }

  @Test("A pause and a parked stretch from another terminal stop it, and a new session begins after each")
  func pauses() throws {
    record([
      .answers, after(100), .fixes(70...100), after(101, "pause"), .fixes(102...160), after(200, "resume"),
      .fixes(201...220), after(221, "park"), .fixes(222...250), after(300, "drive"), .fixes(301...320),
      after(400, "end"), .fixes(401...410),
    ])
    let positions = try route().sessions.map {
      $0.positions.map { ($0.instant.milliseconds - Instant.evening.milliseconds) / 1000 }
    }
    #expect(positions == [Array(70...100), Array(201...220), Array(301...320)])
    #expect(try tree.tree.newestFinishedShift().records.first?.endedAt == .evening(400))
  }

  @Test("A pause that slips in before a batch is written leaves no position inside it")
  func raced() throws {
    record([.answers, after(65), .fixes(60...65), after(66, "pause"), .interrupted])
    #expect(try route().sessions.map(\.positions.count) == [6])
    tree.run("resume", at: 100)
    record([.answers, after(164), .fixes(160...164), after(164, "pause --at 17:48:42"), .interrupted])
    let shift = try tree.unfinished()
    for position in try route().sessions.flatMap(\.positions) {
      #expect(
        !shift.pauses.contains { $0.startedAt <= position.instant && position.instant < $0.endedAt ?? .evening(999) }
      )
    }
  }

  @Test("A daemon that is lost is asked again, and its silence costs a gap and no mile")
  func lost() throws {
    let (outcome, told) = record([
      .answers, after(100), .fixes(70...100), .breaks, .answers, after(120), .fixes(110...120), .interrupted,
    ])
    #expect(outcome.output.hasPrefix("Recorded 42 positions in 2 capture sessions.\n"))
    #expect(abs(try route().measured(in: nil).metres - 480) < 0.1)
    #expect(told.contains { $0.contains("does not answer") })
    #expect(try tree.unfinished().state == .running)
  }

  @Test("A restart begins a new session, and what is under five metres from the last position is left out")
  func restart() throws {
    record([.answers, after(100), .fixes(90...100), .interrupted])
    let (outcome, _) = record([.answers, after(104), .fixes(100...104), .interrupted])
    #expect(outcome.output.contains("Recorded 4 positions in 1 capture session."))
    #expect(outcome.output.contains("1 is at the instant of one that is there already"))
    #expect(try route().sessions.count == 2)
  }

  @Test("Coarse positions are left out and said, and nothing is recorded of a receiver without a fix")
  func coarse() throws {
    let (outcome, told) = record([
      .answers, .says([#"{"class":"TPV","mode":1}"#]), after(70), .fixes(60...70, epx: 90), .interrupted,
    ])
    #expect(outcome.output.hasPrefix("No position was recorded.\n"))
    #expect(outcome.output.contains("11 are less accurate than 100 metres"))
    #expect(told.count >= 3)
  }
}
