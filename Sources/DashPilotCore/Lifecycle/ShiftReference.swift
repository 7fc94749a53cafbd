/// Which shift is meant, as it was typed (`spec/10`, commands).
public enum ShiftReference: Hashable, Sendable {
  case latest
  case current
  case day(CivilDate, ordinal: Int?)
  case identifier(prefix: String)

  /// The fewest characters of an identifier that are taken for one.
  static let shortestIdentifier = 4

  /// Reads `latest`, `current`, `2026-09-05`, `2026-09-05/2`, or an identifier's first characters.
  public init(_ text: String) throws(ShiftChoiceRefusal) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if text == "latest" {
      self = .latest
    } else if text == "current" {
      self = .current
    } else if let day = CivilDate(parts[0]) {
      let ordinal = parts.count == 2 ? parts[1].asOrdinal : nil
      guard parts.count == 1 || ordinal != nil else { throw .unreadableReference(text) }
      self = .day(day, ordinal: ordinal)
    } else if parts[0].looksLikeDay {
      throw .noSuchDay(text)
    } else if text.count >= ShiftReference.shortestIdentifier, text.isIdentifierPrefix {
      self = .identifier(prefix: text.lowercased())
    } else {
      throw .unreadableReference(text)
    }
  }
}

/// Why no shift was chosen.
public enum ShiftChoiceRefusal: Refusal {
  case unreadableReference(String)
  case noSuchDay(String)
  case noFinishedShift
  case noShiftOnDay(CivilDate)
  case noSuchShiftOnDay(CivilDate, ordinal: Int, count: Int)
  case severalShiftsOnDay(CivilDate, starts: [Instant])
  case noShiftWithIdentifier(String)
  case severalShiftsWithIdentifier(String, shifts: [ShiftBounds])
}

/// A shift's identity and when it began: enough to tell it from another.
public struct ShiftBounds: Hashable, Sendable {
  /// Its identity.
  public let id: ShiftID
  /// When it began.
  public let startedAt: Instant

  init(_ shift: Shift) {
    id = shift.id
    startedAt = shift.startedAt
  }

  /// Makes the bounds of a shift.
  public init(id: ShiftID, startedAt: Instant) {
    self.id = id
    self.startedAt = startedAt
  }
}

extension [Shift] {
  /// The shift of a day: the only one, or the one with a number, counted by start; it is never guessed.
  public func chosen(on day: CivilDate, ordinal: Int?) throws(ShiftChoiceRefusal) -> Shift {
    let ordered = sorted { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
    guard let first = ordered.first else { throw .noShiftOnDay(day) }
    guard let ordinal else {
      guard ordered.count == 1 else { throw .severalShiftsOnDay(day, starts: ordered.map(\.startedAt)) }
      return first
    }
    guard ordinal <= ordered.count else { throw .noSuchShiftOnDay(day, ordinal: ordinal, count: ordered.count) }
    return ordered[ordinal - 1]
  }

  /// The one shift whose identifier begins with some characters.
  public func chosen(withIdentifierPrefix prefix: String) throws(ShiftChoiceRefusal) -> Shift {
    let fitting = filter { $0.id.text.hasPrefix(prefix) }
    guard let first = fitting.first else { throw .noShiftWithIdentifier(prefix) }
    guard fitting.count == 1 else {
      throw .severalShiftsWithIdentifier(prefix, shifts: fitting.map(ShiftBounds.init))
    }
    return first
  }
}

extension Substring {
  /// Whether this has the form of a day, four digits and twice two, whatever the numbers.
  fileprivate var looksLikeDay: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [4, 2, 2] && parts.joined().allSatisfy(\.isNumber)
  }

  /// The number from 1 on that these ASCII digits write.
  fileprivate var asOrdinal: Int? {
    guard utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(self), number >= 1 else { return nil }
    return number
  }
}

extension String {
  /// Whether these can be the first characters of an identifier: hexadecimal digits, and dashes where it has them.
  var isIdentifierPrefix: Bool {
    let dashes: Set = [8, 13, 18, 23]
    return utf8.count <= 36
      && utf8.enumerated().allSatisfy { index, byte in
        let isDigit = (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
        return dashes.contains(index) ? byte == UInt8(ascii: "-") : isDigit
      }
  }
}
