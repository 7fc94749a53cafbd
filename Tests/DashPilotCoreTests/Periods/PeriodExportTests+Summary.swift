import DashPilotCore
import Foundation
import TestSupport
import Testing

extension PeriodExportTests {
  /// The machine form of Sunday, 8 March 2026, in New York, with a comparison where another day is given.
  private func form(
    _ metrics: PeriodMetrics,
    beside previous: PeriodMetrics? = nil,
    isMeasured: Bool = true,
    unreadable: [JSON] = []
  ) throws -> [String: Any] {
    let period = try ZoneCalendar().period(.day, "2026-03-08")
    let comparison = try previous.map { try PeriodComparison.days(metrics, $0, isMeasured: isMeasured) }
    return try Self.object(
      JSON.period(
        PeriodSummary(period: period, metrics: metrics),
        now: period.span.start,
        isMeasured: isMeasured,
        comparison: comparison,
        unreadable: unreadable
      )
    )
  }

  private func part(_ form: [String: Any], _ key: String) throws -> [String: Any] {
    try #require(form[key] as? [String: Any])
  }

  @Test("The machine form has the period, the summary, the estimates, a reason, the unreadable and a comparison")
  func formKeys() throws {
    let form = try form(Self.full)
    let keys: Set = [
      "period", "summary", "fuel", "estimatedNet", "netAfterRecordedExpensesUnavailable", "unreadable", "comparison",
    ]
    #expect(Set(form.keys) == keys && form["comparison"] is NSNull)
    #expect(form["netAfterRecordedExpensesUnavailable"] is NSNull && (form["unreadable"] as? [Any])?.isEmpty == true)
    #expect(try part(form, "summary").count == 13)
    let period = try part(form, "period")
    #expect(period.count == 6 && period["kind"] as? String == "day" && period["isCurrent"] as? Bool == true)
    #expect(period["start"] as? String == "2026-03-08T05:00:00Z")
    #expect(period["endExclusive"] as? String == "2026-03-09T04:00:00Z")
    #expect(period["firstDay"] as? String == "2026-03-08" && period["lastDay"] as? String == "2026-03-08")
  }

  @Test("Fuel and estimated net are written with both coverages, and each has a figure or a reason")
  func estimates() throws {
    let metrics = PeriodMetrics([
      .of(1, gross: 100_00, fuel: .of(25, 4_00), route: .miles(50)),
      .of(2, fuel: .of(25, 4_00), route: .miles(25, gaps: 1)), .of(3, gross: 60_00, route: .miles(40)),
    ])
    let fuel = try part(form(metrics), "fuel")
    #expect(fuel["cost"] as? String == "12.00" && fuel["gallons"] as? String == "3.00")
    #expect(fuel["contributingShiftCount"] as? Int == 2 && fuel["totalShiftCount"] as? Int == 3)
    #expect(fuel["contributingMiles"] as? Double == 75 && fuel["totalMiles"] as? Double == 115)
    #expect(fuel["percentOfMiles"] as? Int == 65 && fuel["isFloor"] as? Bool == true)
    #expect(fuel["unavailable"] is NSNull && fuel.count == 9)
    let net = try part(form(metrics), "estimatedNet")
    #expect(net["amount"] as? String == "92.00" && net["earnings"] as? String == "100.00")
    #expect(net["fuel"] as? String == "8.00" && net["isCeiling"] as? Bool == false && net["unavailable"] is NSNull)
    #expect(net["contributingShiftCount"] as? Int == 1 && net["totalShiftCount"] as? Int == 3 && net.count == 7)
  }

