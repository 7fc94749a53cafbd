import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Shift pause metrics, reporting and export")
struct PeriodPauseTests {
  /// A shift of four hours for $90.00, open with a delivery for its first hour, with pauses in seconds.
  private func shift(_ pauses: [(Double, Double)] = [], to end: Double = 14_400, gross: Int? = 90_00) -> Shift {
    .evening(
      to: end,
      gross: gross,
      pauses: pauses.enumerated().map { .evening(UInt8($0 + 1), from: $1.0, to: $1.1) },
      offers: Offer.each(.evening(1, accepted: 0, delivered: 3600))
    )
  }

  private func period(_ shifts: [Shift]) -> PeriodMetrics { PeriodMetrics(shifts.map { PeriodShift($0, route: nil) }) }

  private func exported(_ shift: Shift) throws -> [String: Any] {
    let json = JSON.shift(shift, metrics: ShiftMetrics(shift), places: [:])
    let parsed = try JSONSerialization.jsonObject(with: Data(json.text.utf8))
    return try #require(parsed as? [String: Any])
  }

  @Test("The hourly rate divides by working time: an hour's break raises what each hour worked paid")
  func workingTime() {
    let (unpaused, paused) = (ShiftMetrics(shift()), ShiftMetrics(shift([(7200, 10_800)])))
    #expect(unpaused.rates.perWorkingHour == .available(Money(minorUnits: 22_50)))  // 90 ÷ 4
    #expect(paused.rates.perWorkingHour == .available(Money(minorUnits: 30_00)))  // 90 ÷ 3
    #expect(paused.times.elapsed == unpaused.times.elapsed)
  }

  @Test("A break does not lower the rate, however long the shift stays open around it")
  func breakDoesNotLower() {
    let rates = [0.0, 600, 3600, 36_000].map { seconds in
      ShiftMetrics(shift([(7200, 7200 + seconds)], to: 14_400 + seconds)).rates.perWorkingHour
    }
    #expect(rates.allSatisfy { $0 == .available(Money(minorUnits: 22_50)) })
  }

  @Test("A shift paused throughout has no rate, rather than a rate of zero, alone and in a period")
  func pausedThroughout() {
    let paused = shift([(0, 14_400)])
    #expect(ShiftMetrics(paused).rates.perWorkingHour == .unavailable(.noWorkingTime))
    let metrics = period([paused])
    #expect(metrics.working.isHours(0, 1, of: 1) && metrics.rates.perWorkingHour.isCents(nil, 0, of: 1))
    #expect(period([paused, shift()]).rates.perWorkingHour.isCents(22_50, 1, of: 2))
    #expect(metrics.gross.isCents(90_00, 1, of: 1))
  }

  @Test("Delivery active time stays, and non-delivery time moves inside working time")
  func nonDelivery() {
    let rows: [([(Double, Double)], Int, Int)] = [
      ([], 4, 3), ([(7200, 10_800)], 3, 2), ([(3600, 10_800)], 2, 1), ([(3600, 14_400)], 1, 0), ([(0, 14_400)], 0, 0),
    ]
    for (pauses, working, rest) in rows {
      let metrics = ShiftMetrics(shift(pauses))
      #expect(metrics.active.duration == .seconds(3600) && metrics.times.working == .seconds(working * 3600))
      #expect(metrics.nonDelivery == .seconds(rest * 3600))
      let period = period([shift(pauses)])
      #expect(period.active.isHours(1, 1, of: 1) && period.nonDelivery.isHours(rest, 1, of: 1))
      #expect(period.working.isHours(working, 1, of: 1))
    }
  }

  @Test("A period adds the working time of its shifts, and its rate divides by that")
  func periodTotal() {
    let metrics = period([shift([(7200, 10_800)]), shift([(3600, 10_800)]), shift(gross: nil)])
    #expect(metrics.working.isHours(9, 3, of: 3))  // 3 + 2 + 4
    #expect(metrics.rates.perWorkingHour.isCents(36_00, 2, of: 3))  // 180 ÷ 5
    #expect(metrics.rates.perDeliveryActiveHour.isCents(90_00, 2, of: 3))  // 180 ÷ 2
    #expect(metrics.nonDelivery.isHours(6, 3, of: 3))  // 2 + 1 + 3
  }

  @Test("Overlapping pauses are counted once, and what lies outside the shift not at all")
  func union() {
    let metrics = period([shift([(3600, 7200), (5400, 9000), (20_000, 30_000)])])
    #expect(metrics.working.value == .seconds(14_400 - 5400))
  }

  @Test("The comparison has a row of working time, which an hour's break lowers though the shift was as long")
  func comparisonRow() throws {
    let comparison = try PeriodComparison.days(period([shift([(7200, 10_800)])]), period([shift()]))
    let row = try comparison.row(.workingTime)
    #expect(row.current == .duration(seconds: 10_800) && row.previous == .duration(seconds: 14_400))
    #expect(row.told == "-3600 decrease -25")
    #expect(try comparison.row(.perWorkingHour).told == "7.5 increase 33")  // 30.00 and 22.50
    #expect(try comparison.row(.deliveryActiveTime).told == "0 unchanged roundsToZero")
    #expect(!comparison.rows.map(\.figure.rawValue).contains { $0.lowercased().contains("elapsed") })
  }

  @Test("The export states elapsed, paused and working time, where a zero was measured and null was not")
  func durations() throws {
    let rows: [(Shift, Int?, Int?, Int?, Int)] = [
      (shift(), 14_400, 0, 14_400, 0), (shift([(7200, 10_800)]), 14_400, 3600, 10_800, 1),
      (shift([(0, 14_400)]), 14_400, 14_400, 0, 1), (shift(to: 0), 0, 0, 0, 0),
      (shift([(0, 60)], to: -60), nil, nil, nil, 1),
    ]
    for (shift, elapsed, paused, working, count) in rows {
      let object = try exported(shift)
      #expect(object["elapsedSeconds"] as? Int == elapsed && object["pausedSeconds"] as? Int == paused)
      #expect(object["workingSeconds"] as? Int == working && object["pauseCount"] as? Int == count)
      for key in ["elapsedSeconds", "pausedSeconds", "workingSeconds"] {
        #expect((object[key] is NSNull) == (elapsed == nil))
      }
    }
    #expect(try exported(shift([(0, 14_400)]))["grossPerWorkingHour"] is NSNull)
    #expect(try exported(shift([(7200, 10_800)]))["grossPerWorkingHour"] as? String == "30.00")
    #expect(try exported(shift([(7200, 10_800)]))["nonDeliverySeconds"] as? Int == 7200)
  }

  @Test("The exported summary adds working time, with zero measured and null absent")
  func summary() throws {
    func working(_ metrics: PeriodMetrics) throws -> [String: Any] {
      let parsed = try JSONSerialization.jsonObject(with: Data(JSON.summary(metrics).text.utf8))
      return try #require((parsed as? [String: Any])?["working"] as? [String: Any])
    }
    let paused = try working(period([shift([(0, 14_400)])]))
    #expect(paused["seconds"] as? Int == 0 && paused["contributingShiftCount"] as? Int == 1)
    let malformed = try working(period([shift(to: -60)]))
    #expect(malformed["seconds"] is NSNull && malformed["contributingShiftCount"] as? Int == 0)
    #expect(malformed["totalShiftCount"] as? Int == 1)
  }
}
