import DashPilotCore
import Foundation
import TestSupport
import Testing

extension PeriodComparisonTests {
  private func metrics(gross cents: Int, hours: Double = 1) -> PeriodMetrics {
    PeriodMetrics([.of(1, worked: hours, gross: cents)])
  }

  private func told(_ figure: ComparedFigure, _ current: PeriodMetrics, _ previous: PeriodMetrics) throws -> String {
    try PeriodComparison.days(current, previous).row(figure).told
  }

  @Test(
    "Amounts: the difference of the shown figures, its direction, and a whole percentage or why not",
    arguments: [
      (80_00, 64_00, "16 increase 25"), (64_00, 80_00, "-16 decrease -20"), (100_50, 100_00, "0.5 increase 1"),
      (100_49, 100_00, "0.49 increase roundsToZero"), (99_50, 100_00, "-0.5 decrease -1"),
      (99_51, 100_00, "-0.49 decrease roundsToZero"), (64_00, 64_00, "0 unchanged roundsToZero"),
      (80_00, 0, "80 increase previousZero"), (0, 0, "0 unchanged previousZero"), (0, 80_00, "-80 decrease -100"),
      (102_49, 100_00, "2.49 increase 2"), (102_50, 100_00, "2.5 increase 3"), (97_50, 100_00, "-2.5 decrease -3"),
      (1_000_00, 1, "999.99 increase 9999900"),
    ]
  )
  func amounts(current: Int, previous: Int, expected: String) throws {
    #expect(try told(.recordedGrossEarnings, metrics(gross: current), metrics(gross: previous)) == expected)
  }

  @Test("Rates are compared as shown, so that the printed numbers add up")
  func rates() throws {
    let higher = try PeriodComparison.days(metrics(gross: 100_00, hours: 9), metrics(gross: 95_00, hours: 9))
    let row = try higher.row(.perWorkingHour)  // 11.111111 and 10.555555
    #expect(row.current == .money(Money(minorUnits: 11_11)) && row.previous == .money(Money(minorUnits: 10_56)))
    #expect(row.told == "0.55 increase 5")
    let same = try PeriodComparison.days(metrics(gross: 100_01, hours: 7), metrics(gross: 100_00, hours: 7))
    let unmoved = try same.row(.perWorkingHour)  // 14.287142 and 14.285714
    #expect(unmoved.current == .money(Money(minorUnits: 14_29)) && unmoved.told == "0 unchanged roundsToZero")
  }

  @Test("A percentage is of the shown previous figure, and zero is judged as shown")
  func shownPrevious() throws {
    let (cent, tenth) = (metrics(gross: 1, hours: 3), metrics(gross: 1, hours: 1))  // 0.003333 shows as nothing
    #expect(try told(.perWorkingHour, tenth, cent) == "0.01 increase previousZero")
    #expect(try told(.perWorkingHour, cent, tenth) == "-0.01 decrease -100")
    let (inch, mile) = (
      PeriodMetrics([.of(1, route: .miles(0.04))]), PeriodMetrics([.of(1, route: .miles(1))])
    )
    #expect(try told(.recordedMileage, mile, inch) == "1 increase previousZero")
    #expect(try told(.recordedMileage, inch, mile) == "-1 decrease -100")
    let blink = PeriodMetrics([.of(1, worked: 0.4 / 3600)])
    #expect(try told(.workingTime, metrics(gross: 0), blink) == "3600 increase previousZero")
  }

  @Test(
    "A duration's difference is of the two texts: whole seconds under a minute, whole minutes from there on",
    arguments: [
      (180.0, 45.0, "135 increase 300"), (45, 180, "-135 decrease -75"), (89, 59, "1 increase 2"),
      (89.5, 60, "0 unchanged roundsToZero"), (90, 60, "60 increase 100"), (59.4, 58.6, "0 unchanged roundsToZero"),
      (59.6, 59.4, "1 increase 2"), (3600, 3570, "0 unchanged roundsToZero"), (3569, 3600, "-60 decrease -2"),
      (0.5, 0, "1 increase previousZero"), (14_400, 10_800, "3600 increase 33"),
    ]
  )
  func durations(current: Double, previous: Double, expected: String) throws {
    let sides = [current, previous].map { PeriodMetrics([.of(1, worked: $0 / 3600)]) }
    #expect(try told(.workingTime, sides[0], sides[1]) == expected)
  }

  @Test("Miles are compared to a tenth, counts whole")
  func milesAndCounts() throws {
    let miles = [12.25, 12.24, 12.34].map { PeriodMetrics([.of(1, route: .miles($0))]) }
    #expect(try told(.recordedMileage, miles[0], miles[1]) == "0.1 increase 1")  // 12.3 and 12.2
    #expect(try told(.recordedMileage, miles[2], miles[0]) == "0 unchanged roundsToZero")
    let delivered = [1, 4].map { count in
      PeriodMetrics([
        .of(1, deliveries: (1...count).map { .evening(UInt8($0), accepted: 0, delivered: 60) }),
        .of(9, deliveries: [.evening(9, accepted: 0, cancelled: 60)]),
      ])
    }
    #expect(try told(.deliveriesCompleted, delivered[1], delivered[0]) == "3 increase 300")
    #expect(try told(.completedShifts, delivered[1], metrics(gross: 0)) == "1 increase 100")
  }

  @Test("Two results are compared, and never an average of the periods inside them")
  func twoResults() throws {
    let current = PeriodMetrics([.of(1, worked: 1, gross: 100_00), .of(2, worked: 9, gross: 100_00)])
    #expect(try told(.perWorkingHour, current, metrics(gross: 10_00)) == "10 increase 100")  // $20.00 and $10.00
  }

  @Test("A percentage of a negative figure is of its magnitude and keeps the sign of the difference")
  func negativePrevious() throws {
    let (more, less) = (PeriodMetrics([.of(1, gross: -50_00)]), PeriodMetrics([.of(1, gross: -100_00)]))
    #expect(try told(.recordedGrossEarnings, more, less) == "50 increase 50")
    #expect(try told(.recordedGrossEarnings, less, more) == "-50 decrease -100")
  }

  @Test("Every row's difference is the difference of its own two shown figures")
  func addUp() throws {
    let sides = [(81_27, 3.21, 12.345), (64_09, 2.87, 11.111)].map { cents, hours, miles in
      PeriodMetrics([.of(1, worked: hours, active: hours / 2, gross: cents, route: .miles(miles))])
    }
    for row in try PeriodComparison.days(sides[0], sides[1]).rows {
      let numbers = try [row.current, row.previous, row.difference].map {
        try Decimal(literal: #require($0).plain)
      }
      #expect(numbers[0] - numbers[1] == numbers[2], "\(row.figure)")
      #expect(row.direction == (numbers[2] == 0 ? .unchanged : numbers[2] > 0 ? .increase : .decrease))
    }
  }

  @Test("A month of 31 days beside one of 28 is compared as it is, and both lengths are stated")
  func months() throws {
    let comparison = try PeriodComparison.of(.month, "2026-03-01", metrics(gross: 310_00), metrics(gross: 280_00))
    #expect(try comparison.row(.recordedGrossEarnings).told == "30 increase 11")
    #expect(comparison.states == [.lengthsDiffer])
    #expect(comparison.current.period.dayCount == 31 && comparison.previous.period.dayCount == 28)
  }
}
