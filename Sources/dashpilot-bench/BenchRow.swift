/// One row of the table: what is run, in a process of its own, over each history.
struct BenchRow {
  /// What a row runs.
  enum Subject {
    /// A task of this program, timed from within.
    case task(BenchTask)
    /// A command of `dashpilot`, timed as a whole; `FROM` and `TO` stand for the history's first and last day.
    case command([String])
    /// Taps of `dashpilot` on a shift in progress beside the history, each synced to the disk.
    case taps
    /// `timew start` of Timewarrior, with as many intervals recorded before as the history has deliveries.
    case timewarrior
  }

  let name: String
  let subject: Subject

  static let all: [BenchRow] = [
    BenchRow(name: "shift documents, one core", subject: .task(.documentsOnOneCore)),
    BenchRow(name: "shift documents, every core", subject: .task(.documents)),
    BenchRow(name: "routes, one core", subject: .task(.routesOnOneCore)),
    BenchRow(name: "shift documents and routes, every core", subject: .task(.documentsAndRoutes)),
    BenchRow(name: "dashpilot status", subject: .command(["status"])),
    BenchRow(name: "dashpilot history", subject: .command(["history"])),
    BenchRow(name: "dashpilot shift latest", subject: .command(["shift", "latest"])),
    BenchRow(name: "dashpilot summary week", subject: .command(["summary", "week"])),
    BenchRow(
      name: "dashpilot summary range, without mileage",
      subject: .command(["summary", "range", "FROM", "TO", "--without-mileage"])
    ),
    BenchRow(name: "dashpilot summary range", subject: .command(["summary", "range", "FROM", "TO"])),
    BenchRow(name: "dashpilot weeks", subject: .command(["weeks"])),
    BenchRow(name: "a tap: dashpilot park or drive, synced", subject: .taps),
    BenchRow(name: "timew start, for comparison", subject: .timewarrior),
  ]

  /// The median time of some runs and the most memory of any, after a run that warms the cache; nothing where the
  /// program to compare with is not installed.
  func measured(in history: History, runs: Int, _ programs: Programs) throws -> BenchResult? {
    switch subject {
    case .task(let task):
      return try BenchResult.median(of: runs) { try run(task, in: history, programs) }
    case .command(let words):
      return try BenchResult.median(of: runs) { try run(words, in: history, programs) }
    case .taps: return try Taps(beside: history, programs).measured(runs: runs)
    case .timewarrior: return try Timewarrior(beside: history)?.measured(runs: runs)
    }
  }

  private func run(_ task: BenchTask, in history: History, _ programs: Programs) throws -> BenchResult {
    let arguments = ["--task", task.rawValue, "--data", history.folder]
    let process = try ChildProcess.run(programs.bench, arguments, clock: history.clock)
    guard let measured = TaskMeasurement(process.output) else {
      throw BenchRefusal.failed(command: task.rawValue, exitCode: process.exitCode)
    }
    return BenchResult(time: measured.time, memory: process.memory, positions: measured.positions)
  }

  private func run(_ words: [String], in history: History, _ programs: Programs) throws -> BenchResult {
    let arguments = words.map { history.days[$0] ?? $0 } + ["--data", history.folder]
    return try ChildProcess.run(programs.dashpilot, arguments, clock: history.clock).result(of: words)
  }
}

extension ChildProcess {
  /// What a whole command took; refused where it did not do what it should.
  func result(of words: [String]) throws -> BenchResult {
    guard exitCode == 0 else { throw BenchRefusal.failed(command: words.joined(separator: " "), exitCode: exitCode) }
    return BenchResult(time: time, memory: memory, positions: nil)
  }
}

/// What one row took over one history.
struct BenchResult: Equatable {
  let time: Duration
  /// The peak of resident memory in bytes.
  let memory: Int
  /// How many positions were measured in that time, where any were.
  let positions: Int?

  /// The median time of some runs and the most memory of any, after a run that warms the cache.
  static func median(of runs: Int, _ run: () throws -> BenchResult) throws -> BenchResult {
    _ = try run()
    let results = try (0..<runs).map { _ in try run() }
    let times = results.map(\.time).sorted()
    return BenchResult(
      time: times[times.count / 2],
      memory: results.map(\.memory).max() ?? 0,
      positions: results.last?.positions
    )
  }
}
