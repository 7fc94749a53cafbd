import DashPilotCore

/// The file of a route: a header, a line per capture session, a compact array per position (`spec/01`, route).
enum RouteDocument {
  static func bytes(_ route: Route) -> [UInt8] {
    let header = """
      {"format":"\(DocumentFormat.route.rawValue)","formatVersion":\(DocumentFormat.currentVersion),\
      "shift":"\(route.shift.text)"}\n
      """
    return route.sessions.reduce(into: Array(header.utf8)) { bytes, session in
      append(session, to: &bytes)
    }
  }

  /// The lines that a batch adds to the end of a route: its session's where it opens one, and its positions.
  static func lines(_ batch: CaptureBatch) -> [UInt8] {
    var bytes = batch.opensSession ? line(of: batch.session, from: batch.from) : []
    append(batch.positions, from: batch.from, to: &bytes)
    return bytes
  }

  private static func append(_ session: CaptureSession, to bytes: inout [UInt8]) {
    bytes += line(of: session.id, from: session.startedAt)
    append(session.positions, from: session.startedAt, to: &bytes)
  }

  private static func line(of session: CaptureSessionID?, from start: Instant) -> [UInt8] {
    let id = session.map { "\"\($0.text)\"" } ?? "null"
    return Array("{\"session\":\(id),\"from\":\"\(start.text)\"}\n".utf8)
  }

  private static func append(_ positions: [Position], from start: Instant, to bytes: inout [UInt8]) {
    for position in positions {
      let offset = start.duration(to: position.instant).wholeMilliseconds
      let numbers = [position.latitude, position.longitude, position.accuracy].map(\.plainDecimalText)
      bytes += "[\(secondsText(offset)),\(numbers.joined(separator: ","))]\n".utf8
    }
  }

  /// Seconds with up to three decimals, none to spare.
  static func secondsText(_ milliseconds: Int64) -> String {
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return "\(seconds)" }
    let digits = String(1000 + rest).dropFirst()
    return "\(seconds).\(digits.trimmingSuffix(while: "0"))"
  }
}

extension StringProtocol {
  /// The text without the characters at its end that are the given one.
  fileprivate func trimmingSuffix(while character: Character) -> String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == character { end = index(before: end) }
    return String(self[..<end])
  }
}
