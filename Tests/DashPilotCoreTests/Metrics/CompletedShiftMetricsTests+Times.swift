import DashPilotCore
import TestSupport
import Testing

extension CompletedShiftMetricsTests {
  @Test("A shift that ends before it starts has no elapsed time, no working time and nothing measured in it")
  func backwardsShift() {
    let shift = Shift.evening(
      to: -600,
      gross: 8625,
      pauses: [.evening(1, from: -900, to: 900), .evening(2, from: -700)],
      parked: [.evening(1, from: -900, to: 900)],
      offers: [Self.open(1, -900, 900), Self.open(2, -500, -100)]
    )
    let metrics = ShiftMetrics(shift)
    #expect(metrics.times.elapsed == nil && metrics.times.working == nil && metrics.nonDelivery == nil)
    #expect(metrics.times.paused.duration == .zero && metrics.times.paused.unusable == 2)
    #expect(metrics.times.parked.duration == .zero && metrics.times.parked.unusable == 1)
    #expect(metrics.active.duration == nil && metrics.active.malformed == 2)
    #expect(metrics.rates.perWorkingHour == .unavailable(.noWorkingTime))
    #expect(metrics.rates.perDeliveryActiveHour == .unavailable(.deliveryActiveTimeNotMeasurable))
  }

  @Test("Parked time is stated and subtracted from nothing")
  func parked() {
    let shift = Shift.evening(
      to: 3600,
      gross: 3600,
      parked: [.evening(1, from: 0, to: 600), .evening(2, from: 300, to: 900)]
    )
    let metrics = ShiftMetrics(shift)
    #expect(metrics.times.parked.duration == .seconds(900) && metrics.times.parked.recorded == 2)
    #expect(metrics.times.working == .seconds(3600))
    #expect(metrics.rates.perWorkingHour == .available(Money(minorUnits: 3600)))
  }

  @Test("A pause that measures nothing is counted, and adds nothing")
  func unusablePause() {
    let pauses = [
      Pause.evening(1, from: 600, to: 500), .evening(2, from: 4000, to: 4200), .evening(3, from: 4000),
      .evening(4, from: 100, to: 200),
    ]
    let times = ShiftMetrics(.evening(to: 3600, pauses: pauses)).times
    #expect(times.paused.recorded == 4 && times.paused.open == 1 && times.paused.unusable == 3)
    #expect(times.working == .seconds(3500))
  }

  @Test("An open pause of a finished shift ends with it")
  func openPauseOfFinished() {
    let times = ShiftMetrics(.evening(to: 3600, pauses: [.evening(1, from: 3000)])).times
    #expect(times.paused.duration == .seconds(600) && times.paused.open == 1 && times.paused.unusable == 0)
    #expect(times.working == .seconds(3000))
  }

  @Test("No pause is a measured nothing")
  func noPause() {
    let paused = ShiftMetrics(.evening(to: 3600)).times.paused
    #expect(paused.duration == .zero && paused.recorded == 0 && paused.open == 0 && paused.unusable == 0)
  }

  @Test("A running shift is measured to the moment of reading, and stops working while it is paused")
  func runningTimes() {
    let running = Shift.evening(pauses: [.evening(1, from: 600, to: 900)])
    #expect(ShiftMetrics(running, readAt: 1800).times.elapsed == .seconds(1800))
    #expect(ShiftMetrics(running, readAt: 1800).times.working == .seconds(1500))
    let paused = Shift.evening(pauses: [.evening(1, from: 600)])
    for now in [600.0, 601, 7200, 86_400] {
      let times = ShiftMetrics(paused, readAt: now).times
      #expect(times.working == .seconds(600))
      #expect(times.paused.duration == .seconds(now - 600) && times.paused.open == 1)
    }
  }

  @Test("A clock before the start measures no time, never a negative one")
  func clockBehind() {
    let times = ShiftMetrics(.evening(pauses: [.evening(1, from: 0)]), readAt: -500).times
    #expect(times.elapsed == .zero && times.working == .zero && times.paused.duration == .zero)
  }
}
