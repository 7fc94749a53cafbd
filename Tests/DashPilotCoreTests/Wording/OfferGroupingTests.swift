import DashPilotCore
import TestSupport
import Testing

/// An offer's shape, where it stands, and how its deliveries are said to belong together.
@Suite("Delivery grouping")
struct OfferGroupingTests {
  private let open = Delivery.evening(1, accepted: 60)
  private let delivered = Delivery.evening(2, accepted: 60, arrived: 70, pickedUp: 80, delivered: 90)
  private let cancelled = Delivery.evening(3, accepted: 60, cancelled: 90)

  private func state(_ deliveries: Delivery...) -> OfferState { Offer.evening(1, accepted: 60, deliveries).state }

  @Test("An offer is final only once every delivery is, and a wholly cancelled one is not partly completed")
  func states() {
    #expect(state(open) == .inProgress)
    #expect(state(delivered) == .completed && state(delivered, delivered) == .completed)
    #expect(state(cancelled) == .cancelled && state(cancelled, cancelled) == .cancelled)
    #expect(state(delivered, cancelled) == .partlyCompleted)
    #expect(state(open, delivered) == .inProgress)
    #expect(state(open, cancelled) == .inProgress)
    #expect(state(open, delivered, cancelled) == .inProgress)
  }

  @Test("An offer that holds no delivery is empty, which is not completed")
  func empty() {
    #expect(state() == .empty)
    let groupings = OfferGrouping.groupings(of: .evening(offers: [.evening(1, accepted: 60, [])]))
    #expect(groupings.map(\.heading) == ["Offer 1, which holds no delivery"])
    #expect(groupings.map(\.deliveries) == [[]])
  }

  @Test("An offer of one carries no words of an offer")
  func ofOne() throws {
    let groupings = OfferGrouping.groupings(of: .evening(offers: Offer.each(open)))
    #expect(groupings.map(\.heading) == [nil])
    #expect(groupings[0].siblings(of: 1) == nil)
  }

  @Test("The heading names the offer, its state and its deliveries by their numbers of the whole shift")
  func headings() {
    let shift = Shift.evening(
      offers: [
        .evening(1, [.evening(1, accepted: 10, cancelled: 20)]),
        .evening(2, [.evening(2, accepted: 60), .evening(3, accepted: 60, cancelled: 90)]),
        .evening(3, (4...7).map { .evening($0, accepted: 120, cancelled: 130) }),
      ]
    )
    #expect(
      OfferGrouping.groupings(of: shift).map(\.heading) == [
        nil, "Offer 2, in progress, accepted together: Delivery 2 and Delivery 3",
        "Offer 3, cancelled, accepted together: Delivery 4 to Delivery 7",
      ]
    )
    #expect(shift.deliveries.map(\.offerNumber) == [1, 2, 2, 3, 3, 3, 3])
  }

  @Test("Every state is named in a heading")
  func stateTitles() {
    let titles = OfferState.allCases.map(\.title)
    #expect(titles == ["empty", "in progress", "completed", "cancelled", "partly completed"])
  }

  @Test("Heard beside a delivery's name, its siblings are named and it is not")
  func siblings() {
    let deliveries = (1...5).map { Delivery.evening(UInt8($0), accepted: 60) }
    let grouping = { (count: Int) in
      OfferGrouping.groupings(of: .evening(offers: [.evening(1, Array(deliveries.prefix(count)))]))[0]
    }
    #expect(grouping(2).siblings(of: 1) == "accepted with Delivery 2")
    #expect(grouping(2).siblings(of: 2) == "accepted with Delivery 1")
    #expect(grouping(3).siblings(of: 2) == "accepted with Delivery 1 and Delivery 3")
    #expect(grouping(5).siblings(of: 5) == "accepted with Delivery 1 to Delivery 4")
    #expect(grouping(5).siblings(of: 2) == "accepted with Delivery 1, Delivery 3, Delivery 4 and Delivery 5")
  }

  @Test("Siblings advance on their own, and the grouping stays while they do")
  func independence() throws {
    let shift = try Shift.evening().accepting(
      NewOffer(id: .number(1), deliveries: [.number(1), .number(2)]),
      at: .live(now: .evening(60))
    )
    let arrived = try shift.recording(.arrive, ofDelivery: 2, at: .live(now: .evening(120)))
    #expect(arrived.deliveries.map(\.delivery.state) == [.accepted, .arrivedAtPickup])
    let cancelled = try arrived.cancelling(delivery: 1, at: .live(now: .evening(180)))
    #expect(cancelled.offers.map(\.state) == [.inProgress])
    let finished = try cancelled.recording(.pickUp, ofDelivery: 2, at: .live(now: .evening(240)))
      .recording(.deliver, ofDelivery: 2, at: .live(now: .evening(300)))
    #expect(finished.offers.map(\.state) == [.partlyCompleted])
    #expect(OfferGrouping.groupings(of: finished).map(\.deliveries) == [[1, 2]])
  }

  @Test("A shift's page arranges its deliveries by offer, each under its name alone where it has no sibling")
  func page() {
    let shift = Shift.evening(
      to: 3600,
      offers: [
        .evening(1, [.evening(1, accepted: 60, cancelled: 90), .evening(3, accepted: 200, cancelled: 300)]),
        .evening(2, [.evening(2, accepted: 100, cancelled: 150)]),
      ]
    )
    let report = ShiftReport(shift: shift, metrics: ShiftMetrics(shift), places: [:], writing: .newYork).report
    let headings = report.sections.compactMap(\.heading).filter { $0.contains("Offer") || $0.contains("Delivery ") }
    #expect(
      headings == [
        "Offer 1, cancelled, accepted together: Delivery 1 and Delivery 3", "Delivery 1, cancelled",
        "Delivery 3, cancelled", "Delivery 2, cancelled",
      ]
    )
  }
}
