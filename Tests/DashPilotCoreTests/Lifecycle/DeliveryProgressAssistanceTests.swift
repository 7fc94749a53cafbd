import DashPilotCore
import TestSupport
import Testing

/// When a question is asked about a delivery, from its recorded times alone (`spec/02`, reminders).
@Suite("Delivery progress assistance")
struct DeliveryProgressAssistanceTests {
  private func reminders(_ deliveries: Delivery..., to end: Double? = nil, readAt now: Double) -> [Reminder] {
    let offers = deliveries.enumerated().map { Offer.evening(UInt8($0 + 1), [$1]) }
    return Reminder.reminders(for: .evening(to: end, offers: offers), readAt: .evening(now))
  }

  @Test("An accepted delivery is asked about from 1,800 seconds on, and not a millisecond before")
  func accepted() {
    let delivery = Delivery.evening(1, accepted: 100)
    #expect(reminders(delivery, readAt: 1899.999).isEmpty)
    let exactly = reminders(delivery, readAt: 1900)
    #expect(exactly.map(\.number) == [1] && exactly.map(\.step) == [.arrive])
    #expect(exactly.map(\.waited) == [.seconds(1800)])
    #expect(reminders(delivery, readAt: 5000).map(\.waited) == [.seconds(4900)])
  }

  @Test("One at its pickup is asked about from its arrival, not from its acceptance")
  func arrived() {
    let delivery = Delivery.evening(1, accepted: 100, arrived: 3000)
    #expect(reminders(delivery, readAt: 3000).isEmpty)
    #expect(reminders(delivery, readAt: 4799.999).isEmpty)
    let exactly = reminders(delivery, readAt: 4800)
    #expect(exactly.map(\.step) == [.pickUp] && exactly.map(\.waited) == [.seconds(1800)])
  }

  @Test("A picked-up, a delivered and a cancelled delivery are asked nothing, a stale pickup before the end either")
  func silentStates() {
    #expect(reminders(.evening(1, accepted: 1, arrived: 2, pickedUp: 3), readAt: 90_000).isEmpty)
    #expect(reminders(.evening(1, accepted: 1, arrived: 2, pickedUp: 3, delivered: 4), readAt: 90_000).isEmpty)
    #expect(reminders(.evening(1, accepted: 1, cancelled: 2), readAt: 90_000).isEmpty)
    #expect(reminders(.evening(1, accepted: 1, arrived: 2, cancelled: 3), readAt: 90_000).isEmpty)
    #expect(reminders(.evening(1, accepted: 1, arrived: 2, pickedUp: 3, cancelled: 4), readAt: 90_000).isEmpty)
  }

  @Test("A contradictory chain is no evidence: an arrival before the acceptance, and a pickup without an arrival")
  func contradictory() {
    let backwards = Delivery.evening(1, accepted: 600, arrived: 500)
    #expect(reminders(backwards, readAt: 90_000).isEmpty)
    #expect(backwards.timeInState(readAt: .evening(90_000)) == nil)
    let withoutArrival = Delivery.evening(1, accepted: 600, pickedUp: 700)
    #expect(reminders(withoutArrival, readAt: 90_000).isEmpty)
    #expect(withoutArrival.timeInState(readAt: .evening(90_000)) == nil)
    #expect(Delivery.evening(1, accepted: 600, arrived: 600).isInOrder)
  }

  @Test("An instant after now is no evidence")
  func future() {
    #expect(reminders(.evening(1, accepted: 600), readAt: 599.999).isEmpty)
    #expect(reminders(.evening(1, accepted: 600, arrived: 9000), readAt: 8999).isEmpty)
  }

  @Test("A finished shift's deliveries are asked nothing, even one that it left open")
  func finishedShift() {
    #expect(reminders(.evening(1, accepted: 600), to: 7200, readAt: 90_000).isEmpty)
    #expect(reminders(.evening(1, accepted: 600), readAt: 90_000).count == 1)
  }

  @Test("Stacked deliveries are judged one at a time, each with its own step")
  func stacked() {
    let stacked = reminders(
      .evening(1, accepted: 0),
      .evening(2, accepted: 10, arrived: 1000),
      .evening(3, accepted: 20, arrived: 30, pickedUp: 40),
      .evening(4, accepted: 50, arrived: 2900),
      .evening(5, accepted: 60),
      readAt: 3000
    )
    #expect(stacked.map(\.number) == [1, 2, 5])
    #expect(stacked.map(\.step) == [.arrive, .pickUp, .arrive])
    #expect(stacked.map(\.waited) == [.seconds(3000), .seconds(2000), .seconds(2940)])
  }

  @Test("The time in a state is counted from the state's own instant, and zero is shown")
  func timeInState() {
    let delivery = Delivery.evening(1, accepted: 100, arrived: 200, pickedUp: 300)
    #expect(delivery.timeInState(readAt: .evening(300)) == .zero)
    #expect(delivery.timeInState(readAt: .evening(360)) == .seconds(60))
    #expect(delivery.timeInState(readAt: .evening(299.999)) == nil)
    #expect(Delivery.evening(1, accepted: 100).timeInState(readAt: .evening(160)) == .seconds(60))
    #expect(Delivery.evening(1, accepted: 1, cancelled: 100).timeInState(readAt: .evening(160)) == .seconds(60))
  }

  @Test("The question tells what was recorded and since when, and the command that would record the step")
  func sentences() {
    let shift = Shift.evening(offers: Offer.each(.evening(1, accepted: 0), .evening(2, accepted: 10, arrived: 1000)))
    let questions = ShiftCardTests.page(shift, readAt: 3000).sections.first { $0.heading == "Questions" }
    #expect(
      questions?.entries.map(\.text) == [
        """
        Delivery 1 was recorded as accepted 50 min ago, and nothing since. \
        Did you arrive at the pickup? Record it with "dashpilot arrive 1"
        """,
        """
        Delivery 2 was recorded as at its pickup 33 min ago, and nothing since. \
        Was it picked up? Record it with "dashpilot pickup 2"
        """,
      ]
    )
    #expect(
      questions?.entries.map(\.spoken) == [
        """
        Delivery 1 was recorded as accepted 50 minutes ago, and nothing since. \
        Did you arrive at the pickup? Record it with dashpilot arrive 1
        """,
        """
        Delivery 2 was recorded as at its pickup 33 minutes ago, and nothing since. \
        Was it picked up? Record it with dashpilot pickup 2
        """,
      ]
    )
  }

  @Test("No question claims that anything happened", arguments: 1...6)
  func noClaims(seed: Int) {
    let forbidden = ["you arrived", "you picked up", "detected", "confirmed", "automatic", "$", "late", "slow"]
    for shift in GeneratedEvening(seed: UInt64(seed), steps: 20).shifts {
      let page = ShiftCardTests.page(shift, readAt: 90_000)
      let texts = page.sections.flatMap(\.entries).flatMap { [$0.text.lowercased(), $0.spoken.lowercased()] }
      for text in texts { #expect(forbidden.allSatisfy { !text.contains($0) }, "\(text)") }
    }
  }
}
