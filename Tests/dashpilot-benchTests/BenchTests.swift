@testable import dashpilot_bench
import Testing

/// The benchmark's words and its table; no time is judged here.
@Suite("Bench")
struct BenchTests {
  @Test("A command line asks for the table of one, five and ten years unless it says otherwise")
  func requests() throws {
    #expect(try BenchRequest([]) == .table(BenchOptions(years: [1, 5, 10], runs: 7, data: nil)))
    let options = BenchOptions(years: [2], runs: 3, data: nil)
    #expect(try BenchRequest(["--runs", "3", "--years", "2"]) == .table(options))
    #expect(try BenchRequest(["--data", "x"]) == .table(BenchOptions(years: [1, 5, 10], runs: 7, data: "x")))
    #expect(try BenchRequest(["--years", "1", "--help"]) == .help)
    #expect(try BenchRequest(["--task", "documents", "--data", "x"]) == .task(.documents, data: "x"))
  }

  @Test(
    "Another command line is refused with a sentence and exits with 2",
    arguments: [
      (["years"], .unknownOption("years")), (["--year", "1"], .unknownOption("--year")),
      (["--runs"], .missingValue("--runs")), (["--runs", "0"], .notANumber("0", "--runs", upTo: 1000)),
      (["--years", "1,,5"], .notANumber("", "--years", upTo: 20)),
      (["--years", "21"], .notANumber("21", "--years", upTo: 20)),
      (["--runs", "1", "--runs", "2"], .repeatedOption("--runs")),
      (["--years", "1", "--data", "x"], .conflict("--years", "--data")),
      (["--task", "nothing", "--data", "x"], .unknownOption("--task")),
    ] as [([String], BenchRefusal)]
  )
  func refusals(arguments: [String], refusal: BenchRefusal) {
    #expect(throws: refusal) { try BenchRequest(arguments) }
    #expect(refusal.exitCode == 2)
    #expect(refusal.sentence.hasSuffix("."))
  }

  @Test("What a task prints is what is read of it")
  func measurement() {
    for positions in [nil, 4_700_000] {
      let measurement = TaskMeasurement(time: .nanoseconds(61_234_567_891), positions: positions)
      #expect(TaskMeasurement("\(measurement)\n") == measurement)
    }
    #expect(TaskMeasurement("") == nil)
  }

  @Test("The table is aligned, and says how each row grows and how fast positions go by")
  func table() {
    let result = { (milliseconds: Int, positions: Int?) in
      BenchResult(time: .milliseconds(milliseconds), memory: 20 * 1_048_576, positions: positions)
    }
    let table = BenchTable(
      headings: ["1 year", "10 years"],
      rows: [
        (name: "status", results: [result(8, nil), result(9, nil)]),
        (name: "routes", results: [result(100, 500_000), result(1050, 5_250_000)]),
      ]
    )
    #expect(
      table.text == """
        median of runs                  1 year      peak   10 years      peak  to 10 years
        status                          8.0 ms  20.0 MiB     9.0 ms  20.0 MiB        × 1.1
        routes                        100.0 ms  20.0 MiB  1050.0 ms  20.0 MiB       × 10.5
          million positions a second       5.0                  5.0
        """
    )
  }
}
