import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

@Suite("Delivery earnings persistence")
struct DeliveryEarningsPersistenceTests {
  private func shift(_ amounts: [Money?]) -> Shift {
    let offers = amounts.enumerated().map { index, amount in
      let number = UInt8(index + 1)
      let accepted = Instant.evening(Double(index) * 60)
      let delivery = Delivery(
        id: .number(number),
        acceptedAt: accepted,
        deliveredAt: .evening(3000),
        grossEarnings: amount
      )
      return Offer(id: .number(number), acceptedAt: accepted, deliveries: [delivery])
    }
    return Shift(id: .number(1), startedAt: .evening, endedAt: .evening(3600), offers: offers)
  }

  @Test("Amounts survive a reopened store, an explicit zero beside none")
  func roundTrip() throws {
    let temporary = try TemporaryTree()
    let recorded = shift([Money(minorUnits: 1240), .zero, nil])
    try temporary.save(.shift(recorded))
    #expect(try temporary.tree.newestFinishedShift().records == [recorded])
    try temporary.expectRefusal(of: Change(saved: [.shift(shift([nil, nil, nil]))]))
    #expect(try temporary.tree.newestFinishedShift().records == [recorded])
  }

  @Test("A shift's total of version 6 is never divided among its deliveries", arguments: 4...6)
  func neverDivided(number: Int) throws {
    let (temporary, shifts) = try StoredVersion(number: number).migratedTree()
    #expect(shifts[1].grossEarnings == Money(minorUnits: 8650))
    #expect(shifts[1].deliveries.count == (number < 5 ? 0 : 3))
    #expect(shifts.flatMap(\.deliveries).allSatisfy { $0.delivery.grossEarnings == nil })
    let text = try temporary.text(at: "shifts/2024/05/20240517T213000Z-5a1d0c3e.json")
    #expect(text.components(separatedBy: "grossEarnings").count == 2)
  }

  @Test("A total of version 4 beside deliveries of version 7 without amounts is left where it is")
  func temptation() throws {
    let text = try StoredVersion(number: 7).copy().text(at: "shifts/2024/05/20240517T213000Z-5a1d0c3e.json")
    let bare = text.replacing("      \"grossEarnings\" : \"12.40\",\n", with: "")
      .replacing("      \"grossEarnings\" : \"0.00\",\n", with: "")
    let shift = try JSONReader.document(Array(bare.utf8), ShiftDocument.read)
    #expect(shift.grossEarnings == Money(minorUnits: 8650))
    #expect(shift.deliveries.map(\.delivery.grossEarnings) == [nil, nil, nil])
  }

  @Test("Every earlier version reaches version 7, and no delivery has an amount there", arguments: 1...6)
  func reaching(number: Int) throws {
    for (path, bytes) in try StoredVersion(number: number).documents where path.contains("T") {
      let reached = Migration.migrated(try JSONReader.read(bytes), from: number, to: 7).document
      #expect(reached["formatVersion"] == .integer(7))
      #expect((reached["deliveries"]?.items ?? []).allSatisfy { $0["grossEarnings"] == nil })
    }
    let member = "\"grossEarnings\" : \"1.00\""
    guard number >= 5 else { return }
    #expect(StoredVersion(number: number).problem(addingToDelivery: member) == .unknownKey("grossEarnings"))
  }

  @Test("From version 7 on amounts are carried over, an explicit zero as zero", arguments: 7...16)
  func carried(number: Int) throws {
    let shifts = try StoredVersion(number: number).migratedTree().shifts
    #expect(shifts[1].deliveries.map(\.delivery.grossEarnings) == [Money(minorUnits: 1240), .zero, nil])
  }
}
