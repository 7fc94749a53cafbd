extension TipMethodRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .unknownTipMethod(let text): "\(voice.typed(text)) is not how a tip is paid. Write cash or platform."
    }
  }
}

extension TipMethod? {
  /// How a tip reached the driver, beside its amount; an unrecognised word is said to be one.
  var title: String {
    switch self {
    case .cash: "cash"
    case .platform: "platform"
    case .unrecognised: "a method that is not recognised"
    case nil: "no method recorded"
    }
  }
}
