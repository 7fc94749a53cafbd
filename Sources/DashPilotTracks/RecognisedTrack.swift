/// A track file whose form is known and whose positions are still to be read, once.
public struct RecognisedTrack {
  /// The form of the file.
  public let format: TrackFormat
  private let next: () throws -> [UInt8]?

  init(format: TrackFormat, seen: [UInt8], next: @escaping () throws -> [UInt8]?) {
    self.format = format
    var first: [UInt8]? = seen
    self.next = {
      guard let piece = first else { return try next() }
      first = nil
      return piece
    }
  }

  /// Reads the file whole.
  public func read() throws(TrackRefusal) -> Track {
    switch format {
    case .gpx: try GPXReader.read(next)
    case .nmea: try NMEAReader.read(next)
    case .gpsd: try GPSDReader.read(next)
    }
  }

  /// Reads the file in constant memory, step by step; what was visited counts for nothing when it throws.
  public func read(visit: @escaping (TrackEvent) -> Void) throws(TrackRefusal) -> TrackOmissions {
    switch format {
    case .gpx: try GPXReader.read(next, visit: visit)
    case .nmea: try NMEAReader.read(next, visit: visit)
    case .gpsd: try GPSDReader.read(next, visit: visit)
    }
  }
}
