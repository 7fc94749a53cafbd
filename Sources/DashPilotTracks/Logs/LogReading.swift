/// One reading of a log of lines, from its first byte to its end or to the first refusal.
enum LogReading<Feed: SteppingFeed> {
  /// Reads a log whole.
  static func read(_ next: () throws -> [UInt8]?) throws(TrackRefusal) -> Track {
    var segments: [[TrackPoint]] = []
    let omissions = try read(next) { event in
      switch event {
      case .segmentBegins: segments.append([])
      case .point(let point): segments[segments.count - 1].append(point)
      }
    }
    return Track(segments: segments.map(TrackSegment.init), omissions: omissions)
  }

  /// Reads a log in constant memory.
  static func read(
    _ next: () throws -> [UInt8]?,
    visit: (TrackEvent) -> Void
  ) throws(TrackRefusal) -> TrackOmissions {
    var (feed, walk, isEmpty) = (Feed(), LogWalk(), true)
    while let piece = try piece(next, feed) {
      isEmpty = isEmpty && piece.allSatisfy { $0 <= 0x20 }
      var rest = piece[...]
      while feed.takeLine(of: &rest, { walk.take($0, visit) }) { walk.note(line: feed.line) }
    }
    feed.end { walk.take($0, visit) }
    walk.note(line: feed.line)
    return try walk.omissions(isEmpty: isEmpty)
  }

  private static func piece(_ next: () throws -> [UInt8]?, _ feed: Feed) throws(TrackRefusal) -> [UInt8]? {
    do {
      let piece = try next()
      return piece?.isEmpty == true ? nil : piece
    } catch {
      throw .interrupted(line: max(feed.line, 1))
    }
  }
}
