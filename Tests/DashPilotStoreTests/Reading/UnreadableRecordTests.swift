import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

/// The sentences for records that cannot be read and for disks and locks that fail.
@Suite("Unreadable records")
struct UnreadableRecordTests {
  private let file = "shifts/2025/08/20250823T214600Z-01000000.json"

  @Test("Each problem, flaw, expectation and failure has its sentence")
  func sentences() {
    let records: [(name: String, refusal: any Refusal)] = problems.map { problem in
      let record = UnreadableRecord(file: file, line: 7, path: "offers[0].id", problem: problem)
      return (name: "UnreadableRecord.\(name(of: problem))", refusal: record)
    }
    let whole = UnreadableRecord(file: file, line: nil, problem: .nameContradictsContent)
    let atLine = UnreadableRecord(file: file, line: 3, problem: .missingKey("id"))
    let faults: [(name: String, refusal: any Refusal)] = diskFaults.map { fault in
      (name: "DiskFault.\(caseName(fault))", refusal: StorageFailure.disk(file: "dashpilot.json", fault))
    }
    let failures: [(name: String, refusal: any Refusal)] = [
      ("StorageFailure.disk", StorageFailure.disk(file: "", .noSpace)),
      ("StorageFailure.unsettled", StorageFailure.unsettled(file: "dashpilot.json", .noSpace)),
      ("unsettled, of the folder itself", StorageFailure.unsettled(file: "", .failed(code: 5))),
      ("StorageFailure.unconfirmed", StorageFailure.unconfirmed(file: "dashpilot.json", .noPermission)),
      ("StorageFailure.unfilled", StorageFailure.unfilled(file: "", .noSpace)),
      ("unfilled, at a file", StorageFailure.unfilled(file: "places/1f3a9c2e.json", .readOnly)),
      (
        "StorageFailure.partlyMigrated",
        StorageFailure.partlyMigrated(2, of: 3, file: "places/1f3a9c2e.json", .noSpace)
      ),
      ("partlyMigrated, of the folder itself", StorageFailure.partlyMigrated(1, of: 3, file: "", .readOnly)),
      ("StorageFailure.brokenJournal", StorageFailure.brokenJournal),
      ("StorageFailure.locked", StorageFailure.locked(by: 4711)),
      ("locked, by a process that left no number", StorageFailure.locked(by: nil)),
    ]
    let cases = records + [("a whole file", whole), ("a line alone", atLine)] + faults + failures
    let told = cases.map { (name: $0.name, statement: $0.refusal.statement(in: .newYork)) }
    #expect(Golden.mismatch("UnreadableRecords.txt", Golden.vocabulary(told)) == nil)
  }

  @Test("The reason alone names the path, where there is one")
  func reason() {
    let record = UnreadableRecord(file: file, line: 7, path: "offers[0].id", problem: .expected(.identifier))
    #expect(record.reason == "offers[0].id: expected an identifier (a UUID)")
    #expect(UnreadableRecord(file: file, line: 1, problem: .missingKey("id")).reason == "the key \"id\" is missing")
    #expect(record.rule == "unreadableRecord")
  }

  @Test("What stands in a file is quoted so that it cannot move the terminal, and cut short")
  func quoting() {
    let reason = { (problem: DocumentProblem) in UnreadableRecord(file: "a", line: 1, problem: problem).reason }
    #expect(reason(.notJSON(.unexpected("\u{1B}"))) == "\"\\u{1B}\" is not expected here")
    #expect(reason(.unknownKey("a\u{7}b")) == "the key \"a\\u{7}b\" is not known here")
    #expect(reason(.notJSON(.duplicateKey(String(repeating: "x", count: 500)))).count < 80)
  }

  @Test("The start is told from the file's name, and from no other name")
  func startInName() {
    let start = { (file: String) in UnreadableRecord(file: file, line: nil, problem: .notAFile).startInName }
    #expect(start(file) == .evening)
    #expect(start("unfinished/20250823T214600Z-01000000-0000-4000-8000-000000000001.json") == .evening)
    #expect(start("routes/2025/08/20250823T214600Z-01000000.jsonl") == .evening)
    #expect(start("dashpilot.json") == nil)
    #expect(start("unfinished/20250823T246000Z-01000000.json") == nil)
    #expect(start("unfinished/20250823T214600Z-0100000G.json") == nil)
  }

  private var problems: [DocumentProblem] {
    Array(sequence(first: JSONFlaw.byteOrderMark, next: flaw)).map { .notJSON($0) }
      + DashPilotStore.Expectation.allCases.map { .expected($0) }
      + Array(sequence(first: DocumentProblem.unknownKey("canceledAt"), next: problem))
  }

  private var diskFaults: [DiskFault] { Array(sequence(first: DiskFault.missing, next: fault)) }

  private func name(of problem: DocumentProblem) -> String {
    switch problem {
    case .notJSON(let flaw): "notJSON.\(caseName(flaw))"
    case .expected(let expectation): "expected.\(expectation.rawValue)"
    case .disk(let fault): "disk.\(caseName(fault))"
    default: caseName(problem)
    }
  }

  private func caseName(_ value: some Any) -> String { "\(value)".prefix { $0 != "(" }.description }
}

extension UnreadableRecordTests {
  /// The flaw after another in their order, so that a new case must be given its place here.
  private func flaw(after flaw: JSONFlaw) -> JSONFlaw? {
    switch flaw {
    case .byteOrderMark: .conflictMarker
    case .conflictMarker: .notUTF8
    case .notUTF8: .empty
    case .empty: .endsEarly
    case .endsEarly: .unexpected("x")
    case .unexpected: .badNumber("01")
    case .badNumber: .badEscape
    case .badEscape: .controlCharacterInText
    case .controlCharacterInText: .duplicateKey("endedAt")
    case .duplicateKey: .tooDeep
    case .tooDeep: .textAfterTheEnd
    case .textAfterTheEnd: nil
    }
  }

  private func problem(after problem: DocumentProblem) -> DocumentProblem? {
    switch problem {
    case .notJSON, .expected: nil
    case .unknownKey: .missingKey("startedAt")
    case .missingKey: .otherFormat(found: "dashpilot.place", expected: "dashpilot.shift")
    case .otherFormat: .unknownFormat("dashpilot.trip")
    case .unknownFormat: .newerVersion(found: "17", ours: 16)
    case .newerVersion: .olderVersion(found: "3", first: 6)
    case .olderVersion: .duplicateIdentifier("01000000-0000-4000-8000-000000000001")
    case .duplicateIdentifier: .standsTwice(in: "shifts/2025/08/20250823T214600Z-01000000.json")
    case .standsTwice: .nameContradictsContent
    case .nameContradictsContent: .notAFile
    case .notAFile: .disk(.missing)
    case .disk(let before): fault(after: before).map { .disk($0) }
    }
  }

  private func fault(after fault: DiskFault) -> DiskFault? {
    switch fault {
    case .missing: .exists
    case .exists: .isFolder
    case .isFolder: .noPermission
    case .noPermission: .readOnly
    case .readOnly: .noSpace
    case .noSpace: .tooManyOpenFiles
    case .tooManyOpenFiles: .failed(code: 5)
    case .failed: nil
    }
  }
}
