/// Reads GPX 1.0 and 1.1: the timed points of its tracks, and nothing of its waypoints and routes.
///
/// The bytes come in pieces of any size; an empty piece or none ends the file. Every `trkseg` is an unbroken stretch,
/// cut again where a point is left out, so that its neighbours are not joined. Nothing is read where a file is broken
/// or holds nothing usable.
public enum GPXReader {
  /// Reads a file whole.
  public static func read(_ next: @escaping () throws -> [UInt8]?) throws(TrackRefusal) -> Track {
    var segments: [[TrackPoint]] = []
    let omissions = try read(next) { event in
      switch event {
      case .segmentBegins: segments.append([])
      case .point(let point): segments[segments.count - 1].append(point)
      }
    }
    return Track(segments: segments.map(TrackSegment.init), omissions: omissions)
  }

  /// Reads a file in constant memory, step by step; what was visited counts for nothing when it throws.
  public static func read(
    _ next: @escaping () throws -> [UInt8]?,
    visit: @escaping (TrackEvent) -> Void
  ) throws(TrackRefusal) -> TrackOmissions {
    try GPXReading(next: next, visit: visit).read()
  }

  /// Reads a file that is in memory.
  public static func read(_ bytes: [UInt8]) throws(TrackRefusal) -> Track {
    try read(bytes.asOnlyPiece)
  }
}
