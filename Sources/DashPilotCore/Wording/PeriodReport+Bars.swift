import Foundation

extension PeriodReport {
  /// Plain bars of the working time and the gross of each part of the period, with their coverage.
  var bars: [Report.Section] {
    guard !metrics.isEmpty, !parts.isEmpty else { return [] }
    let unit = named.period.isDrawnByDay ? "day" : "month"
    return [
      section("Working time", by: unit, \.working, share: { Decimal($0.wholeMilliseconds) }) { voice, duration in
        voice.isSpoken ? "\(voice.duration(duration)) working time" : voice.duration(duration)
      },
      section("Gross earnings", by: unit, \.gross, share: \.amount) { voice, amount in
        voice.isSpoken ? "\(voice.money(amount)) gross earnings recorded" : voice.money(amount)
      },
    ].compactMap(\.self)
  }

  /// Nothing where no part has a figure to draw.
  private func section<Value>(
    _ name: String,
    by unit: String,
    _ figure: (PeriodPart) -> Covered<Value>,
    share: (Value) -> Decimal,
    text: (Voice, Value) -> String
  ) -> Report.Section? {
    let figures = parts.map { (part: $0, figure: figure($0)) }
    guard let largest = figures.compactMap(\.figure.value).map(share).max() else { return nil }
    let rows = figures.map { part, figure in
      let value = writing.statement { voice in
        figure.value.map { text(voice, $0) } ?? (voice.isSpoken ? "\(name.lowercased()) not recorded" : "not recorded")
      }
      return Report.Entry(
        named.period.isDrawnByDay
          ? writing.shortWeekday(part.period.firstDay) : writing.shortMonth(of: part.period.firstDay),
        figure.value.map { Bar.text(share($0), of: largest) } ?? "",
        columns: part.shifts == 0 ? [part.absence] : [value.visible, figure.coverage.text()],
        spoken: "\(spokenName(of: part)): \(value.spoken), from \(figure.coverage.text())"
      )
    }
    let heard = zip(figures, rows).filter { $0.0.part.shifts > 0 }.map(\.1.spoken)
    return Report.Section(heading: "\(name) by \(unit)", entries: rows, heard: heard)
  }

  private func spokenName(of part: PeriodPart) -> String {
    named.period.isDrawnByDay ? writing.date(part.period.firstDay) : writing.month(of: part.period.firstDay)
  }
}

extension PeriodPart {
  /// What stands where it has no shift to draw.
  fileprivate var absence: String { unreadable > 0 ? "no shift that can be read" : "no shift" }
}

/// A bar of blocks, so long as its value is beside the largest.
enum Bar {
  /// The blocks of the largest value.
  static let width = 12

  /// The bar of a value; a small one is a thin block, and nothing is no block.
  static func text(_ value: Decimal, of largest: Decimal) -> String {
    guard value > 0, largest > 0 else { return "" }
    let blocks = (value * Decimal(width) / largest).roundedHalfAwayFromZero(scale: 0)
    let count = NSDecimalNumber(decimal: blocks).intValue
    return count > 0 ? String(repeating: "█", count: count) : "▏"
  }
}
