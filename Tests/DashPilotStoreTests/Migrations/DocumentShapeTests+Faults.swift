import DashPilotCore
import Foundation
import TestSupport
import Testing

@testable import DashPilotStore

extension DocumentShapeTests {
  /// A part of an older document, what stands there instead, and the fault that is named.
  struct Damage: Sendable, CustomTestStringConvertible {
    let part: String
    let replacement: String
    let line: Int
    let path: String
    let problem: DocumentProblem
    var testDescription: String { "\(replacement) for \(part)" }
  }

  /// Damage to the evening of version 9, whose deliveries stand at its top and whose samples behind its pauses.
  static let damages = [
    Damage(
      part: "\"2024-05-17T21:50:00.000Z\"",
      replacement: "1",
      line: 5,
      path: "deliveries[0].arrivedAtPickupAt",
      problem: .expected(.instant)
    ),
    Damage(
      part: "\"12.40\"",
      replacement: "\"-1\"",
      line: 7,
      path: "deliveries[0].grossEarnings",
      problem: .expected(.notNegative)
    ),
    Damage(
      part: "2b8e61d4-f07a-4c95-8d3e-61a5c9b7f042",
      replacement: "17F2C0A9-5e3b-4d86-a1c4-9b0e7d2f6385",
      line: 17,
      path: "deliveries[1].id",
      problem: .duplicateIdentifier("17f2c0a9-5e3b-4d86-a1c4-9b0e7d2f6385")
    ),
    Damage(
      part: "\"id\" : \"3c94a7f5-0b1e-4a28-9e6d-f8d21b4c5a73\",",
      replacement: "",
      line: 21,
      path: "deliveries[2]",
      problem: .missingKey("id")
    ),
    Damage(
      part: "\"latitude\" : 38.40523750000001",
      replacement: "\"latitude\" : \"38.4\"",
      line: 51,
      path: "routeSamples[1].latitude",
      problem: .expected(.number)
    ),
    Damage(
      part: "\"latitude\" : 38.40523750000001",
      replacement: "\"latitude\" : 1e999",
      line: 51,
      path: "routeSamples[1].latitude",
      problem: .expected(.number)
    ),
    Damage(
      part: "\"startedAt\" : \"2024-05-17T21:30:00.000Z\"",
      replacement: "\"endsAt\" : 1",
      line: 119,
      path: "",
      problem: .unknownKey("endsAt")
    ),
  ]

  @Test("A fault of an older document is named with the line and the path of the file as it stands", arguments: damages)
  func damage(damage: Damage) throws {
    let path = "shifts/2024/05/20240517T213000Z-5a1d0c3e.json"
    let temporary = try StoredVersion(number: 9).copy()
    let text = try temporary.text(at: path).replacing(damage.part, with: damage.replacement)
    try temporary.put(text, at: path)
    let expected = UnreadableRecord(file: path, line: damage.line, path: damage.path, problem: damage.problem)
    #expect(try temporary.tree.everyShift().unreadable == [expected])
    #expect(try temporary.tree.formatSurvey().unreadable == [expected])
    #expect(try temporary.text(at: path) == text)
  }

  @Test(
    "Whatever stands in place of a value of an older document is read, or named on its own line",
    arguments: StoredVersion.older
  )
  func everyValue(version: StoredVersion) throws {
    for (path, bytes) in try version.documents
    where path.hasSuffix(".json") && !path.contains("shifts/2024/05/20240516") {
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let colon = line.firstRange(of: " : "), !line.hasSuffix("["), !line.contains("\"format") else { continue }
        for value in ["null", "-7", "\"x\"", "{}"] {
          let changed = "\(line[..<colon.upperBound])\(value)\(line.hasSuffix(",") ? "," : "")"
          let text = (lines[..<index] + [Substring(changed)] + lines[(index + 1)...]).joined(separator: "\n")
          do { _ = try FormatVersionTests.writtenAgain(path, Array(text.utf8)) } catch let fault as DocumentFault {
            #expect(fault.line == index + 1, "\(path), \(changed)")
          }
        }
      }
    }
  }
}
