extension JSON {
  /// The canonical text: two spaces of indent, `"key" : value`, keys sorted by their bytes, no final line end.
  public var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// The canonical text in UTF-8.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: 0)
    return bytes
  }

  private func write(to bytes: inout [UInt8], indent: Int) {
    switch content {
    case .null: bytes += "null".utf8
    case .bool(let flag): bytes += (flag ? "true" : "false").utf8
    case .number(let text): bytes += text.utf8
    case .string(let text): JSON.write(quoted: text, to: &bytes)
    case .array(let values):
      JSON.write(values, between: ("[", "]"), to: &bytes, indent: indent) { value, bytes in
        value.write(to: &bytes, indent: indent + 1)
      }
    case .object(let members):
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      JSON.write(sorted, between: ("{", "}"), to: &bytes, indent: indent) { member, bytes in
        JSON.write(quoted: member.key, to: &bytes)
        bytes += " : ".utf8
        member.value.write(to: &bytes, indent: indent + 1)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item],
    between brackets: (open: String, close: String),
    to bytes: inout [UInt8],
    indent: Int,
    each: (Item, inout [UInt8]) -> Void
  ) {
    bytes += brackets.open.utf8
    if items.isEmpty { bytes += "\n".utf8 }
    for (index, item) in items.enumerated() {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      bytes += repeatElement(UInt8(ascii: " "), count: (indent + 1) * 2)
      each(item, &bytes)
    }
    bytes += "\n".utf8
    bytes += repeatElement(UInt8(ascii: " "), count: indent * 2)
    bytes += brackets.close.utf8
  }

  private static func write(quoted text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        bytes.append(byte)
      } else {
        bytes += escape(of: byte).utf8
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(of byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x08: return "\\b"
    case 0x0C: return "\\f"
    case 0x0A: return "\\n"
    case 0x0D: return "\\r"
    case 0x09: return "\\t"
    default: return byte < 0x10 ? "\\u000\(String(byte, radix: 16))" : "\\u00\(String(byte, radix: 16))"
    }
  }
}
