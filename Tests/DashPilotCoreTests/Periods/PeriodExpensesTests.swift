import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Period expenses")
struct PeriodExpensesTests {
  /// Shift amounts and expenses in cents, and the net that they leave with what it rests on.
  struct Row: Sendable {
    let gross: [Int?]
    let spent: [Int]
    let net: Int?
    let reason: ExpenseNetUnavailability?
    let contributing: Int

    init(_ gross: [Int?], _ spent: [Int], net: Int, from contributing: Int) {
      (self.gross, self.spent, self.net, self.contributing, reason) = (gross, spent, net, contributing, nil)
    }

    init(_ gross: [Int?], _ spent: [Int], _ reason: ExpenseNetUnavailability, from contributing: Int) {
      (self.gross, self.spent, self.reason, self.contributing, net) = (gross, spent, reason, contributing, nil)
    }
  }

  static let rows = [
    Row([86_25, nil], [42_10, 6_50], net: 37_65, from: 1), Row([86_25, 120_00], [48_60], net: 157_65, from: 2),
    Row([40_00], [89_99], net: -49_99, from: 1), Row([0], [12_00], net: -12_00, from: 1),
    Row([86_25], [0], net: 86_25, from: 1), Row([86_25], [], .noExpenseRecorded, from: 1),
    Row([nil], [42_10], .noEarningsRecorded, from: 0), Row([nil], [], .noExpenseRecorded, from: 0),
    Row([], [42_10], .noEarningsRecorded, from: 0), Row([], [], .noExpenseRecorded, from: 0),
  ]

  private func metrics(_ gross: [Int?], _ spent: [Int]) -> PeriodMetrics {
    PeriodMetrics(
      gross.enumerated().map { .of(UInt8($0 + 1), gross: $1) },
      spent.enumerated().map { .of(.fuel, $1, UInt8($0 + 1)) }
    )
  }

  @Test("The net is recorded gross less recorded expenses, exact and not clamped, or the first reason", arguments: rows)
  func nets(row: Row) {
    let metrics = metrics(row.gross, row.spent)
    #expect(metrics.netAfterRecordedExpenses.value == row.net.map { Money(minorUnits: $0) })
    #expect(metrics.netAfterRecordedExpenses.reason == row.reason)
    #expect(metrics.gross.coverage == Coverage(row.contributing, of: row.gross.count))
    #expect(metrics.expenses.count == row.spent.count)
  }

  @Test("Subtotals stand in the fixed order of the categories, of those alone that have a record")
  func categories() {
    let expenses = PeriodMetrics(
      [],
      [.of(.maintenance, 89_99, 1), .of(.parkingAndTolls, 6_50, 2), .of(.fuel, 42_10, 3), .of(.fuel, 7_90, 4)]
    )
    .expenses
    #expect(expenses.byCategory.map(\.category) == [.fuel, .parkingAndTolls, .maintenance])
    #expect(expenses.byCategory.map(\.total) == [50_00, 6_50, 89_99].map { Money(minorUnits: $0) })
    #expect(expenses.byCategory.map(\.count) == [2, 1, 1])
    #expect(expenses.total == Money(minorUnits: 146_49) && expenses.count == 4)
  }

  @Test("Every category has its place, an unknown word is counted as other, and a nothing keeps its category")
  func words() {
    let known = ExpenseCategory.allCases.reversed().enumerated().map { Expense.of($1, 0, UInt8($0 + 1)) }
    let unknown = Expense(id: .number(9), occurredAt: .evening, categoryWord: "tolls", amount: Money(minorUnits: 1_00))
    let expenses = PeriodMetrics([], known + [unknown]).expenses
    #expect(
      expenses.byCategory.map(\.category.rawValue) == ["fuel", "parkingAndTolls", "maintenance", "supplies", "other"]
    )
    #expect(expenses.byCategory.map(\.count) == [1, 1, 1, 1, 2] && expenses.total == Money(minorUnits: 1_00))
    #expect(expenses.byCategory.map(\.total) == [0, 0, 0, 0, 1_00].map { Money(minorUnits: $0) })
  }

  @Test("No record is no total, and a recorded nothing is a total of nothing from one record")
  func missingAndZero() {
    let (none, zero) = (PeriodMetrics([]).expenses, PeriodMetrics([], [.of(.fuel, 0)]).expenses)
    #expect(none.total == nil && none.count == 0 && none.byCategory.isEmpty)
    #expect(zero.total == .zero && zero.count == 1 && zero.byCategory.map(\.total) == [.zero])
    #expect(none != zero)
  }

  @Test("Amounts are added exactly, unrounded")
  func exact() throws {
    let third = Money(try Decimal(literal: "0.005"))
    let expenses = (1...3).map {
      Expense(id: .number($0), occurredAt: .evening, categoryWord: "fuel", amount: third)
    }
    #expect(PeriodMetrics([], expenses).expenses.total?.amount == (try Decimal(literal: "0.015")))
  }

  @Test("Expenses are out of nothing: the value holds a sum and a number, and no pair")
  func noCoverage() {
    let names = Mirror(reflecting: PeriodMetrics([], [.of(.fuel, 1_00)]).expenses).children.compactMap(\.label)
    #expect(names == ["total", "count", "byCategory"])
  }
}
