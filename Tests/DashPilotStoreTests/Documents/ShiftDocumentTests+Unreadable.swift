import DashPilotCore
@testable import DashPilotStore
import TestSupport
import Testing

extension ShiftDocumentTests {
  /// One change to the full document, and the fault that it makes.
  typealias Damage = (part: String, replacement: String, line: Int, path: String, problem: DocumentProblem)

  static let damages: [Damage] = [
    ("\"grossEarnings\" : \"86.50\"", "\"grossEarnings\" : 86.5", 7, "grossEarnings", .expected(.decimal)),
    ("\"86.50\"", "null", 7, "grossEarnings", .expected(.decimal)),
    ("\"86.50\"", "\"-0.01\"", 7, "grossEarnings", .expected(.notNegative)),
    ("\"86.50\"", "\"-0\"", 7, "grossEarnings", .expected(.decimal)),
    ("\"86.50\"", "\"086.50\"", 7, "grossEarnings", .expected(.decimal)),
    ("\"86.50\"", "\"8e1\"", 7, "grossEarnings", .expected(.decimal)),
    ("\"86.50\"", "\"123456789012345678901234567890123456789\"", 7, "grossEarnings", .expected(.decimal)),
    ("\"28.5\"", "\"0\"", 6, "fuelMilesPerGallon", .expected(.aboveZero)),
    ("\"3.459\"", "\"-1\"", 5, "fuelGasPricePerGallon", .expected(.notNegative)),
    ("\"Blue \\\"Bee\\\"\"", "\"\"", 80, "vehicleName", .expected(.name)),
    ("\"Blue \\\"Bee\\\"\"", "7", 80, "vehicleName", .expected(.text)),
    ("\"Blue \\\"Bee\\\"\"", "\"\(String(repeating: "x", count: 121))\"", 80, "vehicleName", .expected(.name)),
    ("\"0.001\"", "\"0\"", 24, "offers[0].deliveries[0].tips[0].amount", .expected(.aboveZero)),
    ("\"cash\"", "true", 26, "offers[0].deliveries[0].tips[0].method", .expected(.text)),
    ("\"amount\" : \"0.001\",", "", 23, "offers[0].deliveries[0].tips[0]", .missingKey("amount")),
    (
      "\"2025-08-23T22:24:20.100Z\"", "\"2025-08-23 22:24:20\"", 16, "offers[0].deliveries[0].deliveredAt",
      .expected(.instant)
    ),
    (
      "\"2025-08-23T22:24:20.100Z\"", "\"2025-02-29T22:24:20Z\"", 16, "offers[0].deliveries[0].deliveredAt",
      .expected(.instant)
    ),
    (
      "\"2025-08-23T22:24:20.100Z\"", "\"2025-08-23T24:00:00Z\"", 16, "offers[0].deliveries[0].deliveredAt",
      .expected(.instant)
    ),
    ("\"2025-08-23T22:24:20.100Z\"", "1755988000", 16, "offers[0].deliveries[0].deliveredAt", .expected(.instant)),
    (
      "\"28000000-0000-4000-8000-000000000028\"", "\"bellas\"", 21, "offers[0].deliveries[0].pickupPlace",
      .expected(.identifier)
    ),
    ("\"startedAt\" : \"2025-08-23T21:46:00.000Z\",", "", 1, "", .missingKey("startedAt")),
    ("\"id\" : \"01000000-0000-4000-8000-000000000001\",", "", 1, "", .missingKey("id")),
    ("\"acceptedAt\" : \"2025-08-23T22:52:40.000Z\",", "", 56, "offers[1]", .missingKey("acceptedAt")),
    (
      "\"startedAt\" : \"2025-08-23T22:11:00.000Z\"", "\"endedAt\" : \"2025-08-23T22:11:00.000Z\"", 62,
      "parkedStretches[0]", .missingKey("startedAt")
    ),
    ("\"pauses\" : [", "\"pauses\" : {}, \"x\" : [", 67, "", .unknownKey("x")),
    ("\"cancelledAt\"", "\"canceledAt\"", 50, "offers[0].deliveries[1]", .unknownKey("canceledAt")),
    (
      "\"method\" : \"cash\"", "\"tipMethod\" : \"cash\"", 26, "offers[0].deliveries[0].tips[0]",
      .unknownKey("tipMethod")
    ),
    ("\"endedAt\" : \"2025-08-24T00:46:00.000Z\"", "\"routeSamples\" : []", 2, "", .unknownKey("routeSamples")),
    (
      "\"endedAt\" : \"2025-08-24T00:46:00.000Z\"", "\"endedAt\" : \"2025-08-24T00:46:00.000Z\", \"endedAt\" : null", 2,
      "endedAt", .notJSON(.duplicateKey("endedAt"))
    ),
    ("\"endedAt\" : \"2025-08-24T00:46:00.000Z\"", "\"endedAt\" : null", 2, "endedAt", .expected(.instant)),
    (
      "\"format\" : \"dashpilot.shift\"", "\"format\" : \"dashpilot.place\"", 3, "format",
      .otherFormat(found: "dashpilot.place", expected: "dashpilot.shift")
    ),
    ("\"format\" : \"dashpilot.shift\"", "\"format\" : 16", 3, "format", .expected(.text)),
    ("\"format\" : \"dashpilot.shift\",", "", 1, "", .missingKey("format")),
    ("\"formatVersion\" : 16,", "", 1, "", .missingKey("formatVersion")),
    ("\"formatVersion\" : 16", "\"formatVersion\" : 17", 4, "formatVersion", .newerVersion(found: "17", ours: 16)),
    (
      "\"formatVersion\" : 16", "\"formatVersion\" : 99999999999999999999", 4, "formatVersion",
      .newerVersion(found: "99999999999999999999", ours: 16)
    ),
    ("\"formatVersion\" : 16", "\"formatVersion\" : \"16\"", 4, "formatVersion", .expected(.wholeNumber)),
    ("\"formatVersion\" : 16", "\"formatVersion\" : 16.0", 4, "formatVersion", .expected(.wholeNumber)),
    ("\"formatVersion\" : 16", "\"formatVersion\" : -1", 4, "formatVersion", .expected(.wholeNumber)),
    (
      "\"vehicleName\"", "\"vehicleName\" : \"a\", \"vehicleName\"", 80, "vehicleName",
      .notJSON(.duplicateKey("vehicleName"))
    ),
  ]

