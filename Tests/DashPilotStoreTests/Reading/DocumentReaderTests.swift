import DashPilotCore
@testable import DashPilotStore
import Testing

/// The reader of JSON documents: one value, strictly, each with its line (`spec/01`, what malformed means).
@Suite("Document reader")
struct DocumentReaderTests {
  func value(_ text: String) throws -> JSON { try JSONReader.read(Array(text.utf8)) }

  func fault(_ bytes: [UInt8]) -> JSONFault? {
    do throws(JSONFault) {
      _ = try JSONReader.read(bytes)
      return nil
    } catch { return error }
  }

  @Test("Each kind of value is read, with space around it or none")
  func values() throws {
    #expect(try value("null") == .null)
    #expect(try value(" true ") == .bool(true))
    #expect(try value("\tfalse\n") == .bool(false))
    #expect(try value("\"\"") == .string(""))
    #expect(try value("[]") == .array([]))
    #expect(try value("[ \r\n ]") == .array([]))
    #expect(try value("{}") == .object([:]))
    #expect(
      try value("[1,[2],{\"a\":\"b\"}]") == .array([.integer(1), .array([.integer(2)]), .object(["a": .string("b")])])
    )
    #expect(try value("{\"b\" : 1, \"a\":null}") == .object(["b": .integer(1), "a": .null]))
  }

  @Test("Each value and each key keeps the line it stands on, CR LF ends counting once")
  func lines() throws {
    for end in ["\n", "\r\n"] {
      let json = try value(["", "{", "\"a\" :", "1,", "", "\"b\" : [", "true", "]", "}", ""].joined(separator: end))
      guard case .object(let members) = json.content, case .array(let values) = members.last?.value.content else {
        Issue.record("not an object that ends in a list")
        return
      }
      #expect(json.line == 2)
      #expect(members.map(\.line) == [3, 6])
      #expect(members.map(\.value.line) == [4, 6])
      #expect(values.map(\.line) == [7])
    }
  }

  @Test("Where a value stood makes no difference to what it says")
  func linesAreNotCompared() throws {
    #expect(try value("{\n\n\"a\" :\n[\n1\n]\n}") == value("{\"a\" : [1]}"))
  }

  @Test(
    "A number is one of JSON's, and keeps its text",
    arguments: [
      "0", "-0", "7", "-7", "10", "0.0", "0.10", "-0.5", "123456789012345678901234567890", "1e5", "1E5", "1e+5", "1e-5",
      "0e0", "1.5e10",
    ]
  )
  func numbers(text: String) throws {
    #expect(try value(text) == .number(text))
    #expect(try value("[\(text)]") == .array([.number(text)]))
  }

  @Test(
    "Another number is refused with its text",
    arguments: ["-", "01", "-01", "00", "1.", "-.5", "1.e5", "1e", "1e+", "1E-", "0.", "007.5"]
  )
  func malformedNumbers(text: String) {
    #expect(fault(Array("[\n\(text)]".utf8)) == JSONFault(line: 2, path: "[0]", flaw: .badNumber(text)))
  }

  @Test(
    "An escape is one of JSON's, a surrogate pair one character",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"), (#""\ud83d\ude00""#, "😀"),
      (#""\u0000\u001f""#, "\u{0}\u{1F}"), (#""\uFFFF""#, "\u{FFFF}"), ("\"\u{7F}\u{2028}é😀\"", "\u{7F}\u{2028}é😀"),
    ]
  )
  func escapes(text: String, expected: String) throws {
    #expect(try value(text) == .string(expected))
  }

  @Test(
    "Another escape is refused, a lone surrogate too",
    arguments: [
      #""\x""#, #""\U0041""#, #""\'""#, #""\u""#, #""\u12""#, #""\u123""#, #""\u12g4""#, #""\u+123""#, #""\ud800""#,
      #""\udc00""#, #""\ud800\ud800""#, #""\ud800A""#, #""\ud800\u0041""#, #""\ud83d\n""#, #""\ude00\ud83d""#,
    ]
  )
  func malformedEscapes(text: String) {
    #expect(fault(Array(text.utf8)) == JSONFault(line: 1, path: "", flaw: .badEscape))
  }

  @Test("Nesting of 64 is read and of 65 refused, of lists and of objects, without end and by the million")
  func nesting() throws {
    let lists = { (depth: Int) in String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    let objects = { (depth: Int) in
      String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
    }
    #expect(throws: Never.self) { try value(lists(64)) }
    #expect(throws: Never.self) { try value(objects(64)) }
    for text in [lists(65), objects(65), String(repeating: "[", count: 1_000_000)] {
      #expect(fault(Array(text.utf8))?.flaw == .tooDeep)
    }
  }
}
