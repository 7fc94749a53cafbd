import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

extension DocumentReaderTests {
  @Test("The canonical layout, letter by letter")
  func layout() {
    let json = JSON.object([
      "b": .array([.integer(1), .object(["z": .null, "a": .bool(true)]), .array([])]),
      "B": .object([:]),
      "a": .array([]),
      "é": .number("-0.50"),
      "aa": .string("/"),
    ])
    #expect(
      json.text == """
        {
          "B" : {

          },
          "a" : [

          ],
          "aa" : "/",
          "b" : [
            1,
            {
              "a" : true,
              "z" : null
            },
            [

            ]
          ],
          "é" : -0.50
        }
        """
    )
    #expect(JSON.array([]).text == "[\n\n]")
    #expect(JSON.null.text == "null")
  }

  @Test("The escapes, letter by letter; everything else stands as itself")
  func escapesWritten() {
    let text = "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1}\u{F}\u{10}\u{1F} \u{7F}\u{80}\u{2028}é😀"
    #expect(
      JSON.string(text).text
        == #""\"\\/\b\f\n\r\t\u0000\u0001\u000f\u0010\u001f "# + "\u{7F}\u{80}\u{2028}é😀\""
    )
  }

  @Test("What is written is read to the same value, by our reader and by the platform's")
  func written() throws {
    var random = SeededNumbers(seed: 16)
    for _ in 0..<400 {
      let json = randomValue(depth: 4, &random)
      #expect(try JSONReader.read(json.bytes) == json)
      #expect(try JSONReader.read(json.bytes).bytes == json.bytes)
      let foreign = try JSONSerialization.jsonObject(with: Data(json.bytes), options: .fragmentsAllowed)
      #expect(says(foreign, the: json), "\(json.text)")
    }
  }

  private func randomValue(depth: Int, _ random: inout SeededNumbers) -> JSON {
    switch random.next(below: depth > 0 ? 7 : 5) {
    case 0: return .null
    case 1: return .bool(random.next(below: 2) == 0)
    case 2: return .integer(random.next(below: 2_000_000) - 1_000_000)
    case 3: return .number(["0.5", "-12.25", "1e3", "0", "123456.789"][random.next(below: 5)])
    case 4: return .string(randomText(&random))
    case 5: return .array((0..<random.next(below: 4)).map { _ in randomValue(depth: depth - 1, &random) })
    default:
      let members = (0..<random.next(below: 4)).map { index in
        JSON.Member(key: "\(index)\(randomText(&random))", value: randomValue(depth: depth - 1, &random))
      }
      return JSON(.object(members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }))
    }
  }

  private func randomText(_ random: inout SeededNumbers) -> String {
    let parts = [
      "a", " ", "\"", "\\", "/", "\n", "\r\n", "\t", "\u{0}", "\u{1F}", "\u{7F}", "é", "e\u{301}", "\u{2028}", "😀", "ß",
    ]
    return (0..<random.next(below: 6)).map { _ in parts[random.next(below: parts.count)] }.joined()
  }

  /// Whether a value of the platform's reader says what ours does.
  private func says(_ foreign: Any, the json: JSON) -> Bool {
    switch json.content {
    case .null: return foreign is NSNull
    case .bool(let flag): return foreign as? Bool == flag
    case .number(let text): return (foreign as? NSNumber)?.doubleValue == Double(text)
    case .string(let text): return (foreign as? String).map { Array($0.utf8) == Array(text.utf8) } ?? false
    case .array(let values):
      guard let list = foreign as? [Any], list.count == values.count else { return false }
      return zip(list, values).allSatisfy { says($0, the: $1) }
    case .object(let members):
      guard let object = foreign as? [String: Any], object.count == members.count else { return false }
      return members.allSatisfy { member in object[member.key].map { says($0, the: member.value) } ?? false }
    }
  }
}
