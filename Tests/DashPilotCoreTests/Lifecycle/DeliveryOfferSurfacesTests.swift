import DashPilotCore
import Foundation
import TestSupport
import Testing

/// What an offer changes nowhere: figures, the card, and the choice of a step.
@Suite("Delivery offer surfaces")
struct DeliveryOfferSurfacesTests {
  /// The deliveries in one offer, and in one offer each.
  private func shapes(_ deliveries: [Delivery], to end: Double? = nil) -> (together: Shift, apart: Shift) {
    let each = deliveries.enumerated().map { Offer.evening(UInt8($0 + 1), [$1]) }
    return (
      .evening(to: end, gross: 9000, offers: [.evening(1, deliveries)]), .evening(to: end, gross: 9000, offers: each)
    )
  }

  private let overlapping: [Delivery] = [
    .evening(1, accepted: 600, arrived: 700, pickedUp: 800, delivered: 2400, gross: 900),
    .evening(2, accepted: 600, arrived: 900, pickedUp: 1000, delivered: 3000, gross: 1475, tips: [500]),
  ]

  @Test("Active time and every rate are the same whether two overlapping deliveries share an offer or not")
  func activeTime() {
    let (together, apart) = shapes(overlapping, to: 7200)
    for shift in [together, apart] {
      let active = DeliveryActiveTime(of: shift)
      #expect(active.duration == .seconds(3000 - 600))
      #expect(active.counted == 2 && active.merged == 1 && active.overlaps)
    }
    #expect(ShiftMetrics(together, route: .founding) == ShiftMetrics(apart, route: .founding))
    #expect(ShiftMetrics(together).nonDelivery == .seconds(7200 - 2400))
  }

  @Test("Across offers too, shared minutes count once")
  func acrossOffers() {
    let later = Delivery.evening(3, accepted: 2700, arrived: 2800, pickedUp: 2900, delivered: 3600)
    let shift = Shift.evening(to: 7200, offers: [.evening(1, overlapping), .evening(2, [later])])
    #expect(DeliveryActiveTime(of: shift).duration == .seconds(3600 - 600))
  }

  @Test("A delivery's own rate is the same in an offer of one and of two")
  func ownRates() {
    let (together, apart) = shapes(overlapping, to: 7200)
    let rates = { (shift: Shift) in shift.deliveries.map(\.delivery.ownRate.value) }
    #expect(rates(together) == rates(apart))
    let hour = Decimal(3600)
    #expect(rates(together)[0] == Money(minorUnits: 1800))
    #expect(abs((rates(together)[1]?.amount ?? 0) - Decimal(1975) / 100 * hour / 2400) < Decimal(1) / 1_000_000)
  }

  @Test("The card is the same for deliveries of one offer and of several, in every combination of states")
  func cardCountsDeliveries() {
    for row in ShiftCardTests.running {
      let (together, apart) = shapes(row.deliveries)
      #expect(ShiftCard(of: together, route: nil) == ShiftCard(of: apart, route: nil))
      #expect(ShiftCardTests.page(together, readAt: 5000) == ShiftCardTests.page(apart, readAt: 5000))
    }
  }

  @Test("The card counts deliveries, withholds the step within an offer, and says no word of an offer")
  func cardWording() {
    let stacked: [Delivery] = [.evening(1, accepted: 60), .evening(2, accepted: 60, arrived: 90)]
    let (together, _) = shapes(stacked)
    let lines = ShiftCardTests.lines(together, readAt: 600)
    #expect(lines.contains("Deliveries: 2 in progress"))
    #expect(ShiftCard(of: together, route: nil).controls.first == .stepNamesItsDelivery)
    let page = ShiftCardTests.page(together, readAt: 5000)
    for text in page.sections.flatMap(\.entries).flatMap({ [$0.text, $0.spoken] }) {
      #expect(!text.lowercased().contains("offer") && !text.contains("together") && !text.contains("accepted with"))
    }
  }

  @Test("The next step is refused over a grouped offer exactly as over two offers")
  func nextStep() {
    let (together, apart) = shapes([.evening(1, accepted: 60), .evening(2, accepted: 60, arrived: 90)])
    let refused = DeliveryChoiceRefusal.severalDeliveriesInProgress(numbers: [1, 2], example: "arrive 1")
    #expect(throws: refused) { try together.nextStep() }
    #expect(throws: refused) { try apart.nextStep() }
  }
}
