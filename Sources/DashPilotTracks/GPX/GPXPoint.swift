import DashPilotCore

/// A `trkpt` while it is read: its attributes, and the texts of the two elements in it that matter.
struct GPXPoint {
  let latitude: Double?
  let longitude: Double?
  /// The text of its `time`; where the file states two, both, and a comma that no time has.
  var time: [UInt8] = []
  var accuracy: [UInt8] = []

  /// A text that is longer than this is not read, and no more of it is kept than the piece that went beyond it.
  static let longestText = 128

  /// Stands for a stated accuracy that cannot be read: no receiver means it, and the capture filter rejects it.
  static let unreadableAccuracy = -1.0

  init(attributes: [String: String]) {
    latitude = attributes["lat"].flatMap { Double(plainDecimal: Array($0.utf8).trimmed.span) }
    longitude = attributes["lon"].flatMap { Double(plainDecimal: Array($0.utf8).trimmed.span) }
  }

  /// The position, unless the point is to be left out.
  func position() throws(TrackOmission) -> TrackPoint {
    guard let latitude, let longitude else { throw .unreadableCoordinates }
    let text = time.trimmed
    guard !text.isEmpty else { throw .untimed }
    guard time.count <= GPXPoint.longestText else { throw .unreadableTime }
    guard let instant = Instant(stored: text.span) else {
      let isInstantInSomeZone = Instant(stored: (text + [UInt8(ascii: "Z")]).span) != nil
      throw isInstantInSomeZone ? .withoutZone : .unreadableTime
    }
    let accuracy = accuracy.isEmpty ? nil : Double(plainDecimal: accuracy.trimmed.span) ?? GPXPoint.unreadableAccuracy
    return TrackPoint(instant: instant, latitude: latitude, longitude: longitude, accuracy: accuracy)
  }
}

extension [UInt8] {
  /// The bytes without XML's white space at either end.
  fileprivate var trimmed: [UInt8] {
    guard let first, let last, first <= 0x20 || last <= 0x20 else { return self }
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    let end = lastIndex { !isSpace($0) } ?? 0
    return Array(self[...end].drop(while: isSpace))
  }
}
