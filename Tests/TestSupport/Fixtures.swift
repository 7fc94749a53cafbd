import Foundation

/// The files that tests read, in the package's `Fixtures` folder.
public enum Fixtures {
  /// The address of a fixture: `Fixtures.url("Tracks/two-segments.gpx")`.
  public static func url(_ path: String) -> URL {
    URL(filePath: #filePath).appending(path: "../../../Fixtures").standardizedFileURL.appending(path: path)
  }

  /// The bytes of a fixture.
  public static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url(path)))
  }
}
