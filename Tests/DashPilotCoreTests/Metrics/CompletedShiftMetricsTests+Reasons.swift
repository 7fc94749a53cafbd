import DashPilotCore
import Foundation
import TestSupport
import Testing

extension CompletedShiftMetricsTests {
  @Test("A running shift has no rate, whatever it recorded, and says that first")
  func running() {
    for shift in [Shift.evening(), .evening(gross: 8625), .evening(gross: 8625, offers: [Self.open(1, 0, 60)])] {
      for route in [RouteMeasurement.nothing, .unmeasurable, .miles(3)] {
        let rates = ShiftMetrics(shift, route: route).rates
        #expect(rates.perWorkingHour == .unavailable(.shiftNotCompleted))
        #expect(rates.perDeliveryActiveHour == .unavailable(.shiftNotCompleted))
        #expect(rates.perRecordedMile == .unavailable(.shiftNotCompleted))
      }
    }
  }

  @Test("A missing amount is the same absence for all three, before any divisor's own reason")
  func noEarnings() {
    for shift in [Shift.evening(to: 0), .evening(to: -60), .evening(to: 3600, offers: [Self.open(1, 0, 60)])] {
      for route in [RouteMeasurement.nothing, .unmeasurable, .metres(0), .miles(3)] {
        let rates = ShiftMetrics(shift, route: route).rates
        #expect(rates.perWorkingHour == .unavailable(.earningsNotRecorded))
        #expect(rates.perDeliveryActiveHour == .unavailable(.earningsNotRecorded))
        #expect(rates.perRecordedMile == .unavailable(.earningsNotRecorded))
      }
    }
  }

  @Test("A recorded amount of nothing is a rate of nothing, not a missing one")
  func zeroEarnings() {
    let shift = Shift.evening(to: 3600, gross: 0, offers: [Self.open(1, 0, 60)])
    let rates = ShiftMetrics(shift, route: .miles(3)).rates
    #expect(rates.perWorkingHour == .available(.zero))
    #expect(rates.perDeliveryActiveHour == .available(.zero))
    #expect(rates.perRecordedMile == .available(.zero))
  }

  @Test("No working time: an empty shift, one paused throughout, one that ends before it starts")
  func noWorkingTime() {
    let whole = [Pause.evening(1, from: 0, to: 3600)]
    for shift in [
      Shift.evening(to: 0, gross: 8625), .evening(to: 3600, gross: 8625, pauses: whole),
      .evening(to: -0.001, gross: 8625),
    ] {
      #expect(ShiftMetrics(shift).rates.perWorkingHour == .unavailable(.noWorkingTime))
    }
    let almost = Shift.evening(to: 3600.001, gross: 1, pauses: whole)
    #expect(ShiftMetrics(almost).rates.perWorkingHour == .available(Money(minorUnits: 3_600_000)))
  }

  @Test("The active rate's own reasons, each with the case beside it that has a rate or another reason")
  func activeReasons() {
    func rate(_ offers: [Offer]) -> GrossRate {
      ShiftMetrics(.evening(to: 3600, gross: 3600, offers: offers)).rates.perDeliveryActiveHour
    }
    #expect(rate([]) == .unavailable(.noDeliveriesRecorded))
    #expect(rate([.evening(1, accepted: 5, [])]) == .unavailable(.noDeliveriesRecorded))
    #expect(rate(Offer.each(.evening(1, accepted: 5))) == .unavailable(.deliveryActiveTimeNotMeasurable))
    #expect(rate([Self.open(1, 60, 59.999)]) == .unavailable(.deliveryActiveTimeNotMeasurable))
    #expect(rate([Self.open(1, 3600.001, 4000)]) == .unavailable(.deliveryActiveTimeNotMeasurable))
    #expect(rate([Self.open(1, 60, 60)]) == .unavailable(.zeroDeliveryActiveTime))
    #expect(rate([Self.open(1, 3600, 4000)]) == .unavailable(.zeroDeliveryActiveTime))
    #expect(rate([Self.open(1, 60, 60.001)]) == .available(Money(minorUnits: 36 * 360_000_000)))
  }

  @Test("The active rate does not need working time")
  func activeWithoutWorking() {
    let shift = Shift.evening(
      to: 3600,
      gross: 3600,
      pauses: [.evening(1, from: 0, to: 3600)],
      offers: [Self.open(1, 0, 1800)]
    )
    let rates = ShiftMetrics(shift).rates
    #expect(rates.perWorkingHour == .unavailable(.noWorkingTime))
    #expect(rates.perDeliveryActiveHour == .available(Money(minorUnits: 7200)))
  }

  @Test("The mile rate's own reasons, each with the case beside it")
  func mileReasons() {
    func rate(_ route: RouteMeasurement) -> GrossRate? {
      ShiftMetrics(.evening(to: 3600, gross: 100), route: route).rates.perRecordedMile
    }
    #expect(rate(.nothing) == .unavailable(.noRouteRecorded))
    #expect(rate(.unmeasurable) == .unavailable(.routeNotMeasurable))
    for metres in [Double.nan, .infinity, -0.001, 1e300] {
      #expect(rate(.metres(metres)) == .unavailable(.routeNotMeasurable), "\(metres)")
    }
    #expect(rate(.metres(0)) == .unavailable(.zeroRecordedDistance))
    #expect(rate(.metres(0.0008)) == .unavailable(.zeroRecordedDistance))
    #expect(rate(.metres(0.0009)) == .available(Money(minorUnits: 100_000_000)))
  }

  @Test("A route that could not be read has no mile rate, no fuel and no net, not even a reason of an empty one")
  func unreadableRoute() {
    let fuel = FuelAssumptions(milesPerGallon: 25, gasPricePerGallon: Money(minorUnits: 350))
    let metrics = ShiftMetrics(.evening(to: 3600, gross: 100, fuel: fuel), route: nil)
    #expect(metrics.rates.perRecordedMile == nil && metrics.fuel == nil && metrics.net == nil)
    #expect(metrics.rates.perWorkingHour == .available(Money(minorUnits: 100)))
  }

  @Test("Tips, delivery amounts and expectations move no rate of the shift")
  func deliveriesMoveNoRate() {
    let bare = Shift.evening(to: 3600, gross: 3600, offers: Offer.each(.evening(1, accepted: 0, delivered: 600)))
    let rich = Shift.evening(
      to: 3600,
      gross: 3600,
      offers: Offer.each(.evening(1, accepted: 0, delivered: 600, gross: 99_900, expected: 5, tips: [700, 800]))
    )
    #expect(ShiftMetrics(rich, route: .miles(2)) == ShiftMetrics(bare, route: .miles(2)))
  }
}
