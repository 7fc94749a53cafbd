/// Reads logs of gpsd's JSON, as `gpspipe -w` writes them, by the rules of `GPSDFeed`.
///
/// The bytes come in pieces of any size; an empty piece or none ends the file. An unbroken stretch ends where a
/// report without a position or time, an unreadable line or a new run of the daemon stands between two positions. Nothing
/// is read where no line gives a position.
public enum GPSDReader {
  /// Reads a file whole.
  public static func read(_ next: @escaping () throws -> [UInt8]?) throws(TrackRefusal) -> Track {
    try LogReading<GPSDFeed>.read(next)
  }

  /// Reads a file in constant memory, step by step; what was visited counts for nothing when it throws.
  public static func read(
    _ next: @escaping () throws -> [UInt8]?,
    visit: @escaping (TrackEvent) -> Void
  ) throws(TrackRefusal) -> TrackOmissions {
    try LogReading<GPSDFeed>.read(next, visit: visit)
  }

  /// Reads a file that is in memory.
  public static func read(_ bytes: [UInt8]) throws(TrackRefusal) -> Track {
    try read(bytes.asOnlyPiece)
  }
}
