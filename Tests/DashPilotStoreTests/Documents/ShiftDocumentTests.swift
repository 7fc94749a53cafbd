import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

/// The documents of shifts, places and settings, pinned as text both ways (`spec/01`).
@Suite("Shift documents")
struct ShiftDocumentTests {
  func shift(_ text: String) throws -> Shift { try JSONReader.document(Array(text.utf8), ShiftDocument.read) }

  func text(_ shift: Shift) -> String { String(decoding: ShiftDocument.bytes(shift), as: UTF8.self) }

  static let minimal = """
    {
      "format" : "dashpilot.shift",
      "formatVersion" : 16,
      "id" : "09000000-0000-4000-8000-000000000009",
      "startedAt" : "2025-08-23T21:46:00.000Z"
    }

    """

  @Test("A full document is written as it is kept, letter by letter, and read back equal")
  func full() throws {
    let kept = String(decoding: try Fixtures.bytes("Golden/ShiftDocument.json"), as: UTF8.self)
    #expect(text(.full) == kept)
    #expect(try shift(kept) == .full)
    #expect(try text(shift(kept)) == kept)
  }

  @Test("A document with the required facts alone is written as it is kept, and read back equal")
  func minimal() throws {
    #expect(text(.minimal) == ShiftDocumentTests.minimal)
    #expect(try shift(ShiftDocumentTests.minimal) == .minimal)
  }

  @Test("An offer without a delivery, and empty lists, have no key")
  func emptyLists() throws {
    let empty = Shift(
      id: .number(9),
      startedAt: .evening,
      offers: [Offer(id: .number(5), acceptedAt: .evening, deliveries: [])]
    )
    #expect(!text(empty).contains("deliveries"))
    #expect(try shift(text(empty)) == empty)
    let lists = ShiftDocumentTests.minimal.replacing(
      "\"format\" :",
      with: "\"pauses\" : [], \"offers\" : [], \"format\" :"
    )
    #expect(try shift(lists) == .minimal)
  }

  @Test("Rows in any order are read, and written in order")
  func arrayOrders() throws {
    let kept = try JSONReader.read(Fixtures.bytes("Golden/ShiftDocument.json"))
    #expect(try JSONReader.document(kept.withListsReversed.bytes, ShiftDocument.read) == .full)
    #expect(kept.withListsReversed != kept)
  }

  @Test("A tip's unknown word is kept, and read as no method that is known")
  func unknownMethod() throws {
    let tips = try shift(text(.full)).offers.flatMap(\.deliveries).flatMap(\.tips)
    #expect(tips.map(\.method) == [.cash, .platform, .unrecognised("barter"), nil])
    for word in ["", "Cash", "PLATFORM", "é 😀"] {
      let changed = text(.full).replacing("barter", with: word)
      #expect(try text(shift(changed)) == changed)
    }
  }

  @Test(
    "Times are read with whole seconds, an offset or a finer fraction, which is rounded once",
    arguments: [
      ("2025-08-23T21:46:00Z", 0.0), ("2025-08-23T17:46:00-04:00", 0), ("2025-08-24T03:16:00.000+05:30", 0),
      ("2025-08-23T21:46:00.0004999Z", 0), ("2025-08-23T21:46:00.0005Z", 0.001), ("2025-08-23T21:46:00.5Z", 0.5),
    ]
  )
  func times(stored: String, seconds: Double) throws {
    let read = try shift(ShiftDocumentTests.minimal.replacing("2025-08-23T21:46:00.000Z", with: stored))
    #expect(read.startedAt == .evening(seconds))
    #expect(text(read).contains("\"startedAt\" : \"\(Instant.evening(seconds).text)\""))
  }

  @Test("Identifiers are read in upper case and written in lower")
  func upperCase() throws {
    let full = text(.full)
    let upper = full.components(separatedBy: "\"").map { UUID(uuidString: $0) == nil ? $0 : $0.uppercased() }
      .joined(separator: "\"")
    #expect(upper != full)
    #expect(try shift(upper) == .full)
    #expect(try text(shift(upper)) == full)
  }

  @Test(
    "Amounts are read with any fraction digits and written with two at least, other decimals with none to spare",
    arguments: [
      ("86.5", "86.50"), ("86", "86.00"), ("86.500", "86.50"), ("0", "0.00"), ("0.001", "0.001"),
      ("123456789012345678901234567890123456.78", "123456789012345678901234567890123456.78"),
    ]
  )
  func amounts(stored: String, written: String) throws {
    let read = try shift(text(.full).replacing("\"86.50\"", with: "\"\(stored)\""))
    #expect(text(read).contains("\"grossEarnings\" : \"\(written)\""))
    let economy = try shift(text(.full).replacing("\"28.5\"", with: "\"28.500\""))
    #expect(text(economy).contains("\"fuelMilesPerGallon\" : \"28.5\""))
  }
}

extension String {
  /// The text with each occurrence of a part replaced.
  func replacing(_ part: String, with other: String) -> String { replacingOccurrences(of: part, with: other) }
}

extension JSON {
  /// The same value with every list backwards.
  fileprivate var withListsReversed: JSON {
    switch content {
    case .array(let values): .array(values.reversed().map(\.withListsReversed))
    case .object(let members): JSON(.object(members.map { Member(key: $0.key, value: $0.value.withListsReversed) }))
    default: self
    }
  }
}
