import Foundation
import TestSupport

/// A source file, read just far enough to hold the house rules: its lines, and the blocks that its braces make.
struct SwiftSource {
  let path: String
  let lines: [Substring]
  let blocks: [Block]

  /// A stretch of lines between an opening brace and the one that closes it.
  struct Block {
    let kind: Kind
    let heading: String
    let first: Int
    let last: Int

    var length: Int { last - first + 1 }
  }

  enum Kind {
    case type
    case function
    case other
  }

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    blocks = SwiftSource.blocks(lines)
  }

  /// Every source file below a folder of the package.
  static func all(below folder: String) throws -> [SwiftSource] {
    let root = Fixtures.url("../\(folder)").standardizedFileURL
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects ?? []
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.sorted { $0.path() < $1.path() }
      .map { url in
        let path = "\(folder)/\(url.path().dropFirst(root.path().count).drop { $0 == "/" })"
        return SwiftSource(path: path, text: try String(contentsOf: url, encoding: .utf8))
      }
  }

  /// The stored properties that can change: those that stand directly in a type and have no body.
  var storedVariables: [String] {
    blocks.filter { $0.kind == .type }.flatMap { type in
      (type.first...type.last).filter { line in innermost(line)?.first == type.first }.map { String(lines[$0]) }
        .filter { $0.contains(" var ") && !$0.contains("{") && !$0.trimmed.hasPrefix("//") }
    }
  }

  /// The functions and initialisers, with their length.
  var functions: [Block] { blocks.filter { $0.kind == .function } }

  private func innermost(_ line: Int) -> Block? {
    blocks.filter { $0.first < line && line < $0.last }.max { $0.first < $1.first }
  }

  private static func blocks(_ lines: [Substring]) -> [Block] {
    var (open, blocks): ([(kind: Kind, heading: String, line: Int)], [Block]) = ([], [])
    for (number, line) in lines.enumerated() where !line.trimmed.hasPrefix("//") {
      for character in line.withoutStrings {
        if character == "{" { open.append((kind(of: line), line.trimmed, number)) }
        if character == "}", let block = open.popLast() {
          blocks.append(Block(kind: block.kind, heading: block.heading, first: block.line, last: number))
        }
      }
    }
    return blocks
  }

  private static func kind(of line: Substring) -> Kind {
    let words = line.split { !$0.isLetter && $0 != "_" }
    if words.contains("func") || words.first == "init" || words.contains("init") && !words.contains("let") {
      return .function
    }
    let types: Set<Substring> = ["struct", "enum", "class", "extension", "protocol", "actor"]
    return words.prefix(4).contains { types.contains($0) } ? .type : .other
  }
}

extension StringProtocol {
  /// The line without the spaces around it.
  var trimmed: String { trimmingCharacters(in: .whitespaces) }

  /// The line with the texts in quotation marks taken out.
  fileprivate var withoutStrings: String {
    split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }
      .map { String($0.element) }.joined()
  }
}
