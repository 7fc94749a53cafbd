import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

@testable import dashpilot

/// Two clones of one record folder, kept by the real git, which asks the real executable to compare and to merge.
@Suite("Record folders in a real git repository")
struct RealGitTests {
  @Test("Two clones that recorded different days merge without a driver, into the same bytes on both sides")
  func differentDays() throws {
    let clones = try Clones(isSetUp: false)
    defer { clones.remove() }
    try clones.record(in: .home, "record '2025-08-21 11:46' 13:16", "expense add 42.10 fuel")
    try clones.record(in: .phone, "record '2025-08-22 11:46' 13:16", "expense add 5.00 parkingAndTolls")
    try clones.mergeBothWays()
    let check = try clones.run("dashpilot check", in: .home)
    #expect(check.exitCode == 0 && check.output.contains("Read 3 shifts, 0 routes, 0 pickup places and 2 expenses"))
  }

  @Test("Two clones that changed different facts of one shift merge into one canonical document on both sides")
  func differentFacts() throws {
    let clones = try Clones(isSetUp: true)
    defer { clones.remove() }
    try clones.record(
      in: .home,
      "earn latest 14.75 --delivery 1",
      "tip add latest 1 4.00 cash",
      "correct grouping latest merge 2 1 --yes"
    )
    try clones.record(
      in: .phone,
      "earn latest 86.25",
      "tip add latest 2 2.50 platform",
      "correct pause latest add 20:05 20:20 --yes"
    )
    try clones.mergeBothWays()
    let shift = try clones.shift(in: .home)
    #expect(shift.grossEarnings == Money(Decimal(8625) / 100) && shift.pauses.count == 1 && shift.offers.count == 1)
    let deliveries = shift.deliveries.map(\.delivery)
    #expect(deliveries.map(\.grossEarnings) == [Money(Decimal(1475) / 100), nil])
    #expect(deliveries.flatMap(\.tips).map(\.amount) == [Money(4), Money(Decimal(25) / 10)])
    let bytes = try clones.document(in: .home)
    #expect(try MergedDocument(base: [], ours: bytes, theirs: bytes, file: "").bytes == bytes)
    #expect(try clones.run("dashpilot check", in: .home).exitCode == 0)
    #expect(try clones.run("git status --porcelain", in: .home).output.isEmpty)
  }

