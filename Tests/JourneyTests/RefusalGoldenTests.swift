import Foundation
import TestSupport
import Testing

@Suite("Refusals and their goldens")
struct RefusalGoldenTests {
  @Test("Each case of each refusal has its line, and no line is without a case")
  func everyCase() throws {
    let declared = try Set(SwiftSource.all(below: "Sources").flatMap(refusalCases))
    let lines = try Set(goldenNames().filter { name in declared.contains { $0.hasPrefix(name.enumeration) } })
    #expect(declared.subtracting(lines.map(\.text)).isEmpty)
    let stray = Set(lines.map(\.text)).subtracting(declared).filter { !$0.hasSuffix(".beforeRecordedFact") }
    #expect(stray.isEmpty)
  }

  /// The name of a golden's line: `EndRefusal.shiftEnded`.
  private struct Name: Hashable {
    let text: String
    var enumeration: String { "\(text.prefix { $0 != "." })." }
  }

  private func goldenNames() throws -> [Name] {
    let folder = Fixtures.url("Golden")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return try files.flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix(" ") && $0.contains("Refusal.") || $0.hasPrefix("StorageFailure.") }
        .map { Name(text: String($0)) }
    }
  }

  /// The cases of the enumerations in a file that are refusals; that of a refused time stands for its own cases.
  private func refusalCases(_ source: SwiftSource) -> [String] {
    source.blocks.filter { $0.kind == .type && $0.heading.contains(": Refusal {") && $0.heading.contains("enum ") }
      .flatMap { block -> [String] in
        let words = block.heading.split(separator: " ")
        let name = words.firstIndex(of: "enum").map { words[$0 + 1].prefix { $0 != ":" } } ?? ""
        return (block.first...block.last).map { source.lines[$0].trimmed }.filter { $0.hasPrefix("case ") }
          .map { $0.dropFirst(5).prefix { $0.isLetter } }.filter { !$0.isEmpty }
          .flatMap { $0 == "time" ? ["\(name).inFuture"] : ["\(name).\($0)"] }
      }
  }
}
