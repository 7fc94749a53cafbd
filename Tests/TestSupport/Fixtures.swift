import Foundation

/// The files that tests read, found from this source file.
public enum Fixtures {
  /// The root of the package.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file below `Fixtures`: `Tracks/two-sessions.gpx`.
  public static func url(_ path: String) -> URL {
    root.appending(path: "Fixtures").appending(path: path)
  }
}
