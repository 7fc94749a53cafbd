import Foundation

extension Money {
  /// Reads one canonical stored decimal whole; anything before, between or after it gives nothing (`spec/01`).
  public init?(stored text: String) {
    var text = text
    guard let money = text.withUTF8({ Money(stored: $0.span) }) else { return nil }
    self = money
  }

  /// Reads a stored amount from its UTF-8 bytes, like its text.
  public init?(stored utf8: Span<UInt8>) {
    guard let form = utf8.storedDecimal else { return nil }
    if let millionths = form.millionths {
      self.init(millionths: millionths)
    } else {
      guard let amount = Decimal(stored: utf8) else { return nil }
      self.init(amount)
    }
  }
}

extension StoredDecimal {
  /// The number in millionths; nothing where it has finer digits, or more than a machine's whole number surely holds.
  fileprivate var millionths: Int64? {
    let finer = Money.scaleOfMillionths - scale
    guard finer >= 0, digits + finer <= Decimal.exactDigits else { return nil }
    let magnitude = (0..<finer).reduce(Int64(significand)) { number, _ in number * 10 }
    return isNegative ? -magnitude : magnitude
  }
}
