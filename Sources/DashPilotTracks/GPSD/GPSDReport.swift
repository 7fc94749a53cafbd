import DashPilotCore

/// What one line of the daemon says.
enum GPSDReport {
  /// Reads a line.
  static func step(_ line: ArraySlice<UInt8>) -> FeedStep {
    guard let object = GPSDObject(line) else { return unreadable }
    do throws(GPSDFault) { return try step(object) } catch { return unreadable }
  }

  static let unreadable = FeedStep(.unreadable, isCut: true)

  /// The longest text that is passed on from a daemon's complaint.
  private static let longestMessage = 200

  private static func step(_ object: GPSDObject) throws(GPSDFault) -> FeedStep {
    switch try object.text(.class) {
    case nil: return unreadable
    case "TPV": return try position(object)
    case "VERSION": return FeedStep(.other, isCut: true)
    case "DEVICES":
      guard case .list(let count) = object[.devices] else { throw GPSDFault() }
      return FeedStep(.devices(count), isCut: true)
    case "DEVICE": return isActive(object) ? FeedStep(.devices(1)) : FeedStep(.deviceLost, isCut: true)
    case "ERROR": return FeedStep(.unrecognised(shown(try object.text(.message) ?? "")))
    default: return FeedStep(.other)
    }
  }

  private static func position(_ object: GPSDObject) throws(GPSDFault) -> FeedStep {
    let mode = try object.number(.mode) ?? 0
    guard mode != 0, mode != 1 else { return FeedStep(.noFix, isCut: true) }
    guard mode == 2 || mode == 3 else {
      guard case .number(let digits) = object[.mode] else { throw GPSDFault() }
      return FeedStep(.unrecognised("mode \(shown(String(decoding: digits, as: UTF8.self)))"), isCut: true)
    }
    guard let latitude = try object.number(.lat), let longitude = try object.number(.lon) else {
      return FeedStep(.noFix, isCut: true)
    }
    guard let time = try object.text(.time) else { return FeedStep(.untimed, isCut: true) }
    guard let instant = Instant(stored: time) else { throw GPSDFault() }
    return FeedStep(
      .point(TrackPoint(instant: instant, latitude: latitude, longitude: longitude, accuracy: accuracy(object)))
    )
  }

  /// The stated radius, or that of the errors east and north; nothing where neither is a distance.
  private static func accuracy(_ object: GPSDObject) -> Double? {
    if let stated = distance(object, .eph) { return stated }
    guard let east = distance(object, .epx), let north = distance(object, .epy) else { return nil }
    let radius = (east * east + north * north).squareRoot()
    return radius.isFinite ? radius : nil
  }

  private static func distance(_ object: GPSDObject, _ key: GPSDObject.Key) -> Double? {
    guard let metres = try? object.number(key), metres >= 0 else { return nil }
    return metres
  }

  private static func isActive(_ object: GPSDObject) -> Bool {
    switch object[.activated] {
    case .null, .bool(false): false
    case .number: (try? object.number(.activated)) != 0
    case .text, .bool(true), .list, .object: true
    }
  }

  private static func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
    return String(String(String.UnicodeScalarView(scalars)).prefix(longestMessage))
  }
}
