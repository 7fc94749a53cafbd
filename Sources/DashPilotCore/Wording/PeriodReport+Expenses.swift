extension PeriodReport {
  /// What was recorded as spent, by category, and the net after it; a period without a shift has them too.
  var expenses: Report.Section {
    let recorded = metrics.expenses
    guard let total = recorded.total else {
      let none = Report.Entry("Expenses", "not recorded", spoken: "No expense recorded")
      return Report.Section(heading: "Recorded expenses", entries: metrics.isEmpty ? [] : [none, net])
    }
    let count = counted(recorded.count, "expense record")
    let amount = writing.money(total)
    let sum = Report.Entry(
      "Expenses",
      amount,
      qualifier: count,
      spoken: "\(amount) expenses recorded, in \(count)"
    )
    return Report.Section(
      heading: "Recorded expenses",
      entries: [sum] + recorded.byCategory.map(category) + [net]
    )
  }

  private func category(_ total: PeriodExpenses.CategoryTotal) -> Report.Entry {
    let (title, amount) = (total.category.title.capitalizedFirst, writing.money(total.total))
    let count = counted(total.count, "record")
    return Report.Entry(title, "\(amount), \(count)", spoken: "\(title), \(amount), in \(count)")
  }

  private var net: Report.Entry {
    let label = "Net after recorded expenses"
    switch metrics.netAfterRecordedExpenses {
    case .unavailable(let reason):
      return Report.Entry(label, reason.explanation, spoken: "No net after recorded expenses. \(reason.explanation)")
    case .available(let net):
      let records = counted(metrics.expenses.count, "expense record")
      let basis = "earnings from \(metrics.gross.coverage.text()), \(records); only recorded amounts are in it"
      return Report.Entry(
        label,
        writing.money(net),
        qualifier: basis,
        spoken: "\(writing.money(net)) net after recorded expenses, \(basis)"
      )
    }
  }
}
