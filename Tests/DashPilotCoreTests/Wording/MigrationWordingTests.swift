import DashPilotCore
import TestSupport
import Testing

@Suite("Migration wording")
struct MigrationWordingTests {
  private func report(_ versions: [Int], leavesSomeOut: Bool = false) -> MigrationReport {
    MigrationReport(versions: versions, current: 16, leavesSomeOut: leavesSomeOut)
  }

  @Test("What would be written, what was, and that nothing is to do, each has its sentence")
  func sentences() {
    let (one, several) = (report([4]), report([9, 4, 9, 12]))
    let files = [(name: "dashpilot.json", version: 4), (name: "places/a\u{1B}b.json", version: 9)]
    let cases: [(name: String, statement: Statement)] = [
      ("the question, for one", one.question), ("the question, for several", several.question),
      ("done, for one", one.done), ("done, for several", several.done),
      ("nothing to do", report([]).nothing),
      ("nothing to do that can be read", report([], leavesSomeOut: true).nothing),
    ]
    let proposal = several.proposal(files).enumerated().map { (name: "dry run, line \($0 + 1)", statement: $1) }
    #expect(Golden.mismatch("Migration.txt", Golden.vocabulary(cases + proposal)) == nil)
    #expect(several.progress(2) == "Writing document 2 of 4 …")
  }
}
