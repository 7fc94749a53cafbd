import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Earned per recorded delivery hour")
struct DeliveryRateTests {
  private func rate(_ delivery: Delivery) -> DeliveryRate { delivery.ownRate }

  @Test("A delivered delivery's amount over its own time from acceptance to delivery")
  func delivered() {
    #expect(rate(.evening(2, accepted: 1800, delivered: 3300, gross: 1475)) == .available(Money(minorUnits: 3540)))
    let staged = Delivery.evening(2, accepted: 1800, arrived: 2000, pickedUp: 3000, delivered: 3300, gross: 1475)
    #expect(rate(staged) == .available(Money(minorUnits: 3540)))
  }

  @Test("It is seen with its divisor and heard with its delivery")
  func statement() {
    #expect(
      Writing.newYork.rate(DeliveryRate.available(Money(minorUnits: 3540)), ofDelivery: 2)
        == Statement(
          visible: "$35.40 / delivery hr",
          spoken: "$35.40 gross earnings per recorded delivery hour, for Delivery 2"
        )
    )
  }

  @Test("Tips enter with the gross: $10.00 and a $5.00 tip over half an hour are $30.00")
  func tips() {
    let delivery = Delivery.evening(1, accepted: 0, delivered: 1800, gross: 1000, tips: [500])
    #expect(rate(delivery) == .available(Money(minorUnits: 3000)))
    #expect(delivery.tipTotal == Money(minorUnits: 500))
    #expect(delivery.effectiveEarnings == Money(minorUnits: 1500))
  }

  @Test("Every tip is read, equal ones and one of another method too, and each moves the figure")
  func everyTip() {
    func delivery(_ tips: [Tip]) -> Delivery {
      Delivery(
        id: .number(1),
        acceptedAt: .evening,
        deliveredAt: .evening(3600),
        grossEarnings: Money(minorUnits: 1000),
        tips: tips
      )
    }
    func tip(_ number: UInt8, _ cents: Int, _ method: TipMethod?) -> Tip {
      Tip(id: .number(number), amount: Money(minorUnits: cents), method: method, recordedAt: .evening)
    }
    let tips = [
      tip(3, 200, .cash), tip(1, 200, .platform), tip(2, 125, .unrecognised("voucher")), tip(4, 1, nil),
    ]
    let totals = (0...4).map { delivery(Array(tips.prefix($0))).ownRate.value }
    #expect(totals == [1000, 1200, 1400, 1525, 1526].map { Money(minorUnits: $0) })
    #expect(delivery(tips).tips.map(\.id) == [.number(1), .number(2), .number(3), .number(4)])
  }

  @Test("Without a gross there is no rate and no total, tips or not; the tips are still stated")
  func missingGross() {
    for tips in [[], [500]] {
      let delivery = Delivery.evening(1, accepted: 0, delivered: 1800, tips: tips)
      #expect(rate(delivery) == .unavailable(.earningsNotRecorded))
      #expect(delivery.effectiveEarnings == nil)
      #expect(delivery.tipTotal == (tips.isEmpty ? nil : Money(minorUnits: 500)))
    }
  }

  @Test("An amount of nothing is a rate of nothing, and tips are paid beside it")
  func zeroGross() {
    #expect(rate(.evening(1, accepted: 0, delivered: 1800, gross: 0)) == .available(.zero))
    #expect(
      rate(.evening(1, accepted: 0, delivered: 1800, gross: 0, tips: [500])) == .available(Money(minorUnits: 1000))
    )
  }

  @Test("Running and cancelled deliveries share one reason, before a missing amount")
  func notCompleted() {
    let deliveries: [Delivery] = [
      .evening(1, accepted: 0), .evening(1, accepted: 0, arrived: 5), .evening(1, accepted: 0, arrived: 5, pickedUp: 6),
      .evening(1, accepted: 0, cancelled: 1800), .evening(1, accepted: 0, cancelled: 1800, gross: 1000, tips: [5]),
      .evening(1, accepted: 0, delivered: 1800, cancelled: 1900, gross: 1000), .evening(1, accepted: 0, cancelled: 0),
    ]
    for delivery in deliveries { #expect(rate(delivery) == .unavailable(.deliveryNotCompleted)) }
  }

  @Test("A missing amount is named before a time of nothing; a time of nothing or backwards has no rate")
  func zeroDuration() {
    #expect(rate(.evening(1, accepted: 60, delivered: 60)) == .unavailable(.earningsNotRecorded))
    #expect(rate(.evening(1, accepted: 60, delivered: 60, gross: 1000)) == .unavailable(.zeroDuration))
    #expect(rate(.evening(1, accepted: 60, delivered: 59.999, gross: 1000)) == .unavailable(.zeroDuration))
    #expect(
      rate(.evening(1, accepted: 60, delivered: 60.001, gross: 1)) == .available(Money(minorUnits: 3_600_000))
    )
  }

  @Test("It is cut at six digits by the same division as the shift's rates")
  func sameDivision() throws {
    for (cents, seconds, kept) in [
      (10_375, 25_200, "14.821428"), (15_191, 37_833, "14.454999"), (8635, 36_000, "8.635"),
    ] {
      let amount = Money(try Decimal(literal: kept))
      #expect(rate(.evening(1, accepted: 0, delivered: Double(seconds), gross: cents)) == .available(amount))
      let shift = Shift.evening(to: Double(seconds), gross: cents)
      #expect(ShiftMetrics(shift).rates.perWorkingHour == .available(amount))
    }
  }

  @Test("An expected amount enters no rate, existing or missing")
  func expectation() {
    #expect(
      rate(.evening(1, accepted: 0, delivered: 3600, gross: 1000, expected: 9900))
        == .available(Money(minorUnits: 1000))
    )
    #expect(rate(.evening(1, accepted: 0, delivered: 3600, expected: 9900)) == .unavailable(.earningsNotRecorded))
  }

  @Test("Recording, correcting and removing an amount moves the figure at once")
  func moves() throws {
    let shift = Shift.evening(offers: Offer.each(.evening(1, accepted: 0, delivered: 1800)))
    let recorded = try shift.recordingEarnings(Money(minorUnits: 1000), ofDelivery: 1)
    #expect(rate(recorded.deliveries[0].delivery) == .available(Money(minorUnits: 2000)))
    let corrected = try recorded.recordingEarnings(Money(minorUnits: 1100), ofDelivery: 1)
    #expect(rate(corrected.deliveries[0].delivery) == .available(Money(minorUnits: 2200)))
    let removed = try corrected.recordingEarnings(nil, ofDelivery: 1)
    #expect(rate(removed.deliveries[0].delivery) == .unavailable(.earningsNotRecorded))
  }
}
