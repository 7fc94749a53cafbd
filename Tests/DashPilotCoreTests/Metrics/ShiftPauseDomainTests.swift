import DashPilotCore
import TestSupport
import Testing

/// The time that a shift's pauses take out of it (`spec/04`, the times of a shift).
@Suite("Shift pause domain")
struct ShiftPauseDomainTests {
  /// The times of a shift of 7,200 seconds with these pauses, or of a running one as read then.
  private func times(_ stretches: [(Double, Double?)], to end: Double? = 7200, readAt now: Double = 7200) -> ShiftTimes
  {
    let pauses = stretches.enumerated().map { Pause.evening(UInt8($0 + 1), from: $1.0, to: $1.1) }
    return ShiftTimes(of: .evening(to: end, pauses: pauses), readAt: .evening(now))
  }

  @Test(
    "Shared minutes are taken out once",
    arguments: [
      ([(600, 1800)], 1200), ([(600, 1800), (1200, 2400)], 1800), ([(600, 2400), (1200, 1800)], 1800),
      ([(600, 1200), (1200, 1800)], 1200), ([(600, 1200), (600, 1200)], 600), ([(600, 1200), (1800, 2100)], 900),
      ([(600, 600)], 0), ([(0, 7200)], 7200), ([(600, 1000), (900, 1300), (1200, 1600)], 1000),
    ] as [([(Double, Double?)], Int)]
  )
  func union(stretches: [(Double, Double?)], paused: Int) {
    let times = times(stretches)
    #expect(times.elapsed == .seconds(7200))
    #expect(times.paused.duration == .seconds(paused))
    #expect(times.working == .seconds(7200 - paused))
    #expect(times.paused.recorded == stretches.count && times.paused.open == 0 && times.paused.unusable == 0)
  }

  @Test("The order in which pauses are recorded never matters")
  func order() {
    let stretches: [(Double, Double?)] = [(600, 1800), (1200, 2400), (3000, 3300), (5000, 5000)]
    for order in permutations(of: stretches.count) {
      #expect(times(order.map { stretches[$0] }).paused.duration == .seconds(1800 + 300))
    }
  }

  @Test("To the millisecond, a pause that almost touches the next leaves a millisecond of work between")
  func milliseconds() {
    let times = times([(600, 1200), (1200.001, 1800)])
    #expect(times.working == .milliseconds(7_200_000 - 1_200_000 + 1))
  }

  @Test("A pause is clipped to the shift, and one outside it or backwards is counted and takes nothing out")
  func clippingAndMalformed() {
    #expect(times([(-600, 600)]).paused.duration == .seconds(600))
    #expect(times([(6600, 9000)]).paused.duration == .seconds(600))
    #expect(times([(-600, 9000)]).working == .zero)
    let touching = times([(-600, 0), (7200, 9000)])
    #expect(touching.paused.duration == .zero && touching.paused.unusable == 0)
    let bad = times([(-600, -1), (7201, 9000), (1800, 600), (600, 1200)])
    #expect(bad.paused.unusable == 3 && bad.paused.recorded == 4)
    #expect(bad.paused.duration == .seconds(600) && bad.working == .seconds(6600))
  }

  @Test("Working time is never below zero, nor is there any of a shift that ends before it starts")
  func neverNegative() {
    #expect(times([(0, 7200), (-100, 9000)]).working == .zero)
    let backwards = times([(0, 600)], to: -60)
    #expect(backwards.elapsed == nil && backwards.working == nil)
    #expect(backwards.paused.duration == .zero && backwards.paused.unusable == 1)
    #expect(times([], to: nil, readAt: -60).working == .zero)
  }

  @Test("An open pause is measured to the moment of reading, and working time stands still meanwhile")
  func openPause() {
    for now in [3000.0, 3001, 7200, 90_000] {
      let times = times([(600, 1200), (3000, nil)], to: nil, readAt: now)
      #expect(times.elapsed == .seconds(Int(now)))
      #expect(times.paused.duration == .seconds(600 + Int(now) - 3000))
      #expect(times.working == .seconds(2400))
      #expect(times.paused.open == 1 && times.paused.unusable == 0)
    }
  }

  @Test("Without a pause, and after one has ended, working time grows with the clock")
  func runningGrows() {
    for now in [2000.0, 5000] {
      #expect(times([], to: nil, readAt: now).working == .seconds(Int(now)))
      #expect(times([(600, 1200)], to: nil, readAt: now).working == .seconds(Int(now) - 600))
    }
  }

  @Test("In a finished shift a pause left open ends where the shift ends")
  func openPauseOfFinished() {
    let times = times([(6000, nil)], readAt: 90_000)
    #expect(times.paused.duration == .seconds(1200) && times.working == .seconds(6000) && times.paused.open == 1)
  }

  @Test("An open pause that begins after the window is both open and unusable")
  func openAndUnusable() {
    let times = times([(9000, nil)])
    #expect(times.paused.open == 1 && times.paused.unusable == 1 && times.working == .seconds(7200))
  }

  @Test("No pause is a measured zero")
  func none() {
    let times = times([])
    #expect(times.paused.duration == .zero && times.paused.recorded == 0 && times.working == .seconds(7200))
  }

  @Test("The state is what is recorded: an end, then an open pause, then an open parked stretch")
  func states() {
    #expect(Shift.evening().state == .running)
    #expect(Shift.evening(pauses: [.evening(1, from: 60, to: 60)]).state == .running)
    #expect(Shift.evening(pauses: [.evening(1, from: 60)]).state == .paused)
    #expect(Shift.evening(pauses: [.evening(1, from: 60)], parked: [.evening(1, from: 30)]).state == .paused)
    #expect(Shift.evening(to: 90, pauses: [.evening(1, from: 60)]).state == .ended)
    #expect(Shift.evening(pauses: [.evening(1, from: 60), .evening(2, from: 90, to: 120)]).state == .paused)
  }

  @Test("The rate per hour divides by working time: $90.00 over four hours, one of them paused")
  func workedExamples() {
    let shift = Shift.evening(to: 14_400, gross: 9000, pauses: [.evening(1, from: 3600, to: 7200)])
    #expect(ShiftMetrics(shift).rates.perWorkingHour.value == Money(minorUnits: 3000))
    let overlapping = times([(600, 1800), (1200, 2400)])
    #expect(Writing.newYork.duration(overlapping.paused.duration) == "30 min")
    #expect(overlapping.working.flatMap { Writing.newYork.duration($0) } == "1 hr, 30 min")
  }
}
