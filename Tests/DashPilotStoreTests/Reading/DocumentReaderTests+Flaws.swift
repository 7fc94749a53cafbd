import DashPilotCore
@testable import DashPilotStore
import Testing

extension DocumentReaderTests {
  /// A text, and its flaw with the line and the path.
  static let flaws: [(text: String, line: Int, path: String, flaw: JSONFlaw)] = [
    ("", 1, "", .empty),
    (" \n\r\n\t", 3, "", .empty),
    ("\u{FEFF}{}", 1, "", .byteOrderMark),
    ("{", 1, "", .endsEarly),
    ("[1,\n", 2, "[1]", .endsEarly),
    ("{\n\"a\"", 2, "a", .endsEarly),
    ("{\n\"a\" : \n", 3, "a", .endsEarly),
    ("{\n\"a\" : \"b", 2, "a", .endsEarly),
    ("\"a\\", 1, "", .endsEarly),
    ("{\"a\" : 1,\n\"b\" : x}", 2, "b", .unexpected("x")),
    ("[1,\n2,\n]", 3, "[2]", .unexpected("]")),
    ("[\n,1]", 2, "[0]", .unexpected(",")),
    ("{\"a\" : 1,\n}", 2, "", .unexpected("}")),
    ("[1 2]", 1, "", .unexpected("2")),
    ("[1}", 1, "", .unexpected("}")),
    ("{\"a\" 1}", 1, "a", .unexpected("1")),
    ("{a : 1}", 1, "", .unexpected("a")),
    ("{1 : 1}", 1, "", .unexpected("1")),
    ("['a']", 1, "[0]", .unexpected("'")),
    ("[tru]", 1, "[0]", .unexpected("t")),
    ("[nullx]", 1, "", .unexpected("x")),
    ("[+1]", 1, "[0]", .unexpected("+")),
    ("[.5]", 1, "[0]", .unexpected(".")),
    ("[NaN]", 1, "[0]", .unexpected("N")),
    ("[é]", 1, "[0]", .unexpected("é")),
    ("[😀]", 1, "[0]", .unexpected("😀")),
    ("// a\n{}", 1, "", .unexpected("/")),
    ("{\n\"a\" : {\"b\" : [0, {\n\"c\" : 01}]}}", 3, "a.b[1].c", .badNumber("01")),
    ("{\"a\" : [true,\n\"\\q\"]}", 2, "a[1]", .badEscape),
    ("{\"a\" : \"b\nc\"}", 1, "a", .controlCharacterInText),
    ("[\"\t\"]", 1, "[0]", .controlCharacterInText),
    ("[\"\\n\u{1}\"]", 1, "[0]", .controlCharacterInText),
    ("{\n\"a\" : 1,\n\"b\" : 2,\n\"a\" : 1}", 4, "a", .duplicateKey("a")),
    ("{\"x\" : [{\"\\u0061\" : 1,\n\"a\" : 1}]}", 2, "x[0].a", .duplicateKey("a")),
    ("{}\n{}", 2, "", .textAfterTheEnd),
    ("{} x", 1, "", .textAfterTheEnd),
    ("1 2", 1, "", .textAfterTheEnd),
    ("<<<<<<< HEAD\n{}", 1, "", .conflictMarker),
    ("{\n<<<<<<< HEAD\n\"a\" : 1\n=======\n\"a\" : 2\n>>>>>>> b\n}", 2, "", .conflictMarker),
    ("{\n\"a\" : 1,\n<<<<<<< HEAD\n\"b\" : 1\n", 3, "", .conflictMarker),
    ("{\n\"a\" : 1\n=======\n", 3, "", .conflictMarker),
    ("{\n\"a\" : [\n>>>>>>> b\n", 3, "a[0]", .conflictMarker),
    ("{\n\"a\" :\n||||||| base\n", 3, "a", .conflictMarker),
    ("{}\n>>>>>>> b\n", 2, "", .conflictMarker),
    ("{\"a\" : <<<<<<<}", 1, "a", .unexpected("<")),
  ]

  @Test("Each flaw is named with its line and the path that leads to it", arguments: flaws)
  func flaw(text: String, line: Int, path: String, flaw: JSONFlaw) {
    #expect(fault(Array(text.utf8)) == JSONFault(line: line, path: path, flaw: flaw))
  }

  @Test(
    "Bytes that are not UTF-8 are named, in a text, in a key and outside",
    arguments: [
      ([0x5B, 0x0A, 0x22, 0xFF, 0x22, 0x5D], 2, "[0]"), ([0x7B, 0x22, 0xC3, 0x28, 0x22, 0x3A, 0x31, 0x7D], 1, ""),
      ([0xFF, 0xFE, 0x7B, 0x00], 1, ""), ([0x22, 0xC0, 0x80, 0x22], 1, ""), ([0x22, 0xED, 0xA0, 0x80, 0x22], 1, ""),
      ([0x22, 0x5C, 0x6E, 0xF4, 0x90, 0x80, 0x80, 0x22], 1, ""), ([0x5B, 0x80, 0x5D], 1, "[0]"),
    ] as [([UInt8], Int, String)]
  )
  func notUTF8(bytes: [UInt8], line: Int, path: String) {
    #expect(fault(bytes) == JSONFault(line: line, path: path, flaw: .notUTF8))
  }

  @Test("A zero byte and a byte-order mark are nowhere space")
  func strayBytes() {
    #expect(fault([0x5B, 0x00, 0x5D])?.flaw == .unexpected("\u{0}"))
    #expect(fault([0xEF, 0xBB, 0xBF])?.flaw == .byteOrderMark)
    #expect(fault(Array("[\u{FEFF}1]".utf8))?.flaw == .unexpected("\u{FEFF}"))
    #expect(fault(Array("[\u{A0}1]".utf8))?.flaw == .unexpected("\u{A0}"))
  }
}
