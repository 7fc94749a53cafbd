/// What a command line of the bench asks for.
enum BenchRequest: Equatable {
  case help
  /// One task in this process, over the records of a folder.
  case task(BenchTask, data: String)
  case table(BenchOptions)

  static let helpPage = """
    Usage: dashpilot-bench [--years 1,5,10] [--runs 7] [--data DIR]

    Prints one table: for each history the median time of several runs with a warm cache and the peak memory, and how
    both grow from one history to the next. Every row is a process of its own: a task of this program, timed without
    its start, or a whole command of the "dashpilot" that stands beside it. Where Timewarrior is installed, a tap stands
    beside its start of an interval, in a database of as many intervals as the history has deliveries.

      --years N,…   Histories of so many years with routes, made in a temporary folder that goes afterwards; 1,5,10
      --runs N      So many runs a row, after one that warms the cache; 7
      --data DIR    The records of a folder instead, of five years

    Build both programs first: swift build -c release
    """

  /// Reads a command line.
  init(_ arguments: [String]) throws(BenchRefusal) {
    var words = arguments[...]
    var values: [String: String] = [:]
    while let word = words.popFirst() {
      if word == "--help" || word == "-h" {
        self = .help
        return
      }
      guard ["--years", "--runs", "--data", "--task"].contains(word) else { throw .unknownOption(word) }
      guard let value = words.popFirst() else { throw .missingValue(word) }
      guard values.updateValue(value, forKey: word) == nil else { throw .repeatedOption(word) }
    }
    self = try BenchRequest(values)
  }

  private init(_ values: [String: String]) throws(BenchRefusal) {
    if let name = values["--task"] {
      guard let task = BenchTask(rawValue: name), let data = values["--data"] else { throw .unknownOption("--task") }
      self = .task(task, data: data)
      return
    }
    if values["--years"] != nil, values["--data"] != nil { throw .conflict("--years", "--data") }
    let years = try (values["--years"] ?? "1,5,10").split(separator: ",", omittingEmptySubsequences: false)
      .map { text throws(BenchRefusal) in try BenchRequest.number(String(text), for: "--years", upTo: 20) }
    let runs = try BenchRequest.number(values["--runs"] ?? "7", for: "--runs", upTo: 1000)
    self = .table(BenchOptions(years: years, runs: runs, data: values["--data"]))
  }

  private static func number(_ text: String, for option: String, upTo most: Int) throws(BenchRefusal) -> Int {
    guard let number = Int(text), (1...most).contains(number) else { throw .notANumber(text, option, upTo: most) }
    return number
  }
}

/// What is measured, and how often.
struct BenchOptions: Equatable {
  let years: [Int]
  let runs: Int
  let data: String?
}
