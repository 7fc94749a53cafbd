import DashPilotCore
import Foundation
import TestSupport
import Testing

extension PeriodMetricsTests {
  private func delivery(_ number: UInt8, wait: Double?, place: UInt8?) -> Delivery {
    Delivery(
      id: .number(number),
      acceptedAt: .evening,
      arrivedAtPickupAt: wait.map { _ in .evening(10) },
      pickedUpAt: wait.map { .evening(10 + $0) },
      deliveredAt: .evening(3600),
      pickupPlace: place.map { .number($0) }
    )
  }

  private func metrics(_ deliveries: [Delivery]) -> PeriodMetrics { PeriodMetrics([.of(1, deliveries: deliveries)]) }

  @Test("Delivered, cancelled and in progress are counted apart, and recorded ones are the three together")
  func counts() {
    let deliveries: [Delivery] = [
      .evening(1, accepted: 0, delivered: 60, gross: 10_00), .evening(2, accepted: 0, cancelled: 60, gross: 2_00),
      .evening(3, accepted: 0, arrived: 30, pickedUp: 60, gross: 90_00), .evening(4, accepted: 0, delivered: 60),
    ]
    let found = metrics(deliveries).deliveries
    #expect(found.delivered == 2 && found.cancelled == 1 && found.inProgress == 1 && found.recorded == 4)
    #expect(found.earnings.isCents(12_00, 2, of: 3))
    let open = metrics([.evening(1, accepted: 0, gross: 90_00)]).deliveries
    #expect(open.earnings.isCents(nil, 0, of: 0) && open.inProgress == 1 && open.recorded == 1)
  }

  @Test("Delivery earnings are gross with tips, of finished deliveries with a gross; a recorded nothing counts")
  func earnings() {
    let found = metrics([
      .evening(1, accepted: 0, delivered: 60, gross: 10_00, tips: [3_00, 50]),
      .evening(2, accepted: 0, delivered: 60, tips: [5_00]), .evening(3, accepted: 0, delivered: 60, gross: 0),
      .evening(4, accepted: 0, cancelled: 60, expected: 7_00),
    ])
    .deliveries
    #expect(found.earnings.isCents(13_50, 2, of: 4))
    #expect(metrics([.evening(1, accepted: 0, delivered: 60)]).deliveries.earnings.isCents(nil, 0, of: 1))
  }

  @Test("The median takes all single waits together, and not the medians of places")
  func median() {
    let (first, second) = ([600.0, 600, 600], [660.0, 720, 780])
    let deliveries = (first + second).enumerated().map { index, wait in
      delivery(UInt8(index + 1), wait: wait, place: index < 3 ? 1 : 2)
    }
    let found = metrics(deliveries).deliveries
    #expect(found.waits.median == .seconds(630) && found.waits.sampleCount == 6 && found.places == 2)
    let apart = PeriodMetrics([
      .of(1, deliveries: Array(deliveries.prefix(3))), .of(2, deliveries: Array(deliveries.suffix(3))),
    ])
    #expect(apart.deliveries.waits.median == .seconds(630))
    let placeless = metrics([delivery(1, wait: 60, place: nil), delivery(2, wait: 0, place: 1)]).deliveries
    #expect(placeless.waits.median == .seconds(30) && placeless.waits.sampleCount == 2 && placeless.places == 1)
  }

  @Test("A wait that was not recorded, or runs backwards, is no sample; one of no time is")
  func samples() {
    #expect(metrics([delivery(1, wait: nil, place: 1)]).deliveries.waits.median == nil)
    #expect(metrics([delivery(1, wait: -5, place: 1)]).deliveries.waits.sampleCount == 0)
    let zero = metrics([delivery(1, wait: 0, place: 1)]).deliveries.waits
    #expect(zero.median == .zero && zero.sampleCount == 1)
  }

  @Test("Places are counted once each over the whole period, and those that are not in the catalogue are left out")
  func places() {
    let shifts: [PeriodShift] = [
      .of(1, deliveries: [delivery(1, wait: nil, place: 1), delivery(2, wait: nil, place: 1)]),
      .of(2, deliveries: [delivery(3, wait: 90, place: 200), delivery(4, wait: nil, place: 2)]),
    ]
    #expect(PeriodMetrics(shifts).deliveries.places == 2)
    #expect(PeriodMetrics(shifts: shifts, expenses: [], places: []).deliveries.places == 0)
    #expect(PeriodMetrics(shifts: shifts, expenses: [], places: [.number(200)]).deliveries.places == 1)
    #expect(PeriodMetrics(shifts: shifts, expenses: [], places: []).deliveries.waits.median == .seconds(90))
  }

  @Test("A delivery that is still open adds no active time, beside a sibling or alone")
  func openDelivery() {
    let open = Delivery.evening(1, accepted: 0, pickedUp: 60)
    #expect(metrics([open]).active.isHours(nil, 0, of: 1))
    #expect(metrics([open, .evening(2, accepted: 0, delivered: 3600)]).active.isHours(1, 1, of: 1))
  }
}
