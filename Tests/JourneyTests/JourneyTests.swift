import Foundation
import TestSupport
import Testing

@testable import dashpilot

@Suite("Journeys")
struct JourneyTests {
  @Test("The real executable prints what the transcript says", arguments: try names())
  func journey(_ name: String) throws {
    let shell = try JourneyShell()
    defer { shell.remove() }
    let kept = try String(contentsOf: Fixtures.url("Journeys/\(name)"), encoding: .utf8)
    let replayed = try Transcript(kept).replayed(in: shell)
    #expect(Golden.mismatch(name, replayed, folder: "Journeys") == nil)
  }

  @Test("Each command of the table is typed in a journey")
  func everyCommand() throws {
    let lines = try JourneyTests.names().flatMap { name in
      try String(contentsOf: Fixtures.url("Journeys/\(name)"), encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("$ ") }
    }
    for command in CommandTable.commands where !command.name.isEmpty {
      #expect(lines.contains { $0.contains("dashpilot \(command.name)") }, "no journey types \(command.name)")
    }
  }

  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Fixtures.url("Journeys").path())
      .filter { $0.hasSuffix(".journey") }.sorted()
  }
}
