import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

/// Changes a text at random places, the same ones in each run.
struct Mutations {
  private var random: SeededNumbers
  private let pieces: [String] = [
    "\"", "{", "}", "[", "]", ",", ":", "\\", "\\u", "\\ud800", "\n", "\r", "-", "0", "9", ".", "e", "null", "\u{FEFF}",
    "<<<<<<<", "é", "\u{0}", "99999999999999999999", "Z", "+01:00",
  ]

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
  }

  /// The text after one to three changes: a byte replaced, some removed, some doubled, a piece put in.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var changed = bytes
    for _ in 0...random.next(below: 3) where !changed.isEmpty {
      let start = random.next(below: changed.count)
      let end = min(changed.count, start + 1 + random.next(below: 12))
      switch random.next(below: 5) {
      case 0: changed[start] = UInt8(random.next(below: 256))
      case 1: changed[start] ^= 1 << UInt8(random.next(below: 8))
      case 2: changed.removeSubrange(start..<end)
      case 3: changed.insert(contentsOf: changed[start..<end], at: start)
      default: changed.insert(contentsOf: pieces[random.next(below: pieces.count)].utf8, at: start)
      }
    }
    return changed
  }
}

extension DocumentReaderTests {
  @Test("Thousands of damaged documents are read or refused, and what is read the platform's reader takes too")
  func mutations() throws {
    var mutations = Mutations(seed: 2026)
    var accepted = 0
    let document = ShiftDocument.bytes(.full)
    for _ in 0..<4000 {
      let bytes = mutations.mutated(document)
      guard (try? JSONReader.read(bytes)) != nil else { continue }
      accepted += 1
      #expect(throws: Never.self, "\(String(decoding: bytes, as: UTF8.self))") {
        try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      }
      if let shift = try? JSONReader.document(bytes, ShiftDocument.read) {
        #expect(try JSONReader.document(ShiftDocument.bytes(shift), ShiftDocument.read) == shift)
      }
    }
    #expect(accepted > 100 && accepted < 3900)
  }

  @Test("No beginning of a document is a document")
  func prefixes() {
    let document = ShiftDocument.bytes(.full)
    for count in 0..<document.count - 1 {
      #expect(fault(Array(document.prefix(count))) != nil)
    }
    #expect(fault(document.dropLast()) == nil)
  }
}
