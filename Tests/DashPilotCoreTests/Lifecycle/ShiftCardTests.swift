import DashPilotCore
import Foundation
import TestSupport
import Testing

/// What the card of the unfinished shift says (`spec/10`, the card).
@Suite("Shift card content")
struct ShiftCardTests {
  /// The card's page as lines, each with its label: what is seen.
  static func lines(_ shift: Shift, route: RouteMeasurement? = .nothing, readAt seconds: Double) -> [String] {
    page(shift, route: route, readAt: seconds).sections.flatMap(\.entries).map { entry in
      [entry.label, entry.text].compactMap(\.self).joined(separator: ": ")
    }
  }

  /// The card's page.
  static func page(_ shift: Shift, route: RouteMeasurement? = .nothing, readAt seconds: Double) -> Report {
    CardReport(
      card: ShiftCard(of: shift, route: route),
      reminders: Reminder.reminders(for: shift, readAt: .evening(seconds)),
      readAt: .evening(seconds),
      writing: .newYork
    ).report
  }

  @Test("The clock tells working time, not elapsed time")
  func workingTime() {
    let shift = Shift.evening(pauses: [.evening(1, from: 600, to: 1500)])
    let card = ShiftCard(of: shift, route: nil)
    #expect(card.working == .running(from: .evening(900)))
    #expect(card.working.reading(at: .evening(7200)) == .seconds(7200 - 900))
    #expect(Self.lines(shift, readAt: 7200).first == "Working time: 1 hr, 45 min")
  }

  @Test("Overlapping pauses move the anchor by what they cover together")
  func overlappingPauses() {
    let shift = Shift.evening(pauses: [.evening(1, from: 600, to: 1800), .evening(2, from: 1200, to: 2400)])
    #expect(ShiftCard(of: shift, route: nil).working == .running(from: .evening(1800)))
  }

  @Test("While paused the clock stands at the working time of the pause's beginning")
  func standsStill() {
    let shift = Shift.evening(pauses: [.evening(1, from: 600, to: 1500), .evening(2, from: 3000)])
    let card = ShiftCard(of: shift, route: nil)
    #expect(card.working == .stopped(at: .seconds(3000 - 900)))
    #expect(!card.working.runs)
    for seconds in [3000.0, 3001, 90_000] {
      #expect(card.working.reading(at: .evening(seconds)) == .seconds(2100))
      #expect(Self.lines(shift, readAt: seconds).first == "Working time: 35 min, not running")
    }
  }

  @Test("Parking stops no clock")
  func parked() {
    let card = ShiftCard(of: .evening(parked: [.evening(1, from: 600)]), route: nil)
    #expect(card.working == .running(from: .evening) && card.working.runs)
    #expect(card.working.reading(at: .evening(3600)) == .seconds(3600))
  }

  @Test("The anchor is where it was when the card is rebuilt, until a pause has ended")
  func anchorStays() throws {
    let started = Shift.evening()
    let accepted = try started.accepting(
      NewOffer(id: .number(1), deliveries: [.number(1), .number(2)]),
      at: .live(now: .evening(60))
    )
    let parked = try accepted.parking(at: .live(now: .evening(90)), id: .number(3), newestPosition: nil)
    let cancelled = try parked.cancelling(delivery: 1, at: .live(now: .evening(100)))
    for shift in [started, accepted, parked, cancelled] {
      #expect(ShiftCard(of: shift, route: nil).working == .running(from: .evening))
    }
    let idle = try cancelled.cancelling(delivery: 2, at: .live(now: .evening(110)))
    let paused = try idle.pausing(at: .live(now: .evening(200)), id: .number(4), newestPosition: nil)
    let resumed = try paused.resuming(at: .live(now: .evening(500)), newestPosition: nil)
    #expect(ShiftCard(of: resumed, route: nil).working == .running(from: .evening(300)))
  }

  @Test("A clock that went back moves no anchor, and shows nothing below zero")
  func clockWentBack() {
    let shift = Shift.evening(pauses: [.evening(1, from: 600, to: 1200)])
    #expect(ShiftCard(of: shift, route: nil).working.reading(at: .evening(900)) == .seconds(300))
    #expect(Self.lines(shift, readAt: 900).first == "Working time: 5 min")
    #expect(Self.lines(shift, readAt: -900).first == "Working time: 0 min")
    let paused = Shift.evening(pauses: [.evening(1, from: 600)])
    #expect(Self.lines(paused, readAt: 100).first == "Working time: 10 min, not running")
  }

  @Test("Passing time changes no card, a parked one neither; what it reads goes on")
  func passingTime() {
    let card = ShiftCard(of: .evening(parked: [.evening(1, from: 600, to: 900), .evening(2, from: 1200)]), route: nil)
    #expect(card.parked(readAt: .evening(1500)).duration == .seconds(300 + 300))
    #expect(card.parked(readAt: .evening(1800)).duration == .seconds(300 + 600))
    #expect(card.parked(readAt: .evening(1800)).recorded == 2)
    #expect(card.parked(readAt: .evening(-60)).duration == .zero)
  }

  @Test("The title says the state, and when the shift started")
  func titles() {
    let titles: [(Shift, String)] = [
      (.evening(), "Shift in progress, started 5:46 PM"),
      (.evening(pauses: [.evening(1, from: 60)]), "Shift paused, started 5:46 PM"),
      (
        .evening(parked: [.evening(1, from: 60)]),
        "Shift in progress, parked, route not recording, started 5:46 PM"
      ),
    ]
    for (shift, title) in titles {
      #expect(Self.page(shift, readAt: 600).title == Statement(title))
    }
    let nextDay = Self.page(.evening(), readAt: 86_400).title.visible
    #expect(nextDay == "Shift in progress, started 5:46 PM on Saturday, August 23, 2025")
  }
}
