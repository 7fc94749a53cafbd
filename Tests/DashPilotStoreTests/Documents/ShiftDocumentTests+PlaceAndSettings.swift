import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

extension ShiftDocumentTests {
  static let place = """
    {
      "createdAt" : "2025-08-23T21:46:00.000Z",
      "displayName" : "Bella's \\"Trattoria\\" / Süd 🍝",
      "format" : "dashpilot.place",
      "formatVersion" : 16,
      "id" : "28000000-0000-4000-8000-000000000028"
    }

    """

  @Test("A place is written as it is kept and read back equal")
  func place() throws {
    let place = PickupPlace(id: .number(40), displayName: "Bella's \"Trattoria\" / Süd 🍝", createdAt: .evening)
    #expect(String(decoding: PlaceDocument.bytes(place), as: UTF8.self) == ShiftDocumentTests.place)
    #expect(try JSONReader.document(Array(ShiftDocumentTests.place.utf8), PlaceDocument.read) == place)
  }

  static let settings = """
    {
      "cardFile" : "/tmp/card.json",
      "firstWeekday" : "monday",
      "format" : "dashpilot.settings",
      "formatVersion" : 16,
      "gasPricePerGallon" : "3.459",
      "gitCommit" : true,
      "locale" : "en_US",
      "selectedVehicle" : "02000000-0000-4000-8000-000000000002",
      "timeZone" : "America/New_York",
      "vehicles" : [
        {
          "createdAt" : "2025-08-23T21:46:00.000Z",
          "id" : "02000000-0000-4000-8000-000000000002",
          "milesPerGallon" : "40",
          "name" : "Van"
        },
        {
          "createdAt" : "2025-08-23T21:46:01.000Z",
          "id" : "01000000-0000-4000-8000-000000000001",
          "milesPerGallon" : "28.5",
          "name" : "Bee"
        }
      ]
    }

    """

  static let minimalSettings = """
    {
      "firstWeekday" : "sunday",
      "format" : "dashpilot.settings",
      "formatVersion" : 16,
      "gitCommit" : false,
      "locale" : "de_DE",
      "timeZone" : "Europe/Berlin"
    }

    """

  private func settings(_ text: String) throws -> Settings {
    try JSONReader.document(Array(text.utf8), SettingsDocument.read)
  }

  @Test("Settings are written as they are kept and read back equal, in full and at the least")
  func settings() throws {
    let full = Settings(
      timeZone: "America/New_York",
      firstWeekday: .monday,
      locale: "en_US",
      vehicles: [
        Vehicle(id: .number(1), name: "Bee", milesPerGallon: Decimal(285) / 10, createdAt: .evening(1)),
        Vehicle(id: .number(2), name: "Van", milesPerGallon: 40, createdAt: .evening),
      ],
      selectedVehicle: .number(2),
      gasPricePerGallon: Money(Decimal(3459) / 1000),
      cardFile: "/tmp/card.json",
      gitCommit: true
    )
    let minimal = Settings(timeZone: "Europe/Berlin", firstWeekday: .sunday, locale: "de_DE")
    for (settings, kept) in [(full, ShiftDocumentTests.settings), (minimal, ShiftDocumentTests.minimalSettings)] {
      #expect(String(decoding: SettingsDocument.bytes(settings), as: UTF8.self) == kept)
      #expect(try self.settings(kept) == settings)
    }
  }

  @Test("Settings without the choice of git commits make none, and a selected vehicle may be missing")
  func settingsLeftOut() throws {
    let without = ShiftDocumentTests.minimalSettings.replacing("  \"gitCommit\" : false,\n", with: "")
    #expect(try settings(without) == settings(ShiftDocumentTests.minimalSettings))
    let dangling = ShiftDocumentTests.settings.replacing(
      "02000000-0000-4000-8000-000000000002\",\n  \"time",
      with: "03000000-0000-4000-8000-000000000003\",\n  \"time"
    )
    #expect(try settings(dangling).selectedVehicle == .number(3))
  }

  @Test("Settings and places refuse what breaks a value's own rule, with its line and path")
  func settingsDamage() throws {
    let damages: [(String, String, Int, String, DocumentProblem)] = [
      ("America/New_York", "Mars/Olympus", 10, "timeZone", .expected(.timeZone)),
      ("\"monday\"", "\"Monday\"", 3, "firstWeekday", .expected(.weekday)),
      ("\"3.459\"", "\"-3.459\"", 6, "gasPricePerGallon", .expected(.notNegative)),
      ("\"28.5\"", "\"0.00\"", 21, "vehicles[1].milesPerGallon", .expected(.aboveZero)),
      ("\"Van\"", "\"\"", 16, "vehicles[0].name", .expected(.name)),
      ("true", "\"yes\"", 7, "gitCommit", .expected(.yesOrNo)),
      ("\"/tmp/card.json\"", "7", 2, "cardFile", .expected(.text)),
      (
        "\"01000000-0000-4000-8000-000000000001\"", "\"02000000-0000-4000-8000-000000000002\"", 20, "vehicles[1].id",
        .duplicateIdentifier("02000000-0000-4000-8000-000000000002")
      ),
    ]
    for (part, replacement, line, path, problem) in damages {
      #expect(throws: DocumentFault(line: line, path: path, problem: problem)) {
        try settings(ShiftDocumentTests.settings.replacing(part, with: replacement))
      }
    }
    #expect(throws: DocumentFault(line: 3, path: "displayName", problem: .expected(.name))) {
      let name = ShiftDocumentTests.place.replacing("Bella's", with: String(repeating: "x", count: 120))
      return try JSONReader.document(Array(name.utf8), PlaceDocument.read)
    }
  }
}
