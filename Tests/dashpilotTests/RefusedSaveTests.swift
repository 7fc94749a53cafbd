import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

@Suite("Refused saves")
struct RefusedSaveTests {
  /// What was recorded before, and the command whose save is refused.
  struct Case: CustomTestStringConvertible, Sendable {
    let before: [String]
    let command: String
    /// When all of it was typed, in seconds after the evening's beginning.
    var now = 0.0
    var testDescription: String { command }
  }

  private static let cases = [
    Case(before: [], command: "start"),
    Case(before: ["start"], command: "accept 2"),
    Case(before: ["start"], command: "pause"),
    Case(before: ["start", "pause"], command: "resume"),
    Case(before: ["start"], command: "park"),
    Case(before: ["start", "park"], command: "drive"),
    Case(before: ["start", "accept"], command: "arrive"),
    Case(before: ["start", "accept", "arrive"], command: "pickup"),
    Case(before: ["start", "accept", "arrive", "pickup"], command: "deliver"),
    Case(before: ["start", "accept"], command: "cancel 1"),
    Case(before: ["start"], command: "end"),
    Case(before: ["start", "end"], command: "earn latest 86.25"),
    Case(before: ["start", "accept", "cancel 1"], command: "earn current 5 --delivery 1"),
    Case(before: ["start", "accept"], command: "place 1 Lantern"),
    Case(before: ["start"], command: "accept 2 --place Lantern"),
    Case(before: ["start", "accept --place Lantern"], command: "places rename Lantern Lamp"),
    Case(before: [], command: "record 2025-08-22T10:00-04:00 11:00"),
    Case(before: ["start", "accept"], command: "expect 1 8.50"),
    Case(before: ["start", "accept", "cancel 1"], command: "tip add current 1 4 cash"),
    Case(
      before: ["start", "accept", "cancel 1", "tip add current 1 4 cash"],
      command: "tip edit current 1 1 --amount 5"
    ),
    Case(before: ["start", "accept", "cancel 1", "tip add current 1 4 cash"], command: "tip remove current 1 1"),
    Case(before: ["start", "end"], command: "fuel latest --mpg 25 --price 3.50"),
    Case(before: ["start", "end", "fuel latest --mpg 25 --price 3.50"], command: "fuel latest --remove"),
    Case(before: [], command: "vehicle add Bee 28.5"),
    Case(before: ["vehicle add Bee 28.5"], command: "vehicle edit Bee --mpg 30"),
    Case(before: [], command: "settings gas-price 3.50"),
    Case(before: [], command: "expense add 42.10 fuel receipt"),
    Case(before: ["expense add 42.10 fuel receipt"], command: "expense edit 0000 --amount 45"),
    Case(before: ["expense add 42.10 fuel receipt"], command: "expense edit 0000 --at 2025-07-31T20:00-04:00"),
    Case(before: ["expense add 42.10 fuel receipt"], command: "expense delete 0000"),
    Case(before: merged, command: "places merge Lantern Lamp --yes"),
    Case(before: paused, command: "correct pause latest add 19:00 19:10 --yes", now: 20_000),
    Case(before: paused, command: "correct pause latest edit 1 18:20 18:30 --yes", now: 20_000),
    Case(before: paused, command: "correct pause latest delete 1 --yes", now: 20_000),
    Case(before: driven, command: "correct end latest 20:00 --yes", now: 20_000),
    Case(before: driven, command: "correct end latest 18:02 --yes", now: 20_000),
    Case(before: driven, command: "delete latest --yes", now: 20_000),
  ]

  /// A finished shift with a pause.
  private static let paused = [
    "record 2025-08-23T17:46-04:00 2025-08-23T20:46-04:00", "correct pause latest add 18:00 18:10 --yes",
  ]

  /// A finished shift with a route.
  private static let driven = [
    "record 2025-08-23T17:46-04:00 2025-08-23T20:46-04:00",
    "route import \(Fixtures.url("Tracks/evening.gpx").path()) --shift latest",
  ]

  /// Two finished shifts and a running one with deliveries at two places, delivered, cancelled and in progress.
  private static let merged = [
    "start", "accept 2 --place Lantern", "accept --place Lamp", "cancel 1", "cancel 2", "cancel 3", "end", "start",
    "accept --place Lantern", "arrive", "pickup", "deliver", "end", "start", "accept 2 --place Lantern",
  ]

  @Test(
    "With the disk failing after any number of operations, the records are those before or after",
    arguments: cases + corrections
  )
  func failing(_ example: Case) throws {
    let (before, after) = (try prepared(example).files, try completed(example))
    var refusals = 0
    for count in 0..<60 {
      let tree = try prepared(example)
      let outcome = tree.run(
        example.command,
        at: example.now + 60,
        on: .live(lockPatienceMilliseconds: 0).refusingChanges(after: count)
      )
      guard outcome.exitCode != .done else {
        #expect(tree.files == after)
        return #expect(refusals > 2)
      }
      refusals += 1
      #expect(outcome.exitCode == .diskFailed)
      tree.run("status", at: example.now + 60)
      let claimsNothingChanged = outcome.errors.contains("Nothing was changed")
      #expect(tree.files == (claimsNothingChanged ? before : after), "after \(count) operations")
    }
    Issue.record("the command never succeeded")
  }

  private func prepared(_ example: Case) throws -> TestTree {
    let tree = try TestTree()
    for line in example.before { #expect(tree.run(line, at: example.now).exitCode == .done) }
    return tree
  }

  private func completed(_ example: Case) throws -> [String: Data] {
    let tree = try prepared(example)
    #expect(tree.run(example.command, at: example.now + 60).exitCode == .done)
    return tree.files
  }
}
