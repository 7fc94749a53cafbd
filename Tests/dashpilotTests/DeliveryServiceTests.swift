import DashPilotCore
import DashPilotStore
import TestSupport
import Testing

@testable import dashpilot

@Suite("Delivery service")
struct DeliveryServiceTests {
  @Test("Each step moves one instant of one delivery, as the files say afterwards")
  func isolation() throws {
    let tree = try TestTree()
    tree.run("start")
    tree.run("accept 2", at: 60)
    tree.run("accept", at: 120)
    let steps = [
      ("arrive 2", DeliveryStage.arrivedAtPickup), ("pickup 2", .pickedUp), ("deliver 2", .delivered),
      ("cancel 1", .cancelled),
    ]
    for (index, (command, stage)) in steps.enumerated() {
      let before = try tree.unfinished()
      #expect(tree.run(command, at: 300 + Double(index)).exitCode == .done)
      let after = try tree.unfinished()
      let number = command.hasSuffix("1") ? 1 : 2
      for (old, new) in zip(before.deliveries, after.deliveries) {
        let expected = old.number == number ? old.delivery.with(stage, .evening(300 + Double(index))) : old.delivery
        #expect(new.delivery == expected)
        #expect(new.number == old.number && new.offerNumber == old.offerNumber)
      }
      #expect(after.startedAt == before.startedAt && after.pauses == before.pauses && after.endedAt == nil)
    }
  }

  @Test("A step without a number is recorded only while just one delivery is in progress")
  func onlyOne() throws {
    let tree = try TestTree()
    tree.run("start")
    let none = tree.files
    #expect(tree.run("arrive", at: 60).exitCode == .refused)
    #expect(tree.files == none)
    tree.run("accept 2", at: 60)
    let two = tree.files
    #expect(tree.run("arrive", at: 120).exitCode == .refused)
    #expect(tree.files == two)
    tree.run("cancel 2", at: 120)
    #expect(tree.run("arrive", at: 180).exitCode == .done)
    #expect(try tree.unfinished().deliveries.map(\.delivery.state) == [.arrivedAtPickup, .cancelled])
  }

  @Test("A tap opens the settings and the unfinished shift, and neither lists nor reads anything else")
  func noHistory() throws {
    let tree = try TestTree()
    tree.run("start", at: -90_000)
    tree.run("end", at: -80_000)
    tree.run("start")
    let taps = ["accept", "arrive", "pickup", "deliver", "accept", "cancel 2", "pause", "resume", "park", "drive"]
    for (index, tap) in taps.enumerated() {
      let log = DiskLog()
      let disk = log.disk(.live(lockPatienceMilliseconds: 0))
      #expect(tree.run(tap, at: Double(index), on: disk).exitCode == .done)
      let history = log.operations.filter { operation in
        ["/shifts", "/places", "/expenses"].contains { operation.path.contains($0) } && operation.verb != .kind
      }
      #expect(history.isEmpty, "\(tap): \(history)")
      #expect(log.operations.count { $0.changesDisk } <= 12, "\(tap)")
    }
  }
}

extension Delivery {
  /// The delivery as it is written with one more stage.
  fileprivate func with(_ stage: DeliveryStage, _ instant: Instant) -> Delivery {
    Delivery(
      id: id,
      acceptedAt: acceptedAt,
      arrivedAtPickupAt: stage == .arrivedAtPickup ? instant : arrivedAtPickupAt,
      pickedUpAt: stage == .pickedUp ? instant : pickedUpAt,
      deliveredAt: stage == .delivered ? instant : deliveredAt,
      cancelledAt: stage == .cancelled ? instant : cancelledAt
    )
  }
}
