/// Follows the JSON lines of gpsd: one event for each line that is not blank.
///
/// A position is a TPV object of mode 2 or 3 with a time. Its accuracy is `eph`, else the root of the squares of `epx`
/// and `epy`, else none. Sentences of NMEA between the lines, and comments, say nothing. The receivers of a daemon
/// that has several are not told apart.
public struct GPSDFeed: PositionFeed, SteppingFeed {
  private var lines = ByteLines(longest: 64 * 1024, endsAtCarriageReturn: false)

  /// A feed that nothing was heard of.
  public init() {}

  var line: Int { lines.number }

  /// Takes the next bytes; a line ends with `\n` or `\r\n`, and one of more than 64 KiB is unreadable.
  public mutating func consume(_ bytes: some Sequence<UInt8>) -> [FeedEvent] { events(of: bytes) }

  /// Gives a last line that has no end, which is unreadable unless its object is whole.
  public mutating func finish() -> [FeedEvent] { lastEvents() }

  mutating func takeLine(of bytes: inout ArraySlice<UInt8>, _ tell: (FeedStep) -> Void) -> Bool {
    guard let line = lines.next(in: &bytes) else { return false }
    take(line, tell)
    return true
  }

  mutating func end(_ tell: (FeedStep) -> Void) {
    if let line = lines.remainder() { take(line, tell) }
  }

  private func take(_ line: ByteLines.Line, _ tell: (FeedStep) -> Void) {
    guard case .whole(let bytes) = line else { return tell(GPSDReport.unreadable) }
    let text = bytes.withoutBlankEnds
    switch text.first {
    case nil: break
    case UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "!"): tell(FeedStep(.other))
    default: tell(GPSDReport.step(text))
    }
  }
}
