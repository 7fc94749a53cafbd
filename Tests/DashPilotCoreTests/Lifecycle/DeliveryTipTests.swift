import DashPilotCore
import TestSupport
import Testing

@Suite("Delivery additional tips")
struct DeliveryTipTests {
  func tip(_ number: UInt8, _ cents: Int, _ method: TipMethod? = .cash, at seconds: Double = 500) -> Tip {
    Tip(id: .number(number), amount: Money(minorUnits: cents), method: method, recordedAt: .evening(seconds))
  }

  /// A delivered delivery with every fact, one of two on a paused, paid shift.
  func delivery(gross: Int? = 975, expected: Int? = 850, _ tips: [Tip]) -> Delivery {
    Delivery(
      id: .number(2),
      acceptedAt: .evening(100),
      arrivedAtPickupAt: .evening(200),
      pickedUpAt: .evening(300),
      deliveredAt: .evening(400),
      pickupPlace: .number(7),
      grossEarnings: gross.map { Money(minorUnits: $0) },
      expectedEarnings: expected.map { Money(minorUnits: $0) },
      tips: tips
    )
  }

  func shift(_ delivery: Delivery, to end: Double? = 7200) -> Shift {
    .evening(
      to: end,
      gross: end.map { _ in 8625 },
      pauses: [.evening(1, from: 10, to: 20)],
      offers: [
        .evening(
          1,
          accepted: 60,
          [.evening(1, accepted: 60, delivered: 90, gross: 700, expected: 800, tips: [50]), delivery]
        )
      ]
    )
  }

  @Test("What the platform paid and the tips come to, exact to the cent")
  func arithmetic() {
    let rows: [(gross: Int, tips: [Int], total: Int)] = [
      (975, [400], 1375), (0, [1], 1), (1, [1, 1, 1], 4), (1010, [2020, 30], 3060), (999_999, [1], 1_000_000),
    ]
    for row in rows {
      let tips = row.tips.enumerated().map { tip(UInt8($0 + 1), $1) }
      #expect(delivery(gross: row.gross, tips).effectiveEarnings == Money(minorUnits: row.total))
      #expect(delivery(gross: row.gross, tips).grossEarnings == Money(minorUnits: row.gross))
    }
    #expect(delivery(gross: 975, []).effectiveEarnings == Money(minorUnits: 975))
  }

  @Test("Without a platform amount there is no total, and the tips are stated all the same")
  func missingGross() {
    let tipped = delivery(gross: nil, [tip(1, 400), tip(2, 100)])
    #expect(tipped.effectiveEarnings == nil)
    #expect(tipped.tipTotal == Money(minorUnits: 500))
    let page = texts(shift(tipped))
    #expect(page.contains("$5.00 in 2 tips") && page.contains("No total without the gross earnings"))
    #expect(delivery(gross: nil, []).tipTotal == nil)
  }

  @Test("A tip of nothing and one below it are refused, where a recorded gross of zero is allowed")
  func bound() throws {
    for cents in [0, -1] {
      #expect(throws: TipRefusal.amountNotPositive) {
        try shift(delivery([])).addingTip(tip(9, cents), toDelivery: 2)
      }
      #expect(throws: TipRefusal.amountNotPositive) {
        let correction = TipCorrection(amount: Money(minorUnits: cents))
        return try shift(delivery([tip(1, 400)])).correctingTip(1, ofDelivery: 2, to: correction)
      }
    }
    #expect(try shift(delivery([])).addingTip(tip(9, 1), toDelivery: 2) == shift(delivery([tip(9, 1)])))
    let zero = try shift(delivery(gross: 1, [])).recordingEarnings(.zero, ofDelivery: 2)
    #expect(zero == shift(delivery(gross: 0, [])))
  }

  @Test("A delivery in progress is refused in each of its states, before the amount is judged")
  func inProgress() {
    let states = [
      Delivery.evening(2, accepted: 100), .evening(2, accepted: 100, arrived: 200),
      .evening(2, accepted: 100, arrived: 200, pickedUp: 300),
    ]
    for state in states {
      for cents in [400, 0] {
        #expect(throws: TipRefusal.deliveryNotFinished(number: 2)) {
          try shift(state, to: nil).addingTip(tip(9, cents), toDelivery: 2)
        }
      }
    }
  }

  @Test("A cancelled delivery is allowed one, on a running shift and on a finished one")
  func cancelled() throws {
    for end in [nil, 7200.0] {
      let cancelled = Delivery.evening(2, accepted: 100, cancelled: 400)
      let tipped = try shift(cancelled, to: end).addingTip(tip(1, 400, at: 0), toDelivery: 2)
      #expect(tipped == shift(.evening(2, accepted: 100, cancelled: 400, tips: [400]), to: end))
    }
  }

  @Test("Several tips stay several records, two of one amount too, in the order in which they were recorded")
  func several() throws {
    let tips = [tip(3, 400, at: 500), tip(1, 400, at: 600), tip(2, 400, at: 600)]
    let bare = shift(delivery([]))
    let all = try bare.addingTip(tips[2], toDelivery: 2).addingTip(tips[0], toDelivery: 2)
      .addingTip(tips[1], toDelivery: 2)
    #expect(all == shift(delivery(tips)))
    #expect(all.deliveries[1].delivery.tips.map(\.id) == [.number(3), .number(1), .number(2)])
    #expect(all.deliveries[1].delivery.tipTotal == Money(minorUnits: 1200))
  }

  @Test("A tip that is not there, or of a delivery that is not, is named with how many there are")
  func missing() {
    let tipped = shift(delivery([tip(1, 400)]))
    for number in [0, 2, -1] {
      #expect(throws: TipRefusal.noSuchTip(number: number, delivery: 2, count: 1)) {
        try tipped.removingTip(number, ofDelivery: 2)
      }
      #expect(throws: TipRefusal.noSuchTip(number: number, delivery: 2, count: 1)) {
        try tipped.correctingTip(number, ofDelivery: 2, to: TipCorrection(amount: .zero))
      }
    }
    for number in [0, 3] {
      let refusal = TipRefusal.noSuchDelivery(number: number, count: 2)
      #expect(throws: refusal) { try tipped.addingTip(tip(9, 0), toDelivery: number) }
      #expect(throws: refusal) { try tipped.removingTip(1, ofDelivery: number) }
      #expect(throws: refusal) { try tipped.correctingTip(1, ofDelivery: number, to: TipCorrection()) }
    }
  }

  func texts(_ shift: Shift) -> [String] {
    let report = ShiftReport(shift: shift, metrics: ShiftMetrics(shift), places: [:], writing: .newYork).report
    return report.sections.flatMap(\.entries).flatMap { [$0.text, $0.spoken] }
  }
}
