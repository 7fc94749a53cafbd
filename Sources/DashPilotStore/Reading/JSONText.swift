import DashPilotCore

/// A JSON text that was read strictly: its bytes and its tokens.
///
/// Both are borrowed from the reading that made it, and nothing of it outlives that (`JSONReader`).
struct JSONText {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<JSONToken>

  /// What a text says, or how a number is written.
  func text(at index: Int) -> String { tokens[index].text(in: bytes) }

  /// The tokens of an object's keys, each right before its value.
  func keys(of object: Int) -> JSONItems { JSONItems(text: self, container: object, stepsOverKeys: true) }

  /// The tokens of a list's values.
  func values(of list: Int) -> JSONItems { JSONItems(text: self, container: list, stepsOverKeys: false) }

  /// The keys and indexes that lead to a value; empty for the whole.
  ///
  /// It is worked out from the beginning, because only a fault asks for it.
  func path(to target: Int) -> String {
    var (path, container) = ("", 0)
    while container != target {
      let isObject = tokens[container].kind == .object
      let items = isObject ? keys(of: container) : values(of: container)
      guard let (number, item) = items.enumerated().first(where: { target < items.end(of: $1) }) else { return path }
      if isObject { path += path.isEmpty ? text(at: item) : ".\(text(at: item))" } else { path += "[\(number)]" }
      container = isObject ? item + 1 : item
    }
    return path
  }

  /// The value at a token as one that stands by itself.
  func json(at index: Int) -> JSON {
    let content: JSON.Content =
      switch tokens[index].kind {
      case .object:
        .object(
          keys(of: index).map { JSON.Member(key: text(at: $0), value: json(at: $0 + 1), line: Int(tokens[$0].line)) }
        )
      case .array: .array(values(of: index).map(json))
      case .string: .string(text(at: index))
      case .number: .number(text(at: index))
      case .yes: .bool(true)
      case .no: .bool(false)
      case .null: .null
      }
    return JSON(content, line: Int(tokens[index].line))
  }
}

/// The items of an object or a list, by the tokens they begin with.
struct JSONItems: Sequence, IteratorProtocol {
  private let text: JSONText
  private let stepsOverKeys: Bool
  private let end: Int
  private var item: Int

  init(text: JSONText, container: Int, stepsOverKeys: Bool) {
    self.text = text
    self.stepsOverKeys = stepsOverKeys
    item = container + 1
    end = text.tokens[container].next
  }

  /// The first token after an item, its value included.
  func end(of item: Int) -> Int { text.tokens[stepsOverKeys ? item + 1 : item].next }

  mutating func next() -> Int? {
    guard item < end else { return nil }
    defer { item = end(of: item) }
    return item
  }
}
