import Foundation

extension JSON {
  /// An amount with two fraction digits, `"86.25"`; null for none.
  static func money(_ money: Money?) -> JSON {
    .string(money.map { $0.amount.exportText(fractionDigits: 2) })
  }

  /// A decimal as text with exactly that many fraction digits; null for none.
  static func decimalText(_ value: Decimal?, fractionDigits: Int) -> JSON {
    .string(value.map { $0.exportText(fractionDigits: fractionDigits) })
  }

  /// A decimal as a number with at most that many fraction digits; null for none.
  static func decimalNumber(_ value: Decimal?, fractionDigits: Int) -> JSON {
    value.map { .number($0.roundedHalfAwayFromZero(scale: fractionDigits).storedText()) } ?? .null
  }

  /// A time in UTC, cut to the second so that it does not move into the next day; null for none.
  static func time(_ instant: Instant?) -> JSON {
    .string(instant.map(\.textToTheSecond))
  }

  /// Whole seconds; null for none, and for a negative duration.
  static func seconds(_ duration: Duration?) -> JSON {
    duration.flatMap { $0 < .zero ? nil : .integer($0.wholeSeconds) } ?? .null
  }

  /// Metres with at most one fraction digit; null for none.
  static func metres(_ metres: Double?) -> JSON {
    guard let metres, let tenths = Int64(exactly: (metres * 10).rounded(.toNearestOrAwayFromZero)) else { return .null }
    return .decimalNumber(Decimal(tenths) / 10, fractionDigits: 1)
  }

  /// An identifier in upper case, as exports write it.
  static func identifier<Subject>(_ id: Identifier<Subject>) -> JSON {
    .string(id.uuid.uuidString)
  }

  /// The name of an enumeration's case; null for none.
  static func name(_ value: (some RawRepresentable<String>)?) -> JSON {
    .string(value?.rawValue)
  }
}

extension Decimal {
  /// The value rounded to exactly that many fraction digits.
  func exportText(fractionDigits: Int) -> String {
    roundedHalfAwayFromZero(scale: fractionDigits).storedText(minimumFractionDigits: fractionDigits)
  }
}

extension Instant {
  /// `2026-09-05T21:46:00Z`, cut to the second.
  var textToTheSecond: String {
    let local = LocalTime(utc: self)
    let (hour, minute) = (local.hour, local.minute)
    let second = Int(local.millisecondOfDay / 1000 % 60)
    return "\(local.date.text)T\(hour.padded(2)):\(minute.padded(2)):\(second.padded(2))Z"
  }
}

extension CivilDate {
  /// `2026-09-05`.
  public var text: String { "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))" }
}

extension Int {
  /// The number with leading zeros up to a width.
  func padded(_ width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
