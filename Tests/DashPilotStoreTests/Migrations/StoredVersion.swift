import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

/// The record tree as one version of the format wrote it, in `Fixtures/Stores`.
struct StoredVersion: Sendable, CustomTestStringConvertible {
  let number: Int

  static let all = (1...16).map(StoredVersion.init)
  static let older = (1...15).map(StoredVersion.init)

  var testDescription: String { name }
  var name: String { number < 10 ? "v0\(number)" : "v\(number)" }
  private var root: String { Fixtures.url("Stores/\(name)").path() }

  /// The tree where it stands, to read.
  var tree: RecordTree { RecordTree(root: root, disk: .live()) }

  /// The documents of the tree, by their paths.
  var documents: [String: [UInt8]] {
    get throws {
      let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      let files = names.filter { $0.contains(".json") && $0 != "reads-as.json" }
      return Dictionary(uniqueKeysWithValues: try files.map { ($0, try Fixtures.bytes("Stores/\(name)/\($0)")) })
    }
  }

  /// A copy of the tree that a test may change.
  func copy() throws -> TemporaryTree {
    let temporary = try TemporaryTree()
    for (path, bytes) in try documents { try temporary.put(bytes, at: path) }
    return temporary
  }

  /// The one shift whose identifier begins with some characters.
  func shift(_ prefix: String) throws -> Shift {
    try #require(try tree.everyShift().records.first { $0.id.text.hasPrefix(prefix) })
  }

  /// The evening with deliveries, the lunch of the day before, and the shift that has not ended.
  static let (evening, lunch, unfinished) = ("5a1d0c3e", "0c7e44f1", "e2b85d60")
}

extension RecordTree {
  /// What a tree reads as: every record in the current format, and of each shift its figures and its positions.
  func readsAs() throws -> String {
    let (shifts, places, expenses) = (try everyShift(), try places(), try expenses())
    #expect(shifts.unreadable.isEmpty && places.unreadable.isEmpty && expenses.unreadable.isEmpty)
    let catalogue = Dictionary(uniqueKeysWithValues: places.records.map { ($0.id, $0) })
    return try JSON.object([
      "settings": JSONReader.read(SettingsDocument.bytes(settings())),
      "shifts": .array(shifts.records.sorted { $0.startedAt < $1.startedAt }.map { try reading(of: $0, catalogue) }),
      "places": .array(places.records.sorted { $0.id < $1.id }.map { try JSONReader.read(PlaceDocument.bytes($0)) }),
      "expenses": .array(expenses.records.map { try JSONReader.read(ExpenseDocument.bytes($0)) }),
    ]).text + "\n"
  }

  private func reading(of shift: Shift, _ places: [PlaceID: PickupPlace]) throws -> JSON {
    let measured = try measuredRoute(of: shift)
    let metrics = ShiftMetrics(
      of: shift,
      route: measured.measurement,
      positionsInPauses: measured.positionsInPauses,
      readAt: try #require(Instant(stored: "2024-06-01T22:00:00Z"))
    )
    return .object([
      "record": try JSONReader.read(ShiftDocument.bytes(shift)),
      "figures": .shift(shift, metrics: metrics, places: places),
      "derived": .derived(shift, metrics: metrics, routeUnreadable: .null),
      "sessions": .sessions(of: try route(of: shift).route),
    ])
  }
}
