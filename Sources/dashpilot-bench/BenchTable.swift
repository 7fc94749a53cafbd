/// The one table: a row for each subject, two columns for each history, and how they grow.
struct BenchTable {
  let headings: [String]
  let rows: [(name: String, results: [BenchResult])]

  /// The table in aligned columns, the first to the left and the others to the right.
  var text: String {
    let lines = [heading] + rows.flatMap(lines)
    let widths = heading.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let cells = zip(line, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }
      let text = cells.joined(separator: "  ")
      return String(text[...(text.lastIndex { $0 != " " } ?? text.startIndex)])
    }
    .joined(separator: "\n")
  }

  private var heading: [String] {
    ["median of runs"] + headings.flatMap { [$0, "peak"] } + headings.dropFirst().map { "to \($0)" }
  }

  private func lines(_ name: String, _ results: [BenchResult]) -> [[String]] {
    let cells = results.flatMap { [BenchTable.milliseconds($0.time), BenchTable.mebibytes($0.memory)] }
    let growth = zip(results, results.dropFirst()).map { "× " + BenchTable.tenths($1.time / $0.time) }
    let line = [name] + cells + growth
    guard results.contains(where: { $0.positions != nil }) else { return [line] }
    let rates = results.flatMap { [BenchTable.rate($0), ""] }
    return [line, ["  million positions a second"] + rates + growth.map { _ in "" }]
  }

  static func milliseconds(_ time: Duration) -> String { "\(tenths(time / .milliseconds(1))) ms" }

  static func mebibytes(_ bytes: Int) -> String { "\(tenths(Double(bytes) / 1_048_576)) MiB" }

  private static func rate(_ result: BenchResult) -> String {
    result.positions.map { tenths(Double($0) / 1_000_000 / (result.time / .seconds(1))) } ?? ""
  }

  /// A number with one decimal.
  static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
