import DashPilotCore

extension JSONParser {
  /// The fault of whatever stands where something else was expected.
  func unexpected() -> JSONFault {
    guard index < bytes.count else { return fault(.endsEarly) }
    guard !isAtConflictMarker else { return fault(.conflictMarker) }
    let rest = bytes[index...].prefix(4)
    guard let character = String(decoding: rest, as: UTF8.self).first, character != "\u{FFFD}" else {
      return fault(.notUTF8)
    }
    return fault(.unexpected(String(character)))
  }

  func fault(_ flaw: JSONFlaw) -> JSONFault {
    JSONFault(line: line, path: pathText, flaw: flaw)
  }

  /// Whether git left the two sides of a merge here.
  var isAtConflictMarker: Bool {
    let isLineStart = index == 0 || bytes[index - 1] == 0x0A
    let markers = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
    return isLineStart && markers.contains { bytes[index...].starts(with: $0.utf8) }
  }

  private var pathText: String {
    path.reduce(into: "") { text, part in
      switch part {
      case .key(let token):
        let key = tokens[token].text(in: bytes)
        text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
  }
}
