/// Which deliveries are grouped otherwise.
public enum GroupingCorrection: Hashable, Sendable {
  case moved(delivery: Int, offer: Int)
  case split([Int])
  case merged(offer: Int, into: Int)
  case separated(offer: Int)
}

extension CorrectionSentences {
  /// Deliveries are grouped otherwise: which, the offer they go to, and whether one is removed.
  public func grouping(_ kind: GroupingCorrection) -> Statement {
    let removed = correction.before.offers.count > correction.after.offers.count
    let text =
      switch kind {
      case .moved(let delivery, let offer):
        """
        \(verb("moves", "Moved")) Delivery \(delivery) of \(shift) to Offer \(offer)\(members(of: offer)). \
        \(removed ? "Its old offer, left empty, \(isDone ? "was" : "is") removed." : "Its old offer stays.")
        """
      case .split(let numbers):
        "\(verb("puts", "Put")) \(deliveryNames(numbers)) of \(shift) into a new offer. The old offer stays."
      case .merged(let source, _) where names(in: source).isEmpty:
        "\(verb("removes", "Removed")) Offer \(source) of \(shift), which \(isDone ? "held" : "holds") no delivery."
      case .merged(let source, let destination):
        """
        \(verb("moves", "Moved")) \(names(in: source)) of \(shift) to \
        Offer \(destination)\(members(of: destination)), and \(isDone ? "removed" : "removes") Offer \(source).
        """
      case .separated(let offer):
        "\(verb("gives", "Gave")) each delivery of Offer \(offer) of \(shift) an offer of its own: \(names(in: offer))."
      }
    return Statement("\(text) Every time, place and amount stays.")
  }

  /// That an offer holds other deliveries before the correction; nothing where it holds none.
  private func members(of offer: Int) -> String {
    let names = names(in: offer)
    return names.isEmpty ? "" : ", which \(isDone ? "held" : "holds") \(names)"
  }

  /// The deliveries that an offer holds before the correction.
  private func names(in offer: Int) -> String {
    deliveryNames(correction.before.deliveries.filter { $0.offerNumber == offer }.map(\.number))
  }
}
