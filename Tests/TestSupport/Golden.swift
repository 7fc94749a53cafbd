import DashPilotCore
import Foundation

/// Texts that are kept in `Fixtures/Golden` and compared letter by letter.
public enum Golden {
  /// Whether this run rewrites the goldens; a run that rewrites fails, so that the difference is read first.
  public static let isUpdating = ProcessInfo.processInfo.environment["DASHPILOT_UPDATE_GOLDENS"] == "1"

  /// What differs from a golden, or that it is missing or was rewritten; nothing where the texts are the same.
  public static func mismatch(_ name: String, _ text: String, folder: String = "Golden") -> String? {
    let url = Fixtures.url("\(folder)/\(name)")
    let kept = try? String(contentsOf: url, encoding: .utf8)
    guard kept != text else { return nil }
    guard isUpdating else {
      return kept.map { difference($0, text, name) } ?? "\(name) is missing; write it with DASHPILOT_UPDATE_GOLDENS=1"
    }
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      return "\(name) was rewritten; read the difference and run again"
    } catch {
      return "\(name) could not be written: \(error)"
    }
  }

  /// A vocabulary: each case with what is seen and what is heard, and what a log says of it.
  public static func vocabulary(
    _ cases: [(name: String, statement: Statement)],
    withLog: Bool = false
  ) -> String {
    cases.map { name, statement in
      let log = withLog ? "  log:   \(statement.logged)\n" : ""
      return "\(name)\n  seen:  \(statement.visible)\n  heard: \(statement.spoken)\n\(log)"
    }
    .joined(separator: "\n")
  }

  /// The vocabulary of refusals, each told in English of the United States and the zone of New York.
  public static func vocabulary(of refusals: [any Refusal]) -> String {
    vocabulary(
      refusals.map { refusal in
        (name: "\(type(of: refusal)).\(caseName(of: refusal))", statement: refusal.statement(in: .newYork))
      }
    )
  }

  /// The name of a refusal's case; of a refused time, that of its own case.
  private static func caseName(of refusal: any Refusal) -> String {
    let name = String(describing: refusal).prefix { $0 != "(" }
    return name == "time" ? refusal.rule : String(name)
  }

  private static func difference(_ kept: String, _ text: String, _ name: String) -> String {
    let (keptLines, lines) = (
      kept.split(separator: "\n", omittingEmptySubsequences: false),
      text.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let line = zip(keptLines, lines).prefix { $0 == $1 }.count
    let expected = line < keptLines.count ? keptLines[line] : "(its end)"
    let found = line < lines.count ? lines[line] : "(its end)"
    return "\(name), line \(line + 1)\n  expected: \(expected)\n  found:    \(found)"
  }
}

extension Writing {
  /// The conventions that goldens and figures are told in, unless a test names others.
  public static let newYork = Writing(
    locale: Locale(identifier: "en_US"),
    timeZone: TimeZone(identifier: "America/New_York") ?? .gmt
  )
}
