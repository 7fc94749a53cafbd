import DashPilotCore
@testable import DashPilotStore
import TestSupport
import Testing

extension RouteDocumentTests {
  /// Lines after the header and a session, and the fault of the third line of the file.
  static let malformedLines: [(line: String, problem: DocumentProblem)] = [
    ("", .notJSON(.empty)), ("[]", .expected(.offset)), ("[0]", .expected(.position)),
    ("[0,1,1]", .expected(.position)),
    ("[0,1,1,1,1]", .expected(.position)), ("[0,1,1,1],", .expected(.position)), ("[0,1,1,1] ", .expected(.position)),
    ("[0,1,1,null]", .expected(.position)), ("[0,\"1\",1,1]", .expected(.position)),
    ("[0,01,1,1]", .expected(.position)),
    ("[0,1,1,1e999]", .expected(.position)), ("[0,NaN,1,1]", .expected(.position)),
    ("[0,1.,1,1]", .expected(.position)), ("[0,1,1,1]\u{0}", .expected(.position)),
    ("[0,1\u{0},1,1]", .expected(.position)), ("[0,1,1,1]\r\r", .expected(.position)),
    ("[\u{0}", .expected(.offset)), ("[0,1,1e\u{0}1,1]", .expected(.position)),
    ("[0,+1,1,1]", .expected(.position)), ("[0,0x10,1,1]", .expected(.position)), ("[0,1e,1,1]", .expected(.position)),
    (" [0,1,1,1]", .expected(.object)), ("true", .expected(.object)), ("{", .notJSON(.endsEarly)),
    ("{}", .missingKey("session")), (#"{"session":null}"#, .missingKey("from")),
    (#"{"from":"2025-08-23T21:46:00Z"}"#, .missingKey("session")),
    (#"{"session":null,"from":"2025-08-23T21:46:00Z","x":1}"#, .unknownKey("x")),
    ("<<<<<<< HEAD", .notJSON(.conflictMarker)), ("=======", .notJSON(.conflictMarker)),
    (header, .unknownKey("format")), ("{} {}", .notJSON(.textAfterTheEnd)),
  ]

  @Test("A malformed line is named with its number", arguments: malformedLines)
  func malformed(line: String, problem: DocumentProblem) {
    let found = fault(file(RouteDocumentTests.session, line, "[1,1,1,1]"))
    #expect(found == DocumentFault(line: 3, path: "", problem: problem))
  }

  @Test("A wrong value in a session's line is named with its key")
  func malformedSession() {
    let session = { (id: String, from: String) in "{\"session\":\(id),\"from\":\(from)}" }
    let time = "\"2025-08-23T21:46:00Z\""
    let expected = { (path: String, expectation: DashPilotStore.Expectation) in
      DocumentFault(line: 2, path: path, problem: .expected(expectation))
    }
    #expect(fault(file(session("1", time))) == expected("session", .identifier))
    #expect(fault(file(session("\"x\"", time))) == expected("session", .identifier))
    #expect(fault(file(session("null", "null"))) == expected("from", .instant))
    #expect(fault(file(session("null", "\"2025-02-30T00:00:00Z\""))) == expected("from", .instant))
    let twice = "{\"session\":null,\"session\":null,\"from\":\(time)}"
    #expect(fault(file(twice)) == DocumentFault(line: 2, path: "session", problem: .notJSON(.duplicateKey("session"))))
    #expect(fault(file("[0,1,1,1]", "[1,1,1,1]")) == expected("", .session))
  }

  @Test("A malformed header is named")
  func malformedHeader() {
    let shift = "\"shift\":\"01000000-0000-4000-8000-000000000001\""
    let cases: [(String, String, DocumentProblem)] = [
      ("", "", .notJSON(.empty)), ("[0,1,1,1]", "", .expected(.object)),
      ("{\"formatVersion\":16,\(shift)}", "", .missingKey("format")),
      ("{\"format\":\"dashpilot.route\",\(shift)}", "", .missingKey("formatVersion")),
      ("{\"format\":\"dashpilot.route\",\"formatVersion\":16}", "", .missingKey("shift")),
      (
        "{\"format\":\"dashpilot.shift\",\"formatVersion\":16,\(shift)}", "format",
        .otherFormat(found: "dashpilot.shift", expected: "dashpilot.route")
      ),
      (
        "{\"format\":\"dashpilot.route\",\"formatVersion\":17,\(shift)}", "formatVersion",
        .newerVersion(found: "17", ours: 16)
      ),
      ("\u{FEFF}{}", "", .notJSON(.byteOrderMark)),
    ]
    for (line, path, problem) in cases {
      #expect(fault(Array("\(line)\n".utf8)) == DocumentFault(line: 1, path: path, problem: problem))
    }
    #expect(fault([]) == DocumentFault(line: 1, path: "", problem: .notJSON(.empty)))
  }

  @Test("A last line that was cut short costs that line, wherever it was cut")
  func tornLine() throws {
    let position = "[1.5,40.1,-75.2,8]"
    let whole = route([session([self.position(0, 1, 1, 1)])])
    for count in 1..<position.count {
      let read = try RouteReader.read(
        file(RouteDocumentTests.session, "[0,1,1,1]", String(position.prefix(count)), isTorn: true)
      )
      #expect(read == RouteReading(route: whole, tornLine: 4))
    }
    let begun = String(RouteDocumentTests.legacy.dropLast())
    #expect(try RouteReader.read(file(RouteDocumentTests.session, "[0,1,1,1]", begun, isTorn: true)).tornLine == 4)
  }

  @Test("A whole last line without its line end is kept, and a torn one with its line end is malformed")
  func lastLine() throws {
    let kept = try RouteReader.read(file(RouteDocumentTests.session, "[0,1,1,1]", isTorn: true))
    #expect(kept == RouteReading(route: route([session([position(0, 1, 1, 1)])]), tornLine: nil))
    let torn = fault(file(RouteDocumentTests.session, "[0,1,1,1]", "[1.5,40.1"))
    #expect(torn == DocumentFault(line: 4, path: "", problem: .expected(.position)))
    let halfEnded = try RouteReader.read(file(RouteDocumentTests.session, "[0,1,1,1]", "[1,1,1,1]\r", isTorn: true))
    #expect(halfEnded == RouteReading(route: kept.route, tornLine: 4))
    #expect(fault(Array(RouteDocumentTests.header.utf8.dropLast())) != nil)
  }

  @Test("Thousands of damaged route files are read or refused, and what is read is written and read again equal")
  func mutations() throws {
    var mutations = Mutations(seed: 404)
    let kept = file(
      RouteDocumentTests.session,
      "[0,40.1234567,-75.1,8]",
      "[10.5,40.2,-75.2,8.5]",
      RouteDocumentTests.legacy,
      "[1,2,3,4]"
    )
    for _ in 0..<4000 {
      guard let reading = try? RouteReader.read(mutations.mutated(kept)) else { continue }
      let again = try RouteReader.read(RouteDocument.bytes(reading.route))
      #expect(again == RouteReading(route: reading.route, tornLine: nil))
    }
  }
}
