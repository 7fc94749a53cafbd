import Foundation

extension ExpectationRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .noSuchDelivery(let number, let count): return thereIsNoDelivery(number, of: count)
    case .deliveryFinished(let number, let state):
      return """
        Delivery \(number) \(state.finished), so nothing more is expected of it. \
        Record what it paid with \(voice.command("earn")).
        """
    case .negativeExpectation(let amount):
      return "\(voice.money(amount)) is below zero. Expected earnings are zero or more."
    }
  }
}

extension TipRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .noSuchDelivery(let number, let count): return thereIsNoDelivery(number, of: count)
    case .deliveryNotFinished(let number):
      return """
        Delivery \(number) is still in progress. \
        A tip can be recorded when it has been delivered or cancelled.
        """
    case .noSuchTip(let number, let delivery, let count):
      guard count > 0 else {
        return "Delivery \(delivery) has no recorded tip. Record one with \(voice.command("tip add"))."
      }
      let range = count == 1 ? "1 recorded tip, tip 1" : "\(count) recorded tips, numbered 1 to \(count)"
      return "There is no tip \(number). Delivery \(delivery) has \(range)."
    case .amountNotPositive:
      return "A tip of nothing cannot be recorded. Give an amount above zero."
    }
  }
}

extension RecordRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .notAfterStart(let start):
      return "The end is not after the start, \(voice.moment(start)). Give an end that is later than the start."
    case .inFuture(let instant):
      return "\(voice.moment(instant)) has not come yet. Give a time that is not later than now."
    case .overlapsShift(let started, let ended):
      let start = voice.moment(started)
      let shift =
        ended.map { "shift from \(start) to \(voice.moment($0, beside: started))" }
        ?? "shift in progress, which started at \(start)"
      return "This overlaps the \(shift). Give times that do not overlap it; touching it is fine."
    }
  }
}

extension FuelAssumptionRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .shiftNotCompleted:
      return "This shift has not ended. What its estimate rests on can be recorded after \(voice.command("end"))."
    case .invalidFuelEconomy(let economy): return invalidEconomy(economy, voice)
    case .negativeGasPrice(let price): return negativePrice(price, voice)
    }
  }
}

extension FuelDefaultsRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .shiftAlreadyEnded: return "This shift has ended, so no defaults are copied onto it. Record its own instead."
    case .fuelAssumptionsAlreadyRecorded:
      return "This shift has assumptions of its own, so no defaults are copied onto it. Correct them instead."
    case .invalidFuelEconomy(let economy): return invalidEconomy(economy, voice)
    case .negativeGasPrice(let price): return negativePrice(price, voice)
    }
  }
}

func invalidEconomy(_ economy: Decimal, _ voice: Voice) -> String {
  "\(voice.writing.number(economy, fractionDigits: 2)) is not above zero, and miles per gallon must be. Give another."
}

private func negativePrice(_ price: Money, _ voice: Voice) -> String {
  "\(voice.money(price)) is below zero. A gas price per gallon is zero or more."
}
