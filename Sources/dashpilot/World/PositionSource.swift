/// A source of positions that is open: a daemon's connection, or standard input.
struct PositionSource: Sendable {
  /// Waits up to so many milliseconds for what comes next.
  let read: @Sendable (_ milliseconds: Int) -> SourceReading
  /// Sends bytes to it; false where it no longer listens.
  let write: @Sendable (_ bytes: [UInt8]) -> Bool
  /// Lets go of it.
  let close: @Sendable () -> Void
}

/// What came from a source of positions.
enum SourceReading: Hashable, Sendable {
  case bytes([UInt8])
  /// Nothing came in the time.
  case nothing
  /// Nothing will come any more.
  case ended
}

/// Where a daemon listens.
struct SourceAddress: Hashable, Sendable {
  let host: String
  let port: UInt16

  /// Where gpsd listens unless another place is named.
  static let gpsd = SourceAddress(host: "127.0.0.1", port: 2947)

  /// Reads `host`, `host:port` or `[::1]:port`.
  init(typed text: String) throws(SourceRefusal) {
    let isBracketed = text.hasPrefix("[")
    let end = isBracketed ? text.firstIndex(of: "]") : text.lastIndex(of: ":") ?? text.endIndex
    guard let end else { throw .unreadableAddress(text) }
    let host = isBracketed ? text[text.index(after: text.startIndex)..<end] : text[..<end]
    let rest = text[end...].drop { $0 == "]" }
    let typedPort = rest.isEmpty ? nil : UInt16(rest.dropFirst())
    let isReadable = rest.isEmpty || (rest.hasPrefix(":") && typedPort.map { $0 > 0 } ?? false)
    guard !host.isEmpty, isReadable, isBracketed || !host.contains(":") else { throw .unreadableAddress(text) }
    self.init(host: String(host), port: typedPort ?? SourceAddress.gpsd.port)
  }

  private init(host: String, port: UInt16) {
    (self.host, self.port) = (host, port)
  }
}
