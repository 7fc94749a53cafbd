extension Confirmation {
  /// A tip was recorded on a delivery: by its number, with which it can be corrected.
  public func tipAdded(_ id: TipID, toDelivery number: Int, in shift: Shift) -> Statement {
    let tips = shift.delivery(number)?.delivery.tips ?? []
    let tip = tips.first { $0.id == id }
    let tipNumber = tips.firstIndex { $0.id == id }.map { " \($0 + 1)" } ?? ""
    let logged = "Recorded tip\(tipNumber) of Delivery \(number)."
    return writing.statement(withoutAmounts: logged) { voice in
      let facts = [tip.map { voice.money($0.amount) }, tip?.method.title].compactMap(\.self)
      return "Recorded tip\(tipNumber) of Delivery \(number): \(facts.joined(separator: ", "))."
    }
  }

  /// A tip was corrected: what was given anew, and nothing else.
  public func tipCorrected(
    _ tip: Int,
    ofDelivery number: Int,
    in shift: Shift,
    amount: Bool,
    method: Bool
  ) -> Statement {
    let tips = shift.delivery(number)?.delivery.tips ?? []
    let corrected = tips.indices.contains(tip - 1) ? tips[tip - 1] : nil
    return writing.statement(withoutAmounts: "Corrected tip \(tip) of Delivery \(number).") { voice in
      let facts = [
        amount ? corrected.map { voice.money($0.amount) } : nil,
        method ? corrected?.method.title : nil,
      ]
      return "Corrected tip \(tip) of Delivery \(number): \(facts.compactMap(\.self).joined(separator: ", "))."
    }
  }

  /// A tip was removed.
  public func tipRemoved(_ tip: Int, ofDelivery number: Int) -> Statement {
    Statement("Removed tip \(tip) of Delivery \(number). No other amount was changed.")
  }

  /// What a delivery is expected to pay was recorded, replaced or removed.
  public func expectation(ofDelivery number: Int, in shift: Shift, before: Money?) -> Statement {
    let after = shift.delivery(number)?.delivery.expectedEarnings
    let logged = after.map { _ in "Recorded the expected amount of Delivery \(number)." }
    return writing.statement(withoutAmounts: logged) { voice in
      guard let after else {
        let nothing = "No expected amount was recorded for Delivery \(number), so nothing was removed."
        return before == nil ? nothing : "Removed the expected amount of Delivery \(number)."
      }
      return "Recorded \(voice.money(after)) as expected for Delivery \(number). It is counted by nothing."
    }
  }
}
