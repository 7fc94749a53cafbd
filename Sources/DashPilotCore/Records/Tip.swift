/// The identity of a tip.
public typealias TipID = Identifier<Tip>

/// How a tip reached the driver.
public enum TipMethod: Hashable, Sendable {
  /// Handed over.
  case cash
  /// Paid out by the platform, beside its own amount.
  case platform
  /// Another stored word: no method, and its amount counts.
  case unrecognised(String)
}

/// An additional tip on a finished delivery; equal tips stay separate records.
public struct Tip: Hashable, Sendable {
  /// Which tip this is.
  public let id: TipID
  /// How much it was, above zero.
  public let amount: Money
  /// How it reached the driver, where that was recorded.
  public let method: TipMethod?
  /// When it was entered; a correction does not move it.
  public let recordedAt: Instant

  /// Makes a tip exactly as recorded.
  public init(id: TipID, amount: Money, method: TipMethod?, recordedAt: Instant) {
    self.id = id
    self.amount = amount
    self.method = method
    self.recordedAt = recordedAt
  }
}
