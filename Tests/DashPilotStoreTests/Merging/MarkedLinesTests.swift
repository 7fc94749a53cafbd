import DashPilotCore
import TestSupport
import Testing

@testable import DashPilotStore

@Suite("Marked lines")
struct MarkedLinesTests {
  /// Two documents that look random and share some of what they hold.
  private struct Pair {
    private var numbers: SeededNumbers

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    /// An object for each side: keys of a few, with texts, lists of rows and objects behind them.
    mutating func objects(depth: Int, id: Int? = nil) -> (ours: JSON, theirs: JSON) {
      let keys = ["a", "b", "c", "m", "z"].filter { _ in numbers.next(below: 3) > 0 }
      var (ours, theirs): ([JSON.Member], [JSON.Member]) = ([], [])
      if let id {
        ours.append(JSON.Member(key: "id", value: .string("row \(id)")))
        theirs = ours
      }
      for key in keys {
        let (own, other) = depth > 0 && numbers.next(below: 2) == 0 ? rows(depth: depth) : texts()
        if let own { ours.append(JSON.Member(key: key, value: own)) }
        if let other { theirs.append(JSON.Member(key: key, value: other)) }
      }
      if ours.isEmpty || theirs.isEmpty {
        let member = JSON.Member(key: "only", value: .string("one"))
        return (JSON(.object(ours + [member])), JSON(.object(theirs + [member])))
      }
      return (JSON(.object(ours)), JSON(.object(theirs)))
    }

    private mutating func texts() -> (JSON?, JSON?) {
      switch numbers.next(below: 5) {
      case 0: (.string("x"), nil)
      case 1: (nil, .string("y"))
      case 2: (.string("x"), .string("y"))
      default: (.string("same"), .string("same"))
      }
    }

    private mutating func rows(depth: Int) -> (JSON?, JSON?) {
      var (ours, theirs): ([JSON], [JSON]) = ([], [])
      for id in 0..<numbers.next(below: 4) + 1 {
        let (own, other) = objects(depth: depth - 1, id: id)
        let choice = numbers.next(below: 5)
        if choice != 0 { ours.append(own) }
        if choice != 1 { theirs.append(choice == 2 ? own : other) }
      }
      return (ours.isEmpty ? nil : .array(ours), theirs.isEmpty ? nil : .array(theirs))
    }
  }

  @Test(
    "All of one side's lines are that side's document, and any choice between markers is a document",
    arguments: 0..<300
  )
  func choices(_ seed: UInt64) throws {
    var pair = Pair(seed: seed)
    let (ours, theirs) = pair.objects(depth: 3)
    let marked = MarkedLines(ours: ours, theirs: theirs)
    #expect(marked.lines(of: .ours).joined(separator: "\n") == ours.text)
    #expect(marked.lines(of: .theirs).joined(separator: "\n") == theirs.text)
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<8 {
      let lines = marked.segments.flatMap { segment -> [String] in
        let side: MergeSide = numbers.next(below: 2) == 0 ? .ours : .theirs
        return MarkedLines([segment]).lines(of: side)
      }
      #expect(throws: Never.self, "\(lines.joined(separator: "\n"))") {
        try JSONReader.read(Array(lines.joined(separator: "\n").utf8))
      }
    }
  }

  @Test("Documents that say the same have no marker, and others are not read")
  func markers() throws {
    let one = JSON.facts(["a": .string("x"), "z": .string("x")])
    #expect(MarkedLines(ours: one, theirs: one).bytes == one.bytes + [UInt8(ascii: "\n")])
    let other = JSON.facts(["a": .string("y"), "z": .string("x")])
    let text = """
      {
      <<<<<<< ours
        "a" : "x",
      =======
        "a" : "y",
      >>>>>>> theirs
        "z" : "x"
      }

      """
    let bytes = MarkedLines(ours: one, theirs: other).bytes
    #expect(String(decoding: bytes, as: UTF8.self) == text)
    #expect(throws: JSONFault(line: 2, path: "", flaw: .conflictMarker)) { try JSONReader.read(bytes) }
  }

  @Test("A line whose comma hangs on the choice stands between the markers too")
  func comma() {
    let (one, other) = (JSON.facts(["a": .string("x"), "z": .string("x")]), JSON.facts(["a": .string("x")]))
    let text = """
      {
      <<<<<<< ours
        "a" : "x",
        "z" : "x"
      =======
        "a" : "x"
      >>>>>>> theirs
      }

      """
    #expect(String(decoding: MarkedLines(ours: one, theirs: other).bytes, as: UTF8.self) == text)
  }
}