  @Test("Without an estimate the figures are null beside the reason, and miles of nothing are 0 without a percent")
  func noEstimates() throws {
    for (shifts, fuelReason, netReason) in [
      ([PeriodShift](), "noFinishedShift", "noFinishedShift"), ([.of(1)], "noShiftEstimated", "noPairedShift"),
    ] {
      let form = try form(PeriodMetrics(shifts))
      let (fuel, net) = (try part(form, "fuel"), try part(form, "estimatedNet"))
      for key in ["cost", "gallons", "percentOfMiles", "isFloor"] { #expect(fuel[key] is NSNull) }
      #expect(fuel["contributingMiles"] as? Int == 0 && fuel["totalMiles"] as? Int == 0)
      #expect(fuel["unavailable"] as? String == fuelReason && fuel["totalShiftCount"] as? Int == shifts.count)
      for key in ["amount", "earnings", "fuel", "isCeiling"] { #expect(net[key] is NSNull) }
      #expect(net["unavailable"] as? String == netReason)
      #expect(form["netAfterRecordedExpensesUnavailable"] as? String == "noExpenseRecorded")
    }
    let spent = try form(PeriodMetrics([.of(1)], [.of(.fuel, 1_00)]))
    #expect(spent["netAfterRecordedExpensesUnavailable"] as? String == "noEarningsRecorded")
  }

  @Test("Left out by request, the route, the rate per mile and both estimates are null, and all else stays")
  func withoutMileage() throws {
    let (with, without) = (try form(Self.full), try form(Self.full, isMeasured: false))
    #expect(without["fuel"] is NSNull && without["estimatedNet"] is NSNull)
    let (all, summary) = (try part(with, "summary"), try part(without, "summary"))
    #expect(summary["route"] is NSNull && summary["grossPerRecordedMile"] is NSNull && summary.count == 13)
    for key in all.keys where key != "route" && key != "grossPerRecordedMile" {
      #expect(all[key] as? NSObject == summary[key] as? NSObject, "\(key)")
    }
  }

  /// The comparison of two shifts and two expenses with one shift, all but the durations on a basis of their own.
  private func comparison() throws -> (whole: [String: Any], rows: [[String: Any]]) {
    let current = PeriodMetrics(
      [.of(1, worked: 0.05, gross: 80_00, route: .miles(4.26)), .of(2, worked: 0)],
      [.of(.fuel, 5_00), .of(.fuel, 1_00, 2)]
    )
    let previous = PeriodMetrics([.of(1, worked: 0.0125, gross: 100_00, route: .miles(5, gaps: 1))])
    let whole = try part(form(current, beside: previous), "comparison")
    return (whole, try #require(whole["rows"] as? [[String: Any]]))
  }

  private func row(_ figure: String) throws -> [String: Any] {
    try #require(comparison().rows.first { $0["figure"] as? String == figure })
  }

  @Test("A comparison has the other period, its rows of nine keys, and its states")
  func comparisonKeys() throws {
    let (whole, rows) = try comparison()
    #expect(Set(whole.keys) == ["period", "rows", "states"] && whole["states"] as? [String] == ["coverageDiffers"])
    #expect(try part(whole, "period")["firstDay"] as? String == "2026-03-07")
    let keys: Set = [
      "figure", "current", "previous", "difference", "direction", "percent", "reason", "currentBasis", "previousBasis",
    ]
    #expect(rows.allSatisfy { Set($0.keys) == keys })
    #expect(
      rows.map { $0["figure"] as? String } == [
        "completedShifts", "workingTime", "recordedGrossEarnings", "rate.perWorkingHour", "recordedExpenses",
        "recordedMileage", "rate.perRecordedMile", "deliveriesCompleted",
      ]
    )
  }

  @Test("A row has its figures as shown, the difference with its sign, and one of a percent and a reason")
  func comparisonRows() throws {
    let working = try row("workingTime")
    #expect(working["current"] as? Int == 180 && working["previous"] as? Int == 45)
    #expect(working["difference"] as? Int == 135 && working["direction"] as? String == "increase")
    #expect(working["percent"] as? Int == 300 && working["reason"] is NSNull)
    let gross = try row("recordedGrossEarnings")
    #expect(gross["current"] as? String == "80.00" && gross["difference"] as? String == "-20.00")
    #expect(gross["percent"] is NSNull && gross["reason"] as? String == "incompleteBasis")
    let miles = try row("recordedMileage")
    #expect(miles["current"] as? Double == 4.3 && miles["previous"] as? Double == 5)
    #expect(miles["difference"] as? Double == -0.7 && miles["direction"] as? String == "decrease")
    let spent = try row("recordedExpenses")
    #expect(spent["current"] as? String == "6.00" && spent["previous"] is NSNull && spent["difference"] is NSNull)
    #expect(spent["direction"] is NSNull && spent["reason"] as? String == "missingSide")
  }

  @Test("A row has both its bases, each with the numbers of its own kind")
  func comparisonBases() throws {
    try expectBases("completedShifts", ["kind": "exactCount"], ["kind": "exactCount"])
    try expectBases(
      "recordedGrossEarnings",
      ["kind": "coverage", "contributing": 1, "eligible": 2],
      ["kind": "coverage", "contributing": 1, "eligible": 1]
    )
    try expectBases(
      "recordedMileage",
      ["kind": "routes", "measured": 1, "partial": 0, "total": 2],
      ["kind": "routes", "measured": 1, "partial": 1, "total": 1]
    )
    try expectBases("recordedExpenses", ["kind": "recordCount", "count": 2], ["kind": "recordCount", "count": 0])
  }

  private func expectBases(_ figure: String, _ current: NSDictionary, _ previous: NSDictionary) throws {
    let row = try row(figure)
    #expect(row["currentBasis"] as? NSDictionary == current && row["previousBasis"] as? NSDictionary == previous)
  }

  @Test("A week's form leaves its expenses and the net after them out, as null")
  func week() throws {
    let period = try ZoneCalendar().period(.week, "2026-03-08")
    let summary = PeriodSummary(period: period, metrics: Self.full)
    let week = try Self.object(JSON.week(summary, now: period.span.end, shifts: []))
    #expect(Set(week.keys) == ["period", "summary", "fuel", "estimatedNet", "shifts"])
    let figures = try part(week, "summary")
    #expect(figures["expenses"] is NSNull && figures["netAfterRecordedExpenses"] is NSNull && figures.count == 13)
    #expect(try part(week, "period")["isCurrent"] as? Bool == false)
  }
}
