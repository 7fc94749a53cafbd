import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

@Suite("Fuel assumptions")
struct FuelServiceTests {
  private func latest(_ tree: TestTree) throws -> Shift {
    try #require(try tree.tree.newestFinishedShift().records.first)
  }

  private func fuel(_ mpg: Decimal?, _ cents: Int?, _ name: String? = nil) -> FuelAssumptions {
    FuelAssumptions(
      milesPerGallon: mpg,
      gasPricePerGallon: cents.map { Money(minorUnits: $0) },
      vehicleName: name
    )
  }

  @Test("Defaults are copied when a shift starts, and no later change of them reaches it")
  func defaults() throws {
    let tree = try TestTree()
    for line in ["vehicle add Bee 28.5", "settings gas-price 3.50", "start"] {
      #expect(tree.run(line).exitCode == .done)
    }
    let copied = fuel(Decimal(285) / 10, 350, "Bee")
    #expect(try tree.unfinished().fuel == copied)
    let changes = [
      "vehicle edit Bee --mpg 30", "vehicle edit Bee --name Wasp", "settings gas-price none", "vehicle add Van 18",
      "vehicle select Van", "vehicle remove Wasp",
    ]
    for line in changes {
      #expect(tree.run(line, at: 60).exitCode == .done)
      #expect(try tree.unfinished().fuel == copied, "\(line)")
    }
    tree.run("end", at: 3600)
    #expect(try latest(tree).fuel == copied)
    tree.run("start", at: 7200)
    #expect(try tree.unfinished().fuel == fuel(18, nil, "Van"))
  }

  @Test("Each half is written, kept and removed, and the default's name goes with the default's economy")
  func halves() throws {
    let tree = try TestTree()
    for line in ["start", "end", "vehicle add Bee 28.5"] { tree.run(line) }
    let edits: [(String, FuelAssumptions)] = [
      ("--mpg 28.50", fuel(Decimal(285) / 10, nil, "Bee")), ("--price 0", fuel(Decimal(285) / 10, 0, "Bee")),
      ("--mpg 30 --price 3.99", fuel(30, 399)), ("--mpg none", fuel(nil, 399)), ("--price none", .none),
      ("--mpg 28.5 --price 3.50", fuel(Decimal(285) / 10, 350, "Bee")), ("--remove", .none), ("--remove", .none),
    ]
    for (options, expected) in edits {
      #expect(tree.run("fuel latest \(options)", at: 60).exitCode == .done)
      #expect(try latest(tree).fuel == expected, "\(options)")
    }
  }

  @Test("A refused edit leaves both halves, and every file, as they were")
  func refusals() throws {
    let tree = try TestTree()
    for line in ["start", "end", "fuel latest --mpg 25 --price 3.50", "start"] {
      #expect(tree.run(line).exitCode == .done)
    }
    let before = tree.files
    let lines = [
      "fuel latest --mpg 0", "fuel latest --mpg 30 --price=-1", "fuel latest --mpg=-30 --price 1",
      "fuel latest --mpg 30 --price 3.499", "fuel latest --mpg $30", "fuel current --mpg 30", "fuel current --remove",
      "fuel current", "fuel 2025-01-01 --mpg 30",
    ]
    for line in lines {
      #expect(tree.run(line, at: 60).exitCode == .refused, "\(line)")
      #expect(tree.files == before, "\(line)")
    }
    #expect(tree.run("fuel latest --remove --mpg 30", at: 60).exitCode == .wrongUsage)
    #expect(tree.files == before)
  }

  @Test("The pair of the newest finished shift that records one is proposed, and a proposal writes nothing")
  func proposal() throws {
    let tree = try TestTree()
    let lines = [
      "record 2025-08-20T10:00-04:00 11:00", "fuel latest --mpg 20 --price 3.00",
      "record 2025-08-21T10:00-04:00 11:00", "fuel latest --mpg 25 --price 3.50",
      "record 2025-08-22T10:00-04:00 11:00", "fuel latest --mpg 40", "record 2025-08-23T10:00-04:00 11:00",
      "vehicle add Bee 28.5", "settings gas-price 9.99", "start",
    ]
    for line in lines { #expect(tree.run(line).exitCode == .done, "\(line)") }
    let before = tree.files
    let shown = tree.run("fuel latest", at: 60).output
    #expect(shown.contains("25.00 mpg and $3.50 a gallon, as the shift of Thursday, August 21, 2025 records"))
    #expect(tree.run("fuel 2025-08-21", at: 60).output.contains("What could be recorded") == false)
    #expect(tree.run("fuel latest --json", at: 60).output.contains("\"fuelMilesPerGallon\" : \"25.00\""))
    #expect(tree.files == before)
  }

  @Test("A shift on the way to the proposal that cannot be read is named")
  func unreadableProposal() throws {
    let tree = try TestTree()
    let lines = [
      "record 2025-08-20T10:00-04:00 11:00", "record 2025-08-21T10:00-04:00 11:00",
      "record 2025-08-22T10:00-04:00 11:00",
    ]
    for line in lines { tree.run(line) }
    let path = try #require(tree.files.keys.first { $0.hasPrefix("shifts/2025/08/20250821") })
    try Data("{".utf8).write(to: URL(filePath: "\(tree.root)/\(path)"))
    let shown = tree.run("fuel latest", at: 60)
    #expect(shown.exitCode == .unreadableRecords && shown.errors.contains(path))
  }

  @Test("Both halves and the vehicle are shown where the route is what is missing")
  func bothHalves() throws {
    let tree = try TestTree()
    for line in ["vehicle add Bee 28.5", "settings gas-price 3.50", "start", "end"] { tree.run(line) }
    #expect(tree.run("fuel latest", at: 60).output.contains("28.50 mpg (Bee) and $3.50 a gallon"))
    #expect(
      tree.run("fuel latest --spoken", at: 60).output
        .contains("28.50 miles per gallon (Bee) and $3.50 a gallon recorded.")
    )
  }

  @Test("Correcting a shift's end moves its miles, and the estimate follows while neither assumption moves")
  func endCorrected() throws {
    let tree = try TestTree()
    tree.run("start")
    tree.run("end", at: 10_800)
    let track = Fixtures.url("Tracks/evening.gpx").path()
    for line in ["route import \(track) --shift latest", "fuel latest --mpg 10 --price 10"] {
      #expect(tree.run(line, at: 10_800).exitCode == .done, "\(line)")
    }
    #expect(try cost(tree) == 4.47)
    #expect(tree.run("correct end latest 19:00 --yes", at: 10_900).exitCode == .done)
    #expect(try latest(tree).fuel == fuel(10, 1000))
    let trimmed = try cost(tree)
    #expect(trimmed > 0 && trimmed < 4.47)
  }

  /// The cost of the latest shift's estimate: with a price of $10.00 and 10 miles per gallon, its miles.
  private func cost(_ tree: TestTree) throws -> Double {
    let output = tree.run("fuel latest --json", at: 11_000).output
    let json = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let estimate = try #require(json["fuel"] as? [String: Any])
    return try #require((estimate["cost"] as? String).flatMap(Double.init))
  }
}
