extension ShiftReport {
  /// What can be corrected of the shift, each with the command that does it; only what the shift has is named.
  var corrections: Report.Section {
    let deliveries = shift.deliveries
    let hasCompletion = deliveries.contains { $0.delivery.state == .delivered }
    let entries = [
      correction("What it paid", "earn", "AMOUNT"),
      correction("Its end", "correct end", "TIME"),
      shift.pauses.isEmpty
        ? correction("A pause not recorded", "correct pause", "add FROM TO")
        : correction("Its pauses", "correct pause", "add FROM TO|edit K FROM TO|delete K"),
      deliveries.isEmpty ? nil : correction("A delivery's times", "correct times", "N --delivered TIME"),
      hasCompletion ? correction("A false completion", "correct cancelled", "N") : nil,
      deliveries.count > 1
        ? correction("What came in one offer", "correct grouping", "move|split|merge|separate") : nil,
      correction("The whole record", "delete"),
    ]
    return Report.Section(heading: "What can be corrected", entries: entries.compactMap(\.self))
  }

  private func correction(_ subject: String, _ command: String, _ rest: String? = nil) -> Report.Entry {
    let words = [command, String(shift.id.text.prefix(8)), rest].compactMap(\.self).joined(separator: " ")
    return Report.Entry(subject, "dashpilot \(words)", spoken: "\(subject): dashpilot \(command)")
  }
}
