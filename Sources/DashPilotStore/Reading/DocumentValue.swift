import DashPilotCore
import Foundation

/// One value of a document, where it stands in the document's text.
struct DocumentValue {
  let source: JSONText
  /// The token that it begins with.
  let index: Int

  var kind: JSONToken.Kind { source.tokens[index].kind }
  var line: Int { Int(source.tokens[index].line) }
  /// The keys and indexes that lead to the value.
  var path: String { source.path(to: index) }

  func fault(_ problem: DocumentProblem) -> DocumentFault {
    DocumentFault(line: line, path: path, problem: problem)
  }

  func object(keys: [DocumentKey]) throws(DocumentFault) -> DocumentObject {
    try DocumentObject(self, keys: keys)
  }

  /// The value of a key of an object; nothing where there is none.
  func member(_ key: DocumentKey) -> DocumentValue? {
    let tokens = source.tokens
    guard tokens[index].kind == .object else { return nil }
    var item = index + 1
    let (end, areSorted) = (tokens[index].next, tokens[index].isPlain)
    while item < end, !areSorted || tokens[item].head <= key.head {
      if source.isKey(item, key) { return DocumentValue(source: source, index: item + 1) }
      item = tokens[item + 1].next
    }
    return nil
  }

  func elements<Value>(_ read: (DocumentValue) throws(DocumentFault) -> Value) throws(DocumentFault) -> [Value] {
    guard kind == .array else { throw fault(.expected(.list)) }
    var elements: [Value] = []
    elements.reserveCapacity(source.values(of: index).reduce(0) { count, _ in count + 1 })
    for item in source.values(of: index) { elements.append(try read(DocumentValue(source: source, index: item))) }
    return elements
  }

  func text() throws(DocumentFault) -> String {
    guard kind == .string else { throw fault(.expected(.text)) }
    return source.text(at: index)
  }

  func yesOrNo() throws(DocumentFault) -> Bool {
    guard kind == .yes || kind == .no else { throw fault(.expected(.yesOrNo)) }
    return kind == .yes
  }

  func instant() throws(DocumentFault) -> Instant {
    guard let instant = stored({ Instant(stored: $0) }) else { throw fault(.expected(.instant)) }
    return instant
  }

  func identifier<Subject>() throws(DocumentFault) -> Identifier<Subject> {
    guard let uuid = stored({ UUID(stored: $0) }) else { throw fault(.expected(.identifier)) }
    return Identifier(uuid)
  }

  func decimal() throws(DocumentFault) -> Decimal {
    guard let value = stored({ Decimal(stored: $0) }) else { throw fault(.expected(.decimal)) }
    return value
  }

  /// A decimal of zero or more.
  func amount() throws(DocumentFault) -> Money {
    let amount = try money()
    guard amount >= .zero else { throw fault(.expected(.notNegative)) }
    return amount
  }

  /// An amount above zero.
  func positiveAmount() throws(DocumentFault) -> Money {
    let amount = try money()
    guard amount > .zero else { throw fault(.expected(.aboveZero)) }
    return amount
  }

  private func money() throws(DocumentFault) -> Money {
    guard let amount = stored({ Money(stored: $0) }) else { throw fault(.expected(.decimal)) }
    return amount
  }

  /// A decimal above zero.
  func positiveDecimal() throws(DocumentFault) -> Decimal {
    let value = try decimal()
    guard !value.isSignMinus, !value.isZero else { throw fault(.expected(.aboveZero)) }
    return value
  }

  /// A name of 1 to 120 characters.
  func name() throws(DocumentFault) -> String {
    let text = try text()
    guard text.hasCharacters(upTo: RecordedName.maximumLength) else { throw fault(.expected(.name)) }
    return text
  }

  /// What a text is read as by its bytes; nothing where it is none, or not of that form.
  private func stored<Value>(_ read: (Span<UInt8>) -> Value?) -> Value? {
    guard kind == .string else { return nil }
    if source.tokens[index].isPlain {
      let range = source.tokens[index].start..<source.tokens[index].end
      return read(UnsafeBufferPointer(rebasing: source.bytes[range]).span)
    }
    return read(Array(source.text(at: index).utf8).span)
  }
}

extension String {
  /// Whether there are one to so many characters, as a reader counts them; bytes are counted first, being as many or more.
  func hasCharacters(upTo maximum: Int) -> Bool {
    !isEmpty && (utf8.count <= maximum || count <= maximum)
  }
}
