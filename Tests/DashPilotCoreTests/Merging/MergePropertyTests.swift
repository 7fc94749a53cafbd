import DashPilotCore
import TestSupport
import Testing

@Suite("Properties of a merge")
struct MergePropertyTests {
  /// A shift and what two clones made of it, the same for the same seed.
  private struct Clones {
    let base: Shift
    let ours: Shift
    let theirs: Shift

    init(seed: UInt64) {
      var before = RandomEdits(seed: seed, firstID: 10)
      base = before.edited(.evening(to: 3600, offers: Offer.each(.evening(200, accepted: 300))), times: 12)
      var (own, other) = (RandomEdits(seed: seed + 1000, firstID: 80), RandomEdits(seed: seed + 2000, firstID: 140))
      ours = own.edited(base, times: 4)
      theirs = other.edited(base, times: 4)
    }
  }

  private func merge(_ base: Shift?, _ ours: Shift, _ theirs: Shift) throws -> RecordMerge {
    try RecordContent.merge(
      base: base.map(RecordContent.shift),
      ours: .shift(ours),
      theirs: .shift(theirs),
      file: "a.json"
    )
  }

  @Test("Where one side changed nothing, or both the same, the merge is what the other says", arguments: 0..<200)
  func oneSided(_ seed: UInt64) throws {
    let clones = Clones(seed: seed)
    #expect(try merge(clones.base, clones.ours, clones.base).merged == .shift(clones.ours))
    #expect(try merge(clones.base, clones.base, clones.theirs).merged == .shift(clones.theirs))
    #expect(try merge(clones.base, clones.ours, clones.ours).merged == .shift(clones.ours))
    #expect(try merge(nil, clones.ours, clones.ours).merged == .shift(clones.ours))
  }

  @Test("The sides can be exchanged", arguments: 0..<200)
  func symmetric(_ seed: UInt64) throws {
    let clones = Clones(seed: seed)
    let (merge, swapped) = (
      try self.merge(clones.base, clones.ours, clones.theirs), try self.merge(clones.base, clones.theirs, clones.ours)
    )
    #expect(merge.merged == swapped.merged && merge.conflicts.isEmpty == swapped.conflicts.isEmpty)
    #expect(merge.record.ours == swapped.record.theirs && merge.record.theirs == swapped.record.ours)
  }

  @Test(
    "A row that no side removed is there, and so is each change of a row that only one side changed",
    arguments: 0..<200
  )
  func nothingIsLost(_ seed: UInt64) throws {
    let clones = Clones(seed: seed)
    let merge = try merge(clones.base, clones.ours, clones.theirs)
    guard case .shift(let ours) = merge.record.ours, case .shift(let theirs) = merge.record.theirs else { return }
    let (before, own, other) = (clones.base.rows, clones.ours.rows, clones.theirs.rows)
    for (id, row) in own.merging(other, uniquingKeysWith: { first, _ in first }) {
      let isRemoved = before[id] != nil && (own[id] == nil || other[id] == nil)
      let isChanged = before[id] != nil && own[id] != before[id] && other[id] != before[id]
      if isRemoved {
        // What one side removed and the other changed is with that other side.
        if isChanged { #expect(ours.rows[id] != nil || theirs.rows[id] != nil, "\(seed)") }
      } else if merge.merged != nil {
        #expect(ours.rows[id] != nil, "\(seed)")
        if !isChanged { #expect(ours.rows[id] == (own[id] == before[id] ? other[id] : row), "\(seed)") }
      } else {
        #expect(ours.rows[id] != nil || theirs.rows[id] != nil, "\(seed)")
      }
    }
  }

  @Test("A row that one side removed and the other left alone is gone", arguments: 0..<400)
  func removalsHold(_ seed: UInt64) throws {
    let clones = Clones(seed: seed)
    let merge = try merge(clones.base, clones.ours, clones.theirs)
    guard case .shift(let ours) = merge.record.ours, case .shift(let theirs) = merge.record.theirs else { return }
    let (own, other) = (clones.ours.rows, clones.theirs.rows)
    for (id, row) in clones.base.rows where own[id] == nil || other[id] == nil {
      guard [row, nil].contains(own[id]), [row, nil].contains(other[id]) else { continue }
      let isLeft = ours.rows[id] != nil || theirs.rows[id] != nil
      // Where the sides contradict each other, a side that keeps a delivery keeps its tips, and after a collision all.
      if merge.merged != nil { #expect(!isLeft, "\(seed)") }
      #expect(ours.rows[id] == nil || theirs.rows[id] == nil, "\(seed)")
    }
  }

  @Test(
    "Where no conflict is named the two sides keep the same, and where they differ one is named",
    arguments: 0..<400
  )
  func settled(_ seed: UInt64) throws {
    let clones = Clones(seed: seed)
    let merge = try merge(clones.base, clones.ours, clones.theirs)
    #expect(merge.conflicts.isEmpty == merge.record.isSettled, "\(seed): \(merge.conflicts)")
    #expect((merge.merged != nil) == merge.conflicts.isEmpty)
    let added = try self.merge(nil, clones.ours, clones.theirs)
    #expect(added.conflicts.isEmpty == added.record.isSettled, "\(seed): \(added.conflicts)")
  }

  @Test("Some of these clones can be merged, and some contradict each other")
  func bothHappen() throws {
    let merged = try (0..<200).map { UInt64($0) }.count { seed in
      let clones = Clones(seed: seed)
      return try merge(clones.base, clones.ours, clones.theirs).merged != nil
    }
    #expect((20...180).contains(merged), "\(merged)")
  }

  @Test("Of two sides that changed different facts, both are taken whichever they were")
  func disjoint() throws {
    let deliveries = [200, 201, 202].map { Delivery.evening($0, accepted: Double($0), cancelled: 900, gross: 500) }
    let base = Shift.evening(to: 3600, offers: [.evening(1, deliveries)])
    let edits: [(Shift) -> Shift] =
      (1...3).flatMap { number -> [(Shift) -> Shift] in
        [
          { $0.with($0.numbered(number).remade(grossEarnings: .some(Money(minorUnits: 700 + number)))) },
          { $0.with($0.numbered(number).with([.arrivedAtPickup: .evening(800 + Double(number))])) },
          { shift in
            let tip = Tip(id: .number(UInt8(number)), amount: Money(1), method: nil, recordedAt: .evening)
            return shift.with(shift.numbered(number).remade(tips: shift.numbered(number).tips + [tip]))
          },
        ]
      } + [
        { $0.remade(grossEarnings: .some(Money(12))) },
        { $0.remade(pauses: $0.pauses + [.evening(99, from: 0, to: 60)]) },
      ]
    for (index, edit) in edits.enumerated() {
      for (number, other) in edits.enumerated() where number != index {
        #expect(try merge(base, edit(base), other(base)).merged == .shift(other(edit(base))), "\(index), \(number)")
      }
    }
  }
}