  @Test("A fact that both changed is git's conflict, around that fact alone, until somebody chooses")
  func sameFact() throws {
    let clones = try Clones(isSetUp: true)
    defer { clones.remove() }
    try clones.record(in: .home, "earn latest 86.25", "tip add latest 1 4.00 cash")
    try clones.record(in: .phone, "earn latest 90.00", "tip add latest 2 2.50 platform")
    let merge = try clones.run("git pull --quiet --no-rebase --no-edit ../phone main", in: .home)
    #expect(merge.exitCode == 1)
    #expect(
      merge.errors.contains(
        "\(clones.path): the two sides differ in the gross earnings of the shift: $86.25 here, $90.00 there."
      ),
      "\(merge)"
    )
    let lines = String(decoding: try clones.document(in: .home), as: UTF8.self).split(separator: "\n")
    let first = try #require(lines.firstIndex(of: "<<<<<<< ours"))
    #expect(
      lines[first..<(first + 5)] == [
        "<<<<<<< ours", "  \"grossEarnings\" : \"86.25\",", "=======", "  \"grossEarnings\" : \"90.00\",",
        ">>>>>>> theirs",
      ]
    )
    #expect(lines.count { $0.hasPrefix("<<<<<<<") } == 1)
    let check = try clones.run("dashpilot check", in: .home)
    #expect(check.exitCode == 3 && check.output.contains("\(clones.path), line \(first + 1)"), "\(check)")
    let chosen = lines.enumerated().filter { !(first...(first + 2)).contains($0.offset) && $0.offset != first + 4 }
    let text = chosen.map { "\($0.element)\n" }.joined()
    try Data(text.utf8).write(to: clones.url(.home).appending(path: clones.path))
    let chosenCheck = try clones.run("dashpilot check", in: .home)
    let unfinished = "\(clones.path): git has not finished merging the two sides of this file."
    #expect(chosenCheck.exitCode == 1 && chosenCheck.output.contains(unfinished), "\(chosenCheck)")
    #expect(try clones.run("git commit --quiet --all --no-edit && dashpilot check", in: .home).exitCode == 0)
    let shift = try clones.shift(in: .home)
    #expect(shift.grossEarnings == Money(90) && shift.deliveries.flatMap(\.delivery.tips).count == 2)
  }

  @Test("Pauses that the clones only together overlap in, and a side that is no record, are conflicts that are named")
  func collisions() throws {
    let clones = try Clones(isSetUp: true)
    defer { clones.remove() }
    try clones.record(in: .home, "correct pause latest add 20:00 20:10 --yes")
    try clones.record(in: .phone, "correct pause latest add 20:05 20:20 --yes")
    let merge = try clones.run("git pull --quiet --no-rebase --no-edit ../phone main", in: .home)
    #expect(merge.exitCode == 1 && merge.errors.contains("Pause 1 and Pause 2 share time."), "\(merge)")
    #expect(try clones.run("dashpilot check", in: .home).exitCode == 3)
    #expect(try clones.run("git merge --abort", in: .home).exitCode == 0)
    let before = try clones.document(in: .home)
    let damage = "printf '{' > \(clones.path) && git commit --quiet --all --message Damage"
    #expect(try clones.run(damage, in: .phone).exitCode == 0)
    let damaged = try clones.run("git pull --quiet --no-rebase --no-edit ../phone main", in: .home)
    #expect(damaged.exitCode == 1 && damaged.errors.contains("\(clones.path) (theirs), line 1,"), "\(damaged)")
    let whole = Array("<<<<<<< ours\n".utf8) + before + Array("=======\n{\n>>>>>>> theirs\n".utf8)
    #expect(try clones.document(in: .home) == whole)
    #expect(try clones.run("dashpilot check", in: .home).exitCode == 3)
    #expect(try clones.run("git show HEAD:\(clones.path) > \(clones.path)", in: .home).exitCode == 0)
    #expect(try clones.run("git commit --quiet --all --no-edit && dashpilot check", in: .home).exitCode == 0)
    #expect(try clones.document(in: .home) == before)
  }

  @Test(
    "A shift that one clone ended takes what the other recorded of it meanwhile, and nothing that came after the end"
  )
  func endedOnOneSide() throws {
    let clones = try Clones(isSetUp: true)
    defer { clones.remove() }
    try clones.record(in: .home, "start --at 20:50", "accept --at 20:51", "cancel 1 --at 20:52")
    #expect(try clones.run("git pull --quiet --no-edit ../home main", in: .phone).exitCode == 0)
    try clones.record(in: .home, "end --at 20:58")
    try clones.record(in: .phone, "earn current 2.50 --delivery 1")
    try clones.mergeBothWays()
    let shift = try clones.shift(in: .phone)
    #expect(shift.endedAt != nil && shift.deliveries.map(\.delivery.grossEarnings) == [Money(Decimal(25) / 10)])
    #expect(try clones.run("dashpilot check && ! ls unfinished/*.json", in: .phone).exitCode == 0)
    try clones.record(in: .home, "start --at 20:58")
    #expect(try clones.run("git pull --quiet --no-rebase --no-edit ../home main", in: .phone).exitCode == 0)
    try clones.record(in: .home, "end --at 20:59")
    try clones.record(in: .phone, "accept --at 21:00")
    let merge = try clones.run("git pull --quiet --no-rebase --no-edit ../phone main", in: .home)
    #expect(merge.exitCode == 1 && merge.errors.contains("Delivery 1 has a time outside the shift."), "\(merge)")
    #expect(try clones.run("dashpilot check", in: .home).exitCode == 3)
  }

  @Test("A long shift that one clone ended is merged where git is told to find it in its new place")
  func endedAfterMuchWork() throws {
    let clones = try Clones(isSetUp: true)
    defer { clones.remove() }
    try clones.record(in: .home, "start --at 20:50")
    #expect(try clones.run("git pull --quiet --no-edit ../home main", in: .phone).exitCode == 0)
    let cancellations = (1...8).map { "cancel \($0) --at 20:52" }
    for line in ["accept 8 --at 20:51"] + cancellations + ["end --at 20:58"] { try clones.record(in: .home, line) }
    try clones.record(in: .phone, "park --at 20:55", "drive --at 20:56")
    let merge = try clones.run("git pull --quiet --no-rebase --no-edit ../home main", in: .phone)
    #expect(merge.exitCode == 1 && (merge.output + merge.errors).contains("modify/delete"), "\(merge)")
    #expect(try clones.run("dashpilot check", in: .phone).output.contains("the same record stands in shifts/"))
    #expect(try clones.run("git merge --abort", in: .phone).exitCode == 0)
    let again = "git pull --quiet --no-rebase --no-edit -X find-renames=5% ../home main && dashpilot check"
    #expect(try clones.run(again, in: .phone).exitCode == 0)
    let shift = try clones.shift(in: .phone)
    #expect(shift.endedAt != nil && shift.deliveries.count == 8 && shift.parkedStretches.count == 1)
  }

  @Test("A difference is told in lines that a driver reads, in git diff and in git log")
  func differences() throws {
    let clones = try Clones(isSetUp: true)
    defer { clones.remove() }
    #expect(
      try clones.run("dashpilot earn latest 86.25 && dashpilot tip add latest 1 4.00 cash", in: .home).exitCode == 0
    )
    let changed = { (text: String) in
      text.split(separator: "\n").filter { "+-".contains($0.prefix(1)) && !$0.hasPrefix("+++") && !$0.hasPrefix("---") }
    }
    let difference = changed(try clones.run("git diff", in: .home).output)
    let delivery = try clones.shift(in: .home).numbered(1).id.text.prefix(8)
    let tip = try #require(clones.shift(in: .home).numbered(1).tips.first).id.text.prefix(8)
    #expect(
      difference == [
        "+Gross earnings: $86.25", "+Tip \(tip) of Delivery \(delivery), amount: $4.00",
        "+Tip \(tip) of Delivery \(delivery), method: cash",
        "+Tip \(tip) of Delivery \(delivery), time of entry: 9:00:00 PM on Saturday, August 23, 2025",
      ]
    )
    try clones.commit(in: .home)
    #expect(changed(try clones.run("git log --patch --max-count=1", in: .home).output) == difference)
    #expect(try clones.run("printf '{' > \(clones.path) && git diff", in: .home).output.contains("\n+{"))
  }
}
