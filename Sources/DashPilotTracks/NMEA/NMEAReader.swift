/// Reads logs of NMEA 0183 sentences, by the rules of `NMEAFeed`.
///
/// The bytes come in pieces of any size; an empty piece or none ends the file. An unbroken stretch ends where a
/// fix that is missing, untimed or unreadable stands between two positions. Nothing is read where no line gives a
/// position.
public enum NMEAReader {
  /// Reads a file whole.
  public static func read(_ next: @escaping () throws -> [UInt8]?) throws(TrackRefusal) -> Track {
    try LogReading<NMEAFeed>.read(next)
  }

  /// Reads a file in constant memory, step by step; what was visited counts for nothing when it throws.
  public static func read(
    _ next: @escaping () throws -> [UInt8]?,
    visit: @escaping (TrackEvent) -> Void
  ) throws(TrackRefusal) -> TrackOmissions {
    try LogReading<NMEAFeed>.read(next, visit: visit)
  }

  /// Reads a file that is in memory.
  public static func read(_ bytes: [UInt8]) throws(TrackRefusal) -> Track {
    try read(bytes.asOnlyPiece)
  }
}
