/// Passes a file's text to XML's parser as UTF-8, and stops where the parser must not see more of it.
final class GPXSource {
  private let next: () throws -> [UInt8]?
  private var raw: ArraySlice<UInt8> = []
  private var text: ArraySlice<UInt8> = []
  private var decoder = XMLDecoder()
  private var prolog = XMLProlog()
  private var instructionEnd = XMLInstructionEnd()
  private var bytesSinceReport = 0
  private var stop: Stop?

  /// How much may pass before the parser reports something: it keeps a tag or comment whole in memory until then, and
  /// takes time with the square of a tag's attributes.
  private static let longestSilence = 256 * 1024

  private static let longestPiece = 64 * 1024

  private enum Stop {
    case end
    case closed
    case interrupted
    case overlong
    case refused(TrackRefusal)
  }

  init(next: @escaping () throws -> [UInt8]?) {
    self.next = next
  }

  /// Whether the file's last byte was taken.
  var isAtEnd: Bool {
    if case .end = stop { true } else { false }
  }

  /// Passes on no more bytes.
  func close() {
    stop = stop ?? .closed
  }

  /// Notes that the parser has reported an element or text.
  func noteReport() {
    bytesSinceReport = 0
  }

  /// Fills a buffer, and says how many bytes of it: none at the end.
  func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    while text.isEmpty, stop == nil { advance() }
    let bytes = text.prefix(buffer.count)
    text = text.dropFirst(bytes.count)
    bytesSinceReport += bytes.count
    guard bytesSinceReport <= GPXSource.longestSilence else {
      stop = .overlong
      return 0
    }
    return buffer.update(fromContentsOf: bytes)
  }

  /// Why the text was stopped before its end, if it was; a place in it is the one that the parser has come to.
  func refusal(line: Int, column: Int) -> TrackRefusal? {
    switch stop {
    case .interrupted: .interrupted(line: max(line, prolog.line))
    case .overlong: .broken(.overlong, line: max(line, prolog.line), column: column)
    case .refused(let refusal): refusal
    case .end, .closed, nil: nil
    }
  }

  private func advance() {
    if raw.isEmpty { refill() }
    while !prolog.isPassed, stop == nil, let byte = raw.popFirst() { takeProlog(byte) }
    guard text.isEmpty else { return }
    let piece = raw.prefix(GPXSource.longestPiece)
    raw = raw.dropFirst(piece.count)
    text = instructionEnd.filled(decoder.isTransparent ? piece : decoded(piece))
  }

  private func decoded(_ piece: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var decoded: [UInt8] = []
    for byte in piece { decoder.decode(byte, to: &decoded) }
    return decoded[...]
  }

  private func refill() {
    do {
      if let piece = try next(), !piece.isEmpty { raw = piece[...] } else { finish() }
    } catch {
      stop = .interrupted
    }
  }

  private func finish() {
    if !prolog.hasMarkup {
      stop = .refused(.empty)
    } else if !prolog.isPassed {
      stop = .refused(.broken(.endsEarly, line: prolog.line, column: prolog.column + 1))
    } else {
      text = (instructionEnd.remainder + decoder.remainder)[...]
      stop = .end
    }
  }

  private func takeProlog(_ byte: UInt8) {
    do {
      for byte in decoded([byte]) { try prolog.take(byte) }
      if prolog.namesSingleBytes { decoder.readSingleBytes() }
      if prolog.isPassed { text = prolog.text[...] }
      if prolog.text.count > GPXSource.longestSilence { stop = .overlong }
    } catch {
      stop = .refused(error)
    }
  }
}
