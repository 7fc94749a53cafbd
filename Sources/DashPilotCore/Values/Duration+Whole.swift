extension Duration {
  /// The duration in milliseconds, rounded half away from zero.
  public var wholeMilliseconds: Int64 {
    let attosecondsPerMillisecond: Int64 = 1_000_000_000_000_000
    let (seconds, attoseconds) = components
    let whole = seconds * 1000 + attoseconds / attosecondsPerMillisecond
    let rest = attoseconds % attosecondsPerMillisecond
    return abs(rest) * 2 < attosecondsPerMillisecond ? whole : whole + rest.signum()
  }

  /// The duration in seconds, rounded half away from zero.
  public var wholeSeconds: Int64 {
    Int64(attoseconds.dividedHalfAwayFromZero(by: Duration.seconds(1).attoseconds))
  }

  /// The duration in minutes, rounded half away from zero.
  public var wholeMinutes: Int64 {
    Int64(attoseconds.dividedHalfAwayFromZero(by: Duration.seconds(60).attoseconds))
  }
}

extension BinaryInteger {
  /// The quotient rounded to a whole number, half away from zero; the divisor is above zero.
  func dividedHalfAwayFromZero(by divisor: Self) -> Self {
    let quotient = self / divisor
    let remainder = (self % divisor).magnitude
    return remainder >= divisor.magnitude - remainder ? quotient + (self < 0 ? 0 - 1 : 1) : quotient
  }
}
