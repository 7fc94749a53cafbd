extension Confirmation {
  /// What a shift paid was recorded, replaced or removed.
  public func earnings(of shift: Shift, before: Money?) -> Statement {
    earnings("the shift of \(name(of: shift))", before: before, after: shift.grossEarnings)
  }

  /// What a delivery paid was recorded, replaced or removed.
  public func earnings(ofDelivery number: Int, in shift: Shift, before: Money?) -> Statement {
    let after = shift.deliveries.first { $0.number == number }?.delivery.grossEarnings
    return earnings("Delivery \(number)", before: before, after: after)
  }

  private func earnings(_ subject: String, before: Money?, after: Money?) -> Statement {
    let logged = after.map { _ in "Recorded the gross earnings of \(subject)." }
    return writing.statement(withoutAmounts: logged) { voice in
      guard let after else {
        let nothing = "No gross earnings were recorded for \(subject), so nothing was removed."
        return before == nil ? nothing : "Removed the gross earnings of \(subject)."
      }
      return "Recorded \(voice.money(after)) gross earnings for \(subject)."
    }
  }
}
