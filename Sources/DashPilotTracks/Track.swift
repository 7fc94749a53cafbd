/// What a file recorded: its unbroken stretches in their order, and what was left out of them.
public struct Track: Hashable, Sendable {
  /// The unbroken stretches, none of them empty.
  public let segments: [TrackSegment]
  /// The points that were left out.
  public let omissions: TrackOmissions

  /// Makes a track of its stretches and of what was left out.
  public init(segments: [TrackSegment], omissions: TrackOmissions) {
    self.segments = segments
    self.omissions = omissions
  }
}

/// A stretch of positions that nothing interrupts: each is joined to the one before it.
public struct TrackSegment: Hashable, Sendable {
  /// The positions in the order of the file.
  public let points: [TrackPoint]

  /// Makes a stretch of its positions.
  public init(points: [TrackPoint]) {
    self.points = points
  }
}

/// One step of reading a track, for tracks that are not kept whole in memory.
public enum TrackEvent: Hashable, Sendable {
  /// An unbroken stretch begins; at least one point follows.
  case segmentBegins
  /// The next point of the stretch.
  case point(TrackPoint)
}
