import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

/// Reading is strict by version, and a fault is named where the file as it stands has it (`spec/01`, format history).
@Suite("Shapes of older versions")
struct DocumentShapeTests {
  /// A key, the version that adds it, and a value that it may have; `before` where a version takes it away again.
  struct Added: Sendable, CustomTestStringConvertible {
    let key: String
    let since: Int
    let value: String
    let before: Int

    init(_ key: String, since: Int, _ value: String, before: Int = 17) {
      (self.key, self.since, self.value, self.before) = (key, since, value, before)
    }

    var testDescription: String { key }
  }

  static let ofShift = [
    Added("routeSamples", since: 2, "[]", before: 10), Added("grossEarnings", since: 4, "\"0.00\""),
    Added("deliveries", since: 5, "[]", before: 12), Added("pauses", since: 9, "[]"),
    Added("offers", since: 12, "[]"), Added("fuelMilesPerGallon", since: 14, "\"28.5\""),
    Added("fuelGasPricePerGallon", since: 14, "\"0.00\""), Added("vehicleName", since: 15, "\"Bee\""),
    Added("parkedStretches", since: 16, "[]"),
  ]

  static let ofDelivery = [
    Added("pickupPlace", since: 6, "\"28000000-0000-4000-8000-000000000028\""),
    Added("grossEarnings", since: 7, "\"0.00\""), Added("expectedEarnings", since: 11, "\"1.00\""),
    Added("tips", since: 13, "[]"),
  ]

  static let ofSettings = [
    Added("vehicles", since: 15, "[]"), Added("gasPricePerGallon", since: 15, "\"0.00\""),
    Added("selectedVehicle", since: 15, "\"28000000-0000-4000-8000-000000000028\""),
    Added("cardFile", since: 16, "\"card.json\""), Added("gitCommit", since: 16, "true"),
  ]

  private static let id = "\"01000000-0000-4000-8000-000000000001\""
  private static let time = "\"2025-08-23T21:46:00.000Z\""

  /// A shift of a version, with further lines.
  static func shift(_ version: Int, _ lines: String = "") -> String {
    """
    {
      "format" : "dashpilot.shift",
      "formatVersion" : \(version),
      "id" : \(id),
    \(lines)  "startedAt" : \(time)
    }
    """
  }

  private static func fault<Value>(
    _ text: String,
    _ read: (DocumentValue) throws(DocumentFault) -> Value
  ) -> DocumentFault? {
    do {
      _ = try JSONReader.document(Array(text.utf8), read)
      return nil
    } catch { return error }
  }

  @Test("A key of a shift is unknown in every version before its own, and known from then on", arguments: ofShift)
  func keysOfShift(added: Added) {
    for version in 1...16 {
      let text = DocumentShapeTests.shift(version, "  \"\(added.key)\" : \(added.value),\n")
      let fault = DocumentShapeTests.fault(text, ShiftDocument.read)
      let isKnown = (added.since..<added.before).contains(version)
      let unknown = DocumentFault(line: 5, path: "", problem: .unknownKey(added.key))
      #expect(fault == (isKnown ? nil : unknown), "version \(version)")
    }
  }

  @Test("A key of a delivery is unknown in every version before its own", arguments: ofDelivery)
  func keysOfDelivery(added: Added) {
    for version in 5...16 {
      let delivery = """
        "id" : \(DocumentShapeTests.id), "acceptedAt" : \(DocumentShapeTests.time), "\(added.key)" : \(added.value)
        """
      let list = "\"deliveries\" : [\n{\(delivery)}]"
      let offer =
        "\"offers\" : [{\"id\" : \(DocumentShapeTests.id), \"acceptedAt\" : \(DocumentShapeTests.time), \(list)}]"
      let text = DocumentShapeTests.shift(version, (version < 12 ? list : offer) + ",\n")
      let path = version < 12 ? "deliveries[0]" : "offers[0].deliveries[0]"
      let unknown = DocumentFault(line: 6, path: path, problem: .unknownKey(added.key))
      #expect(DocumentShapeTests.fault(text, ShiftDocument.read) == (version < added.since ? unknown : nil))
    }
  }

