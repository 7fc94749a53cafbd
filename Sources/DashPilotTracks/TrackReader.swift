/// Reads a track of any form, which is recognised by the first byte that says something.
///
/// `<` begins GPX, `$` and `!` NMEA, `{` gpsd's JSON. A byte-order mark, blanks and lines that begin with `#` are passed
/// over. The file is read once, from its beginning to its end.
public enum TrackReader {
  /// Reads a file whole.
  public static func read(_ next: @escaping () throws -> [UInt8]?) throws(TrackRefusal) -> Track {
    try recognise(next).read()
  }

  /// Reads a file in constant memory, step by step; what was visited counts for nothing when it throws.
  public static func read(
    _ next: @escaping () throws -> [UInt8]?,
    visit: @escaping (TrackEvent) -> Void
  ) throws(TrackRefusal) -> TrackOmissions {
    try recognise(next).read(visit: visit)
  }

  /// Reads a file that is in memory.
  public static func read(_ bytes: [UInt8]) throws(TrackRefusal) -> Track {
    try read(bytes.asOnlyPiece)
  }

  /// Tells the form of a file from its beginning; the rest is read when the track is.
  public static func recognise(_ next: @escaping () throws -> [UInt8]?) throws(TrackRefusal) -> RecognisedTrack {
    var (seen, opening): ([UInt8], TrackOpening) = ([], TrackOpening())
    while true {
      let piece = try piece(next, line: opening.line)
      guard let piece, !piece.isEmpty else { throw opening.isBlank ? .empty : .notATrack(line: opening.line) }
      seen += piece
      guard let format = try opening.format(in: piece) else { continue }
      return RecognisedTrack(format: format, seen: seen, next: next)
    }
  }

  private static func piece(_ next: () throws -> [UInt8]?, line: Int) throws(TrackRefusal) -> [UInt8]? {
    do { return try next() } catch { throw .interrupted(line: line) }
  }
}
