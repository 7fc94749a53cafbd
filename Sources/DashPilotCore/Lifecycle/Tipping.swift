/// Why a tip was not recorded, corrected or removed.
public enum TipRefusal: Refusal {
  case noSuchDelivery(number: Int, count: Int)
  case deliveryNotFinished(number: Int)
  case noSuchTip(number: Int, delivery: Int, count: Int)
  case amountNotPositive
}

/// What a correction of a tip says anew; what it leaves out stays.
public struct TipCorrection: Hashable, Sendable {
  /// The amount, above zero.
  public let amount: Money?
  /// How it reached the driver.
  public let method: TipMethod?

  /// Makes a correction of one or both facts.
  public init(amount: Money? = nil, method: TipMethod? = nil) {
    self.amount = amount
    self.method = method
  }
}

extension Shift {
  /// The shift with one more tip on a finished delivery; an equal one stays a record of its own.
  public func addingTip(_ tip: Tip, toDelivery number: Int) throws(TipRefusal) -> Shift {
    let subject = try tippedDelivery(number)
    guard subject.state.isFinished else { throw .deliveryNotFinished(number: number) }
    guard tip.amount > .zero else { throw .amountNotPositive }
    return replacing(subject.replacing(tips: subject.tips + [tip]))
  }

  /// The shift with one tip's amount or method corrected; the moment it was recorded and its siblings stay.
  public func correctingTip(
    _ tipNumber: Int,
    ofDelivery number: Int,
    to correction: TipCorrection
  ) throws(TipRefusal) -> Shift {
    let subject = try tippedDelivery(number)
    let tip = try subject.tip(tipNumber, ofDelivery: number)
    guard correction.amount.map({ $0 > .zero }) ?? true else { throw .amountNotPositive }
    let corrected = Tip(
      id: tip.id,
      amount: correction.amount ?? tip.amount,
      method: correction.method ?? tip.method,
      recordedAt: tip.recordedAt
    )
    return replacing(subject.replacing(tips: subject.tips.map { $0.id == tip.id ? corrected : $0 }))
  }

  /// The shift without one tip.
  public func removingTip(_ tipNumber: Int, ofDelivery number: Int) throws(TipRefusal) -> Shift {
    let subject = try tippedDelivery(number)
    let tip = try subject.tip(tipNumber, ofDelivery: number)
    return replacing(subject.replacing(tips: subject.tips.filter { $0.id != tip.id }))
  }

  private func tippedDelivery(_ number: Int) throws(TipRefusal) -> Delivery {
    guard let subject = delivery(number) else { throw .noSuchDelivery(number: number, count: deliveries.count) }
    return subject.delivery
  }
}

extension Delivery {
  /// A tip by its number, from 1, in the order in which they were recorded.
  fileprivate func tip(_ number: Int, ofDelivery delivery: Int) throws(TipRefusal) -> Tip {
    guard tips.indices.contains(number - 1) else {
      throw .noSuchTip(number: number, delivery: delivery, count: tips.count)
    }
    return tips[number - 1]
  }
}
