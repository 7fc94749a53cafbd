import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

/// Every version that ever was, read today and written anew (`spec/01`, format history).
@Suite("Format versions")
struct FormatVersionTests {
  @Test("The tree of each version reads as its file says", arguments: StoredVersion.all)
  func readsAs(version: StoredVersion) throws {
    let text = try version.tree.readsAs()
    #expect(Golden.mismatch("\(version.name)/reads-as.json", text, folder: "Stores") == nil)
  }

  @Test("Each document of a stored tree states its version", arguments: StoredVersion.all)
  func stated(version: StoredVersion) throws {
    for (path, bytes) in try version.documents {
      let text = String(decoding: bytes, as: UTF8.self)
      let stated =
        path.hasSuffix("l") ? "\"formatVersion\":\(version.number)," : "\"formatVersion\" : \(version.number),"
      #expect(text.contains(stated), "\(path)")
    }
  }

  @Test("Migrated on a copy, a tree holds current documents only, and reads as it did", arguments: StoredVersion.all)
  func migrated(version: StoredVersion) throws {
    let temporary = try version.copy()
    let before = temporary.files
    let survey = try temporary.tree.formatSurvey()
    #expect(survey.unreadable.isEmpty)
    #expect(Set(survey.older.map(\.version)) == (version.number == 16 ? [] : [version.number]))
    #expect(try survey.older.map(\.file) == (version.number == 16 ? [] : version.documents.keys.sorted()))
    try temporary.store().writing { try $0.migrate(survey.older) }
    #expect(try temporary.tree.readsAs() == version.tree.readsAs())
    #expect(try temporary.tree.formatSurvey() == FormatSurvey(older: [], unreadable: []))
    #expect(version.number == 16 ? temporary.files == before : temporary.files != before)
    for (path, bytes) in temporary.files where path.contains(".json") {
      #expect(try FormatVersionTests.writtenAgain(path, bytes) == bytes, "\(path)")
    }
  }

  @Test("Routes that were migrated are the files that version 10 wrote, but for the version that they state")
  func routeFiles() throws {
    let routes = try StoredVersion(number: 16).documents.filter { $0.key.hasPrefix("routes/") }
    for number in 3...9 {
      let temporary = try StoredVersion(number: number).copy()
      try temporary.store().writing { try $0.migrate(try temporary.tree.formatSurvey().older) }
      #expect(temporary.files.filter { $0.key.hasPrefix("routes/") && $0.key.hasSuffix(".jsonl") } == routes)
    }
  }

  @Test("Each document of version 16, and of the records beside this program, is written as it is read, byte by byte")
  func byteByByte() throws {
    let folder = Fixtures.url("../Data").path()
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var documents = try StoredVersion(number: 16).documents
    for name in names where name.contains(".json") {
      documents["Data/\(name)"] = Array(try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
    }
    #expect(documents.count > 15)
    for (path, bytes) in documents { #expect(try FormatVersionTests.writtenAgain(path, bytes) == bytes, "\(path)") }
  }

  @Test("A version after the current one is refused with both numbers, and its file is left alone")
  func newer() throws {
    let temporary = try StoredVersion(number: 16).copy()
    for (path, bytes) in temporary.files where path.contains(".json") {
      let text = String(decoding: bytes, as: UTF8.self)
      let later = text.replacing("\"formatVersion\" : 16", with: "\"formatVersion\" : 17")
      try temporary.put(later.replacing("\"formatVersion\":16", with: "\"formatVersion\":17"), at: path)
    }
    let before = temporary.files
    let survey = try temporary.tree.formatSurvey()
    #expect(survey.older.isEmpty)
    #expect(survey.unreadable.map(\.file) == before.keys.filter { $0.contains(".json") }.sorted())
    #expect(survey.unreadable.allSatisfy { $0.problem == .newerVersion(found: "17", ours: 16) })
    #expect(temporary.files == before)
  }

  /// The bytes that a document is written as once it was read.
  static func writtenAgain(_ path: String, _ bytes: [UInt8]) throws -> [UInt8] {
    if path.hasSuffix(".jsonl") { return RouteDocument.bytes(try RouteReader.read(bytes).route) }
    if path.contains("places/") { return PlaceDocument.bytes(try JSONReader.document(bytes, PlaceDocument.read)) }
    if path.contains("expenses/") { return ExpenseDocument.bytes(try JSONReader.document(bytes, ExpenseDocument.read)) }
    if path.hasSuffix("dashpilot.json") {
      return SettingsDocument.bytes(try JSONReader.document(bytes, SettingsDocument.read))
    }
    return ShiftDocument.bytes(try JSONReader.document(bytes, ShiftDocument.read))
  }
}
