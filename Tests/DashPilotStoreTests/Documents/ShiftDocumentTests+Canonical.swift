import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

extension ShiftDocumentTests {
  private func named(_ name: String?) -> Shift {
    let full = Shift.full
    return Shift(
      id: full.id,
      startedAt: full.startedAt,
      endedAt: full.endedAt,
      grossEarnings: full.grossEarnings,
      fuel: FuelAssumptions(
        milesPerGallon: full.fuel.milesPerGallon,
        gasPricePerGallon: full.fuel.gasPricePerGallon,
        vehicleName: name
      ),
      pauses: full.pauses,
      parkedStretches: full.parkedStretches,
      offers: full.offers
    )
  }

  /// A shift's document, judged without regard for its canonical form.
  private func judged(_ bytes: [UInt8]) -> Result<Shift, DocumentFault> {
    do { return .success(try JSONReader.document(bytes, ShiftDocument.read)) } catch { return .failure(error) }
  }

  /// A shift's document as the tree reads it.
  private func read(_ bytes: [UInt8]) -> Result<Shift, DocumentFault> {
    do { return .success(try ShiftDocument.readWithVersion(bytes).shift) } catch { return .failure(error) }
  }

  @Test("What is written is read in one go, with any name that needs no escape")
  func canonical() {
    for shift in [.minimal, named(nil), named("Blue Bee"), named("Škoda 😀"), named(String(repeating: "é", count: 120))]
    {
      #expect(ShiftDocument.canonical(ShiftDocument.bytes(shift)) == shift)
    }
  }

  @Test("A name with an escape is left to the reader of documents, which reads it")
  func escapedName() {
    for name in ["Blue \"Bee\"", "back\\slash", "two\nlines"] {
      let bytes = ShiftDocument.bytes(named(name))
      #expect(ShiftDocument.canonical(bytes) == nil)
      #expect(read(bytes) == .success(named(name)))
    }
  }

  @Test(
    "A document in another form is not canonical, and reads the same",
    arguments: [
      ("\n", "\r\n"), ("  \"id\"", "\t\"id\""), ("  \"id\" ", "   \"id\" "), (" : ", ":"), ("{\n", "{\n\n"),
      ("}\n", "}"),
      ("Z\"\n}", "Z\"\n} "), ("2025-08-23T21:46:00.000Z", "2025-08-23T21:46:00Z"), ("\"id\"", "\"\\u0069d\""),
      ("\"id\"", "\"offers\" : [],\n  \"id\""), ("  \"formatVersion\" : 16,\n", ""),
    ]
  )
  func otherForms(from: String, to: String) throws {
    let version = "  \"formatVersion\" : 16"
    var text = ShiftDocumentTests.minimal.replacing(from, with: to)
    if !text.contains("formatVersion") { text = text.replacing("\n}", with: ",\n\(version)\n}") }
    #expect(ShiftDocument.canonical(Array(text.utf8)) == nil)
    #expect(read(Array(text.utf8)) == .success(.minimal))
  }

  @Test(
    "What is to be refused is not read in one go, and the reader of documents names it",
    arguments: [
      ("\"formatVersion\" : 16", "\"formatVersion\" : 17"), ("\"formatVersion\" : 16", "\"formatVersion\" : 016"),
      ("\"formatVersion\" : 16", "\"formatVersion\" : 16.0"), ("dashpilot.shift", "dashpilot.place"),
      ("\"startedAt\"", "\"startedat\""), ("\n}\n", ",\n  \"vehicleName\" : \"\"\n}\n"),
      ("\n}\n", ",\n  \"vehicleName\" : \"a\u{7}b\"\n}\n"), ("\n}\n", ",\n  \"zone\" : \"\"\n}\n"),
      ("\n}\n", "\n}\n}\n"),
      ("  \"id\"", "  \"grossEarnings\" : \"-1.00\",\n  \"id\""),
      ("  \"id\"", "  \"fuelMilesPerGallon\" : \"0\",\n  \"id\""),
      ("  \"id\"", "  \"grossEarnings\" : \"01.00\",\n  \"id\""),
      ("  \"id\"", "  \"grossEarnings\" : 1,\n  \"id\""), ("2025-08-23T21", "2025-08-32T21"),
      ("09000000-", "09000000:"),
    ]
  )
  func refused(from: String, to: String) {
    let bytes = Array(ShiftDocumentTests.minimal.replacing(from, with: to).utf8)
    #expect(ShiftDocument.canonical(bytes) == nil)
    #expect(throws: DocumentFault.self) { try ShiftDocument.readWithVersion(bytes) }
    #expect(read(bytes) == judged(bytes))
  }

  @Test("An identifier that stands twice is refused in canonical bytes too")
  func canonicalDuplicates() {
    let pauses = [Pause(id: .number(3), startedAt: .evening), Pause(id: .number(3), startedAt: .evening(60))]
    let bytes = ShiftDocument.bytes(Shift(id: .number(1), startedAt: .evening, pauses: pauses))
    #expect(ShiftDocument.canonical(bytes) == nil)
    #expect(throws: DocumentFault.self) { try ShiftDocument.readWithVersion(bytes) }
    #expect(read(bytes) == judged(bytes))
  }

  @Test("A document with any byte missing, doubled or replaced reads as it does without regard for its form")
  func everyByte() {
    let document = ShiftDocument.bytes(named("Blue Bee"))
    for index in document.indices {
      let (before, after) = (document[..<index], document[(index + 1)...])
      let bytes = document[index]
      var changed = [before + after, before + [bytes, bytes] + after]
      changed += ([0x00, 0x09, 0x20, 0x2C, 0x2D, 0x30, 0x39, 0x5C, 0x7F, 0xE9, bytes ^ 0x20] as [UInt8]).map {
        before + [$0] + after
      }
      for mutated in changed { #expect(read(Array(mutated)) == judged(Array(mutated)), "byte \(index)") }
    }
  }

  @Test("Thousands of damaged documents read as they do without regard for their form, and no beginning is canonical")
  func canonicalMutations() {
    var mutations = Mutations(seed: 16)
    let document = ShiftDocument.bytes(named("Blue Bee"))
    for _ in 0..<4000 {
      let bytes = mutations.mutated(document)
      #expect(read(bytes) == judged(bytes))
    }
    for count in document.indices { #expect(ShiftDocument.canonical(Array(document.prefix(count))) == nil) }
  }
}
