/// Why a typed tip method was not understood.
public enum TipMethodRefusal: Refusal {
  case unknownTipMethod(String)
}

extension TipMethod {
  /// Reads `cash` or `platform`.
  public init(typed text: String) throws(TipMethodRefusal) {
    switch text.lowercased() {
    case "cash": self = .cash
    case "platform": self = .platform
    default: throw .unknownTipMethod(text)
    }
  }
}
