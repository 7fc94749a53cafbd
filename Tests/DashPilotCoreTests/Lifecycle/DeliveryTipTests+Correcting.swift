import DashPilotCore
import TestSupport
import Testing

extension DeliveryTipTests {
  private var tips: [Tip] { [tip(1, 400, at: 500), tip(2, 400, .platform, at: 600), tip(3, 100, nil, at: 700)] }

  @Test("A correction moves the amount, the method or both, never the moment, a sibling or another fact")
  func correcting() throws {
    let before = shift(delivery(tips))
    let corrections: [(TipCorrection, Tip)] = [
      (TipCorrection(amount: Money(minorUnits: 550)), tip(2, 550, .platform, at: 600)),
      (TipCorrection(method: .cash), tip(2, 400, .cash, at: 600)),
      (TipCorrection(amount: Money(minorUnits: 1), method: .cash), tip(2, 1, .cash, at: 600)),
      (TipCorrection(), tip(2, 400, .platform, at: 600)),
    ]
    for (correction, corrected) in corrections {
      let after = try before.correctingTip(2, ofDelivery: 2, to: correction)
      #expect(after == shift(delivery([tips[0], corrected, tips[2]])))
    }
  }

  @Test("Removing one leaves its equal sibling, the platform's amount and the expectation")
  func removing() throws {
    let before = shift(delivery(tips))
    #expect(try before.removingTip(1, ofDelivery: 2) == shift(delivery([tips[1], tips[2]])))
    let none = try before.removingTip(3, ofDelivery: 2).removingTip(2, ofDelivery: 2).removingTip(1, ofDelivery: 2)
    #expect(none == shift(delivery([])))
    #expect(none.deliveries[1].delivery.tipTotal == nil)
  }

  @Test("A tip of a delivery that is in progress again may be corrected and removed")
  func reopened() throws {
    let reopened = Delivery.evening(2, accepted: 100, arrived: 200, tips: [400])
    let corrected = try shift(reopened, to: nil)
      .correctingTip(1, ofDelivery: 2, to: TipCorrection(amount: Money(minorUnits: 500)))
    #expect(corrected == shift(.evening(2, accepted: 100, arrived: 200, tips: [500]), to: nil))
    let removed = try corrected.removingTip(1, ofDelivery: 2)
    #expect(removed == shift(.evening(2, accepted: 100, arrived: 200), to: nil))
  }

  @Test("An expectation is untouched by tips, and neither total nor rate counts it")
  func expectation() throws {
    for expected in [nil, 850] {
      let bare = shift(delivery(gross: nil, expected: expected, []))
      let tipped = try bare.addingTip(tip(1, 400), toDelivery: 2)
      #expect(tipped == shift(delivery(gross: nil, expected: expected, [tip(1, 400)])))
      #expect(tipped.deliveries[1].delivery.effectiveEarnings == nil)
      let paid = try tipped.recordingEarnings(Money(minorUnits: 975), ofDelivery: 2)
      #expect(paid.deliveries[1].delivery.effectiveEarnings == Money(minorUnits: 1375))
    }
  }

  @Test("Each tip is seen and heard with its number, amount and method; a word that is not known is no method")
  func wording() {
    let unknown = tip(4, 300, .unrecognised("barter"), at: 800)
    let page = texts(shift(delivery(tips + [unknown])))
    let lines = [
      "$12.00 in 4 tips", "$4.00, cash", "$4.00, platform", "$1.00, no method recorded",
      "$3.00, a method that is not recognised", "$21.75",
      "Additional tips for Delivery 2, $12.00 in 4 tips", "Tip 1 of Delivery 2, $4.00, cash",
      "Tip 4 of Delivery 2, $3.00, a method that is not recognised",
      "Effective earnings of Delivery 2, gross and tips together, $21.75",
    ]
    for line in lines { #expect(page.contains(line), "\(line)") }
    #expect(!page.contains { $0.contains("barter") })
  }
}
