import DashPilotCore
import DashPilotStore
import TestSupport
import Testing

@testable import dashpilot

@Suite("Quick action service")
struct QuickActionServiceTests {
  /// What was recorded before, a quick action, and the core's refusal of it.
  struct Refused: Sendable, CustomTestStringConvertible {
    let before: [String]
    let action: String
    let refusal: any Refusal
    var testDescription: String { "\(action) after \(before)" }
  }

  private static let none = ShiftInProgressRefusal.noShiftInProgress
  private static let since = Instant.evening(60)

  static let refused: [Refused] =
    ["end", "pause", "resume", "park", "drive", "accept", "next"].map {
      Refused(before: [], action: $0, refusal: none)
    } + [
      Refused(before: ["start"], action: "start", refusal: StartRefusal.shiftInProgress(startedAt: .evening)),
      Refused(before: ["start", "pause"], action: "start", refusal: StartRefusal.shiftInProgress(startedAt: .evening)),
      Refused(before: ["start", "accept"], action: "end", refusal: EndRefusal.deliveriesInProgress(count: 1)),
      Refused(before: ["start", "accept 2"], action: "end", refusal: EndRefusal.deliveriesInProgress(count: 2)),
      Refused(before: ["start", "accept"], action: "pause", refusal: PauseRefusal.deliveriesInProgress(count: 1)),
      Refused(before: ["start", "pause"], action: "pause", refusal: PauseRefusal.alreadyPaused(since: since)),
      Refused(before: ["start"], action: "resume", refusal: ResumeRefusal.notPaused),
      Refused(before: ["start", "pause"], action: "park", refusal: ParkRefusal.shiftPaused(since: since)),
      Refused(before: ["start", "park"], action: "park", refusal: ParkRefusal.alreadyParked(since: since)),
      Refused(before: ["start"], action: "drive", refusal: DriveRefusal.notParked),
      Refused(before: ["start", "pause"], action: "accept", refusal: AcceptRefusal.shiftPaused(since: since)),
      Refused(before: ["start"], action: "next", refusal: DeliveryChoiceRefusal.noDeliveryInProgress),
      Refused(
        before: ["start", "accept", "cancel 1"],
        action: "next",
        refusal: DeliveryChoiceRefusal.noDeliveryInProgress
      ),
      Refused(
        before: ["start", "accept 2"],
        action: "next",
        refusal: DeliveryChoiceRefusal.severalDeliveriesInProgress(numbers: [1, 2], example: "arrive 1")
      ),
      Refused(
        before: ["start", "accept", "accept", "accept"],
        action: "next",
        refusal: DeliveryChoiceRefusal.severalDeliveriesInProgress(numbers: [1, 2, 3], example: "arrive 1")
      ),
    ]

  @Test("Each refusal is the core's, word for word, seen and heard, and changes nothing", arguments: refused)
  func wordForWord(example: Refused) throws {
    let tree = try TestTree()
    for (index, line) in example.before.enumerated() {
      #expect(tree.run(line, at: Double(index) * 60).exitCode == .done)
    }
    let before = tree.files
    let statement = example.refusal.statement(in: .newYork)
    let seen = tree.run(example.action, at: 600)
    #expect(seen.exitCode == .refused && seen.errors == "\(statement.visible)\n" && seen.output.isEmpty)
    let heard = tree.run("\(example.action) --spoken", at: 600)
    #expect(heard.exitCode == .refused && heard.errors == "\(statement.spoken)\n")
    #expect(tree.files == before)
  }

  @Test("A start before the newest finished shift's end is refused in the core's words")
  func startTooEarly() throws {
    let tree = try TestTree()
    tree.run("start")
    tree.run("end", at: 3600)
    let before = tree.files
    let fact = RecordedFact.shiftEnded(started: .evening, ended: .evening(3600))
    let refusal = StartRefusal.precedesNewestFinishedShift(.evening(600), fact)
    #expect(tree.run("start", at: 600).errors == "\(refusal.statement(in: .newYork).visible)\n")
    #expect(tree.files == before)
  }

  @Test("Neither of two, nor any of three, moves; the refusal lifts once one remains")
  func ambiguous() throws {
    let tree = try TestTree()
    tree.run("start")
    tree.run("accept 2", at: 60)
    tree.run("accept", at: 90)
    let three = try tree.unfinished()
    #expect(tree.run("next", at: 120).exitCode == .refused)
    #expect(try tree.unfinished() == three)
    tree.run("cancel 2", at: 150)
    let two = try tree.unfinished()
    let refused = tree.run("next", at: 180)
    #expect(refused.errors.hasPrefix("2 deliveries are in progress: Delivery 1 and Delivery 3."))
    #expect(try tree.unfinished() == two)
    tree.run("cancel 1", at: 210)
    #expect(tree.run("next", at: 240).exitCode == .done)
    #expect(try tree.unfinished().deliveries.map(\.delivery.state) == [.cancelled, .cancelled, .arrivedAtPickup])
    #expect(try tree.unfinished().deliveries.last?.delivery.arrivedAtPickupAt == .evening(240))
  }

  @Test("A cancelled delivery is neither counted nor reached")
  func cancelled() throws {
    let tree = try TestTree()
    tree.run("start")
    for line in ["accept", "arrive", "cancel 1", "accept"] { tree.run(line, at: 60) }
    let cancelled = try tree.unfinished().delivery(1)
    for seconds in [120.0, 180, 240] { #expect(tree.run("next", at: seconds).exitCode == .done) }
    #expect(try tree.unfinished().delivery(1) == cancelled)
    #expect(try tree.unfinished().delivery(2)?.delivery.state == .delivered)
    #expect(tree.run("next", at: 300).exitCode == .refused)
  }

  @Test("No quick action takes an amount, a place, a name or a delivery's number")
  func reachNothingElse() {
    for name in ["start", "end", "pause", "resume", "park", "drive", "next"] {
      let command = CommandTable.commands.first { $0.name == name }
      #expect(command?.arguments.isEmpty == true && command?.options.map(\.name) == ["at"], "\(name)")
    }
  }
}
