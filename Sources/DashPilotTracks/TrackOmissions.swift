/// How many points or lines of a track were left out, by reason; each is counted once, by the first that holds.
public struct TrackOmissions: Hashable, Sendable {
  /// Points whose latitude or longitude is missing or is not a plain decimal number.
  public let unreadableCoordinates: Int
  /// Points that state no time.
  public let untimed: Int
  /// Points whose time states no zone, so that it is no instant.
  public let withoutZone: Int
  /// Points whose time is none that a clock shows, or is written in another form.
  public let unreadableTimes: Int
  /// Reports of a receiver that had no position.
  public let withoutFix: Int
  /// Lines of a log that are broken, or say what cannot be.
  public let unreadableLines: Int

  /// Makes the counts.
  public init(
    unreadableCoordinates: Int = 0,
    untimed: Int = 0,
    withoutZone: Int = 0,
    unreadableTimes: Int = 0,
    withoutFix: Int = 0,
    unreadableLines: Int = 0
  ) {
    self.unreadableCoordinates = unreadableCoordinates
    self.untimed = untimed
    self.withoutZone = withoutZone
    self.unreadableTimes = unreadableTimes
    self.withoutFix = withoutFix
    self.unreadableLines = unreadableLines
  }

  /// All points, reports and lines that were left out.
  public var total: Int {
    unreadableCoordinates + untimed + withoutZone + unreadableTimes + withoutFix + unreadableLines
  }
}

/// Why a point is left out.
enum TrackOmission: Error {
  case unreadableCoordinates
  case untimed
  case withoutZone
  case unreadableTime
  case withoutFix
  case unreadableLine
}

extension TrackOmissions {
  /// The counts with one more point.
  func adding(_ omission: TrackOmission) -> TrackOmissions {
    TrackOmissions(
      unreadableCoordinates: unreadableCoordinates + (omission == .unreadableCoordinates ? 1 : 0),
      untimed: untimed + (omission == .untimed ? 1 : 0),
      withoutZone: withoutZone + (omission == .withoutZone ? 1 : 0),
      unreadableTimes: unreadableTimes + (omission == .unreadableTime ? 1 : 0),
      withoutFix: withoutFix + (omission == .withoutFix ? 1 : 0),
      unreadableLines: unreadableLines + (omission == .unreadableLine ? 1 : 0)
    )
  }
}
