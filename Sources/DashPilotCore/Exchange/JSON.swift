/// A JSON value: what a document or a machine form says, and where it stood when it was read.
public struct JSON: Equatable, Sendable {
  /// The value itself.
  public let content: Content
  /// The line it began on when it was read; 0 for a value that was made.
  public let line: Int

  /// What a value is.
  ///
  /// A number keeps its text, so that nothing passes through binary floating point.
  public enum Content: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSON])
    case object([Member])
  }

  /// One key of an object and its value.
  public struct Member: Equatable, Sendable {
    /// The key.
    public let key: String
    /// Its value.
    public let value: JSON
    /// The line that the key stands on; 0 for a member that was made.
    public let line: Int

    /// Makes a member.
    public init(key: String, value: JSON, line: Int = 0) {
      self.key = key
      self.value = value
      self.line = line
    }
  }

  /// Makes a value.
  public init(_ content: Content, line: Int = 0) {
    self.content = content
    self.line = line
  }

  /// Whether two values say the same, wherever they stood.
  public static func == (left: JSON, right: JSON) -> Bool {
    left.content == right.content
  }
}

extension JSON.Member {
  /// Whether two members say the same, wherever they stood.
  public static func == (left: JSON.Member, right: JSON.Member) -> Bool {
    left.key == right.key && left.value == right.value
  }
}

extension JSON {
  /// The absent value of a machine form.
  public static let null = JSON(.null)

  /// Yes or no.
  public static func bool(_ value: Bool) -> JSON { JSON(.bool(value)) }

  /// A whole number.
  public static func integer(_ value: some BinaryInteger) -> JSON { JSON(.number(String(value))) }

  /// A number by its text.
  public static func number(_ text: String) -> JSON { JSON(.number(text)) }

  /// A text; an absent one is null.
  public static func string(_ value: String?) -> JSON { value.map { JSON(.string($0)) } ?? .null }

  /// A list.
  public static func array(_ values: [JSON]) -> JSON { JSON(.array(values)) }

  /// An object with every key written, absent values as null.
  public static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    JSON(.object(members.map { Member(key: $0.key, value: $0.value) }))
  }

  /// An object of the facts that there are; an absent one has no key.
  public static func facts(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    JSON(.object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } }))
  }
}
