import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

extension DocumentReaderTests {
  @Test("A text ends at the first byte that is not plain, wherever among eight it stands, whatever follows")
  func endsOfPlainText() {
    for byte in UInt8.min...UInt8.max {
      for place in 0..<8 {
        for other in [UInt8(ascii: "a"), 0x00, 0x1F, 0x21, 0x22, 0x23, 0x5B, 0x5C, 0x5D, 0x7F, 0x80, 0xA2, 0xFF] {
          let eight = (0..<8).map { $0 < place ? UInt8(ascii: "a") : $0 == place ? byte : other }
          let word = eight.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
          let first = eight.firstIndex { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }
          #expect(word.endsOfPlainText.trailingZeroBitCount / 8 == first ?? 8)
        }
      }
    }
  }

  @Test("Texts of every length are read alike at every distance from the end, plain, accented or escaped")
  func textsOfEveryLength() throws {
    for length in 0..<40 {
      for end in ["", "é", "\"", "\\", "\n", "/", "\u{7F}"] {
        for space in ["", " ", "         ", "\n        ", "\r\n                 ", "\t \t"] {
          let text = String("abcdefghijklmnopqrstuvwxyz0123456789-_:,".prefix(length)) + end
          let json = JSON.array([.string(text), .object([text: .string(text)])])
          let compact = "[\(space)\(JSON.string(text).text)\(space),\(space){\(JSON.string(text).text)\(space):\(space)"
          #expect(try value(compact + "\(JSON.string(text).text)\(space)}\(space)]\(space)") == json)
        }
      }
    }
  }

  @Test("A key that stands twice is found among few and among many, in order and in none, however it is written")
  func duplicateKeys() throws {
    for count in [1, 2, 10, 24, 25, 26, 100] {
      let keys = (0..<count).map { "key \(1000 + $0)" }
      for order in [keys, keys.reversed(), keys.enumerated().sorted { $0.offset * 7 % 5 < $1.offset * 7 % 5 }.map(\.1)]
      {
        #expect(throws: Never.self) { try value(object(order)) }
        for twice in [order[0], order[count / 2], order[count - 1]] {
          for written in [twice, twice.replacing("k", with: "\\u006b")] {
            let found = fault(Array(object(order + [written]).utf8))
            #expect(found == JSONFault(line: 1, path: twice, flaw: .duplicateKey(twice)))
          }
        }
      }
    }
    #expect(fault(Array(object(["caf\u{e9}", "cafe\u{301}"]).utf8))?.flaw == .duplicateKey("cafe\u{301}"))
  }

  private func object(_ keys: [String]) -> String {
    "{\(keys.map { "\"\($0)\":{\"\($0)\":[0]}" }.joined(separator: ","))}"
  }

  @Test("Keys in any order are known, and one that differs only after its beginning is not")
  func keysInAnyOrder() throws {
    let kept = String(decoding: ShiftDocument.bytes(.minimal), as: UTF8.self)
    let lines = kept.split(separator: "\n").dropFirst().dropLast().map { $0.replacing(",", with: "") }
    for turn in lines.indices {
      let turned = lines[turn...] + lines[..<turn]
      let text = "{\n\(turned.joined(separator: ",\n"))\n}\n"
      #expect(try JSONReader.document(Array(text.utf8), ShiftDocument.read) == .minimal)
      #expect(
        throws: DocumentFault(line: 1, path: "", problem: .expected(.object)),
        performing: { try JSONReader.document(Array("[\(text)]".utf8), ShiftDocument.read) }
      )
    }
    for (key, other, name) in [
      ("id", "startedAs", "startedAs"), ("id", "starte", "starte"), ("id", "i\\u0000", "i\u{0}"),
    ] {
      let damaged = kept.replacing("\"\(key)\"", with: "\"\(other)\"")
      #expect(throws: DocumentFault(line: 4, path: "", problem: .unknownKey(name))) {
        try JSONReader.document(Array(damaged.utf8), ShiftDocument.read)
      }
    }
  }

  /// The platform's reader also takes a space or a sign for a digit, and text after a zero byte.
  @Test("An identifier is 36 digits and dashes, each in its place, and is written as the platform writes it")
  func identifiers() {
    var random = SeededNumbers(seed: 36)
    let pieces = Array("0123456789abcdefABCDEF-gG/:@`{ \u{0}\u{7F}".utf8)
    for _ in 0..<3000 {
      let uuid = UUID(uuid: unsafeBitCast((random.next() as UInt64, random.next() as UInt64), to: uuid_t.self))
      #expect(Identifier<Shift>(uuid).text == uuid.uuidString.lowercased())
      for text in [uuid.uuidString, uuid.uuidString.lowercased()] {
        #expect(self.uuid(Array(text.utf8)) == uuid)
        var changed = Array(text.utf8)
        let place = random.next(below: 36)
        changed[place] = pieces[random.next(below: pieces.count)]
        let isDigit = Character(Unicode.Scalar(changed[place])).isHexDigit
        let belongs = [8, 13, 18, 23].contains(place) ? changed[place] == 0x2D : isDigit
        #expect(self.uuid(changed) == (belongs ? UUID(uuidString: String(decoding: changed, as: UTF8.self)) : nil))
        #expect(self.uuid(changed.dropLast()) == nil)
        #expect(self.uuid(changed + [0x30]) == nil)
      }
    }
  }

  private func uuid(_ bytes: [UInt8]) -> UUID? { UUID(stored: bytes.span) }
}