  func fault(_ text: String) -> DocumentFault? {
    do {
      _ = try shift(text)
      return nil
    } catch let fault as DocumentFault { return fault } catch let fault as JSONFault {
      return DocumentFault(line: fault.line, path: fault.path, problem: .notJSON(fault.flaw))
    } catch { return nil }
  }

  @Test("Each damage is named with its line, its path and what was expected", arguments: damages)
  func damage(damage: Damage) throws {
    let damaged = text(.full).replacing(damage.part, with: damage.replacement)
    #expect(damaged != text(.full))
    #expect(fault(damaged) == DocumentFault(line: damage.line, path: damage.path, problem: damage.problem))
  }

  @Test("A list, an object or a row of another type is named")
  func containers() {
    let expected = { (path: String, expectation: DashPilotStore.Expectation) in
      DocumentFault(line: 2, path: path, problem: .expected(expectation))
    }
    let damaged = { (key: String, value: String) in
      ShiftDocumentTests.minimal.replacing("{\n", with: "{\n\"\(key)\" : \(value),\n").replacing("{\n\"", with: "{\n\"")
    }
    #expect(fault(damaged("pauses", "{}")) == expected("pauses", .list))
    #expect(fault(damaged("pauses", "null")) == expected("pauses", .list))
    #expect(fault(damaged("pauses", "[[]]")) == expected("pauses[0]", .object))
    #expect(fault(damaged("offers", "[1]")) == expected("offers[0]", .object))
    #expect(fault("[]") == DocumentFault(line: 1, path: "", problem: .expected(.object)))
    #expect(fault("16") == DocumentFault(line: 1, path: "", problem: .expected(.object)))
  }

  @Test("An identifier that stands twice among the rows of one kind is named where it stands again")
  func duplicates() {
    let twice: [(String, String, Int, String)] = [
      (
        "08000000-0000-4000-8000-000000000008", "07000000-0000-4000-8000-000000000007", 51, "offers[0].deliveries[1].id"
      ),
      ("06000000-0000-4000-8000-000000000006", "05000000-0000-4000-8000-000000000005", 58, "offers[1].id"),
      ("03000000-0000-4000-8000-000000000003", "02000000-0000-4000-8000-000000000002", 75, "pauses[1].id"),
      (
        "0d000000-0000-4000-8000-00000000000d", "0a000000-0000-4000-8000-00000000000a", 43,
        "offers[0].deliveries[0].tips[3].id"
      ),
    ]
    for (id, other, line, path) in twice {
      let problem = DocumentProblem.duplicateIdentifier(other)
      #expect(fault(text(.full).replacing(id, with: other)) == DocumentFault(line: line, path: path, problem: problem))
      #expect(fault(text(.full).replacing(id, with: other.uppercased()))?.problem == problem)
    }
  }
}
