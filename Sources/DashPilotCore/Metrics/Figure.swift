/// A figure that is worked out, or the one reason why there is none.
public enum Figure<Value, Reason> {
  case available(Value)
  case unavailable(Reason)

  /// The figure, where there is one.
  public var value: Value? {
    guard case .available(let value) = self else { return nil }
    return value
  }

  /// Why there is none, where there is none.
  public var reason: Reason? {
    guard case .unavailable(let reason) = self else { return nil }
    return reason
  }
}

extension Figure: Equatable where Value: Equatable, Reason: Equatable {}
extension Figure: Sendable where Value: Sendable, Reason: Sendable {}
