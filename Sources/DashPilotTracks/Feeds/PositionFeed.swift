/// A source of positions that is followed while it speaks; it keeps no more than a line.
///
/// The bytes come in pieces of any size, and the same bytes give the same events however they are cut.
public protocol PositionFeed: Sendable {
  /// Takes the next bytes and gives what the lines that end in them say.
  mutating func consume(_ bytes: some Sequence<UInt8>) -> [FeedEvent]
  /// Gives what is still held back once no more bytes come; half a line is unreadable.
  mutating func finish() -> [FeedEvent]
}

/// A feed whose lines are visited one by one, for files that are larger than memory.
protocol SteppingFeed: PositionFeed {
  /// The line that was read last, from one.
  var line: Int { get }
  /// Takes the next line that ends in the bytes and tells its steps; false when the bytes are used up.
  mutating func takeLine(of bytes: inout ArraySlice<UInt8>, _ tell: (FeedStep) -> Void) -> Bool
  /// Tells what is still held back.
  mutating func end(_ tell: (FeedStep) -> Void)

  init()
}

extension SteppingFeed {
  mutating func events(of bytes: some Sequence<UInt8>) -> [FeedEvent] {
    var events: [FeedEvent] = []
    var rest = Array(bytes)[...]
    while takeLine(of: &rest, { events.append($0.event) }) {}
    return events
  }

  mutating func lastEvents() -> [FeedEvent] {
    var events: [FeedEvent] = []
    end { events.append($0.event) }
    return events
  }
}