  @Test("A key of the settings is unknown in every version before its own", arguments: ofSettings)
  func keysOfSettings(added: Added) {
    for version in 1...16 {
      let text = """
        {"format" : "dashpilot.settings", "formatVersion" : \(version), "timeZone" : "America/New_York",
        "firstWeekday" : "monday", "locale" : "en_US",
        "\(added.key)" : \(added.value)}
        """
      let unknown = DocumentFault(line: 3, path: "", problem: .unknownKey(added.key))
      #expect(DocumentShapeTests.fault(text, SettingsDocument.read) == (version < added.since ? unknown : nil))
    }
  }

  @Test("A sample knows its capture session from version 3 on, and lacks nothing else")
  func samples() {
    let sample = { (version: Int, session: String) in
      DocumentShapeTests.shift(
        version,
        """
        "routeSamples" : [{"timestamp" : \(DocumentShapeTests.time), "latitude" : 1, "longitude" : 2,
        "horizontalAccuracy" : 3\(session)}],\n
        """
      )
    }
    let session = ",\n\"captureSession\" : \(DocumentShapeTests.id)"
    for version in 2...9 {
      #expect(DocumentShapeTests.fault(sample(version, ""), ShiftDocument.read) == nil)
      let unknown = DocumentFault(line: 7, path: "routeSamples[0]", problem: .unknownKey("captureSession"))
      #expect(DocumentShapeTests.fault(sample(version, session), ShiftDocument.read) == (version < 3 ? unknown : nil))
    }
    for key in ["timestamp", "latitude", "longitude", "horizontalAccuracy"] {
      let text = sample(9, session).replacing("\"\(key)\"", with: "\"captureSession\"")
        .replacing(session, with: "")
      let problem = DocumentShapeTests.fault(text, ShiftDocument.read)?.problem
      #expect(problem == (key == "horizontalAccuracy" ? .missingKey(key) : problem) && problem != nil, "\(key)")
    }
  }

  @Test("A place and an expense begin with their versions, a route's file with its own")
  func beginnings() throws {
    let kinds: [(DocumentFormat, Int)] = [(.place, 6), (.expense, 8), (.route, 10), (.shift, 1), (.settings, 1)]
    for (format, first) in kinds {
      let text = { (version: Int) in "{\"format\" : \"\(format.rawValue)\",\n\"formatVersion\" : \(version)}" }
      for version in first...16 {
        #expect(try JSONReader.document(Array(text(version).utf8), format.version) == version)
      }
      let before = DocumentFault(
        line: 2,
        path: "formatVersion",
        problem: .olderVersion(found: "\(first - 1)", first: first)
      )
      #expect(DocumentShapeTests.fault(text(first - 1), format.version) == before)
      let after = DocumentFault(line: 2, path: "formatVersion", problem: .newerVersion(found: "17", ours: 16))
      #expect(DocumentShapeTests.fault(text(17), format.version) == after)
    }
  }

  @Test("The current shape is what the current documents hold, in full and at the least")
  func current() throws {
    let documents: [(DocumentFormat, [UInt8])] = [
      (.shift, ShiftDocument.bytes(.full)), (.shift, ShiftDocument.bytes(.minimal)),
      (.settings, Array(ShiftDocumentTests.settings.utf8)), (.settings, Array(ShiftDocumentTests.minimalSettings.utf8)),
      (.place, Array(ShiftDocumentTests.place.utf8)), (.expense, Array(ExpenseDocumentTests.full.utf8)),
    ]
    for (format, bytes) in documents {
      try JSONReader.document(bytes) { document throws(DocumentFault) in try format.shape.check(document, in: 16) }
    }
  }
}
