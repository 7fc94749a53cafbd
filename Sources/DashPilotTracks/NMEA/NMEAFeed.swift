/// Follows sentences of NMEA 0183: one event for each epoch that RMC or GGA states, and one for each other line.
///
/// Every talker is heard. A wrong checksum makes a sentence unreadable. So does a missing one of RMC, GGA and ZDA as soon
/// as a sentence before it had one, because a receiver that writes checksums leaves them out only where bytes were lost.
/// Accuracy is never stated: a dilution of precision is none, and GST is not read. AIS, proprietary sentences, comments
/// and lines of gpsd say nothing.
public struct NMEAFeed: PositionFeed, SteppingFeed {
  private var lines = ByteLines(longest: 1024, endsAtCarriageReturn: true)
  private var epochs = NMEAEpochs()
  private var hasChecksums = false

  /// A feed that nothing was heard of.
  public init() {}

  var line: Int { lines.number }

  /// Takes the next bytes; a line ends with `\n`, `\r\n` or `\r`, and one of more than 1 KiB is unreadable.
  public mutating func consume(_ bytes: some Sequence<UInt8>) -> [FeedEvent] { events(of: bytes) }

  /// Gives the last epoch; a last line without its end is read only where its checksum shows that it is whole.
  public mutating func finish() -> [FeedEvent] { lastEvents() }

  mutating func takeLine(of bytes: inout ArraySlice<UInt8>, _ tell: (FeedStep) -> Void) -> Bool {
    guard let line = lines.next(in: &bytes) else { return false }
    take(line, tell)
    return true
  }

  mutating func end(_ tell: (FeedStep) -> Void) {
    if let line = lines.remainder() {
      hasChecksums = true
      take(line, tell)
    }
    epochs.endEpoch(tell)
  }

  private mutating func take(_ line: ByteLines.Line, _ tell: (FeedStep) -> Void) {
    guard case .whole(let bytes) = line else { return takeUnreadable(isCut: true, tell) }
    let text = bytes.withoutBlankEnds
    switch text.first {
    case nil: break
    case UInt8(ascii: "$"): take(sentence: text, tell)
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "{"): tell(FeedStep(.other))
    default: takeUnreadable(isCut: NMEASentence.namesFix(text), tell)
    }
  }

  private mutating func take(sentence text: ArraySlice<UInt8>, _ tell: (FeedStep) -> Void) {
    guard let sentence = NMEASentence(text), sentence.hasChecksum || !hasChecksums || sentence.type == .other else {
      return takeUnreadable(isCut: NMEASentence.namesFix(text), tell)
    }
    hasChecksums = hasChecksums || sentence.hasChecksum
    do { try take(sentence, tell) } catch { takeUnreadable(isCut: sentence.type != .dateAndTime, tell) }
  }

  private mutating func take(_ sentence: NMEASentence, _ tell: (FeedStep) -> Void) throws(NMEAFault) {
    switch sentence.type {
    case .recommendedMinimum:
      epochs.take(recommendedMinimum: try NMEAFix(recommendedMinimum: sentence.fields), tell)
    case .fixData: epochs.take(fixData: try NMEAFix(fixData: sentence.fields), tell)
    case .dateAndTime:
      guard sentence.fields.count >= 4 else { throw NMEAFault() }
      let timeOfDay = try NMEAFields.timeOfDay(sentence.fields[0])
      let day = try NMEAFields.day(sentence.fields[1..<4])
      if let day, let timeOfDay { epochs.take(day: day, timeOfDay: timeOfDay, tell) }
      tell(FeedStep(.other))
    case .other: tell(FeedStep(.other))
    }
  }

  private mutating func takeUnreadable(isCut: Bool, _ tell: (FeedStep) -> Void) {
    if isCut { epochs.endEpoch(tell) }
    tell(FeedStep(.unreadable, isCut: isCut))
  }
}
