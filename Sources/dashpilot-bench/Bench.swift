import DashPilotStore
import Foundation

/// How long the program takes over histories of several lengths, and how much memory.
enum Bench {
  /// Measures what the arguments ask for and prints it; gives the exit code.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      try answer(BenchRequest(arguments))
      return 0
    } catch let refusal as BenchRefusal {
      FileHandle.standardError.write(Data("\(refusal.sentence)\n".utf8))
      return refusal.exitCode
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return 1
    }
  }

  private static func answer(_ request: BenchRequest) throws {
    switch request {
    case .help: print(BenchRequest.helpPage)
    case .task(let task, let data): print(try task.measured(in: data))
    case .table(let options): try table(options)
    }
  }

  private static func table(_ options: BenchOptions) throws {
    let programs = try Programs.besideThisOne()
    let histories = try Histories(options, programs)
    defer { histories.remove() }
    #if DEBUG
    print("Built for debugging: the figures say little. Build with -c release.")
    #endif
    let rows = try BenchRow.all.map { row in
      try (name: row.name, results: histories.all.compactMap { try row.measured(in: $0, runs: options.runs, programs) })
    }
    print(BenchTable(headings: histories.all.map(\.name), rows: rows.filter { !$0.results.isEmpty }).text)
  }
}
