import DashPilotCore
import DashPilotTracks
import TestSupport
import Testing

/// A point by its stored time.
func point(
  _ time: String,
  _ latitude: Double,
  _ longitude: Double,
  accuracy: Double? = nil
) throws -> TrackPoint {
  let instant = try #require(Instant(stored: time))
  return TrackPoint(instant: instant, latitude: latitude, longitude: longitude, accuracy: accuracy)
}

/// A sentence with its checksum and the end of its line.
func sentence(_ body: String) -> String {
  let checksum = String(body.utf8.reduce(0, ^), radix: 16, uppercase: true)
  return "$\(body)*\(checksum.count == 1 ? "0" : "")\(checksum)\r\n"
}

/// Gives bytes in pieces of one size.
func pieces(of bytes: [UInt8], size: Int) -> () -> [UInt8]? {
  var rest = bytes[...]
  return {
    defer { rest = rest.dropFirst(size) }
    return Array(rest.prefix(size))
  }
}

extension PositionFeed {
  /// Every event of a text that comes whole, or in pieces of one size.
  func events(of bytes: [UInt8], size: Int = .max) -> [FeedEvent] {
    var (feed, events, rest) = (self, [FeedEvent](), bytes[...])
    while !rest.isEmpty {
      events += feed.consume(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    return events + feed.finish()
  }

  /// Every event of a text.
  func events(of text: String) -> [FeedEvent] { events(of: Array(text.utf8)) }
}
