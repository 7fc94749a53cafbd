import DashPilotCore
import Foundation

/// One value of a document and the path that leads to it.
struct DocumentValue {
  let json: JSON
  let path: String

  func fault(_ problem: DocumentProblem) -> DocumentFault {
    DocumentFault(line: json.line, path: path, problem: problem)
  }

  func object(keys: [String]) throws(DocumentFault) -> DocumentObject {
    try DocumentObject(json, path: path, keys: keys)
  }

  func elements<Value>(_ read: (DocumentValue) throws(DocumentFault) -> Value) throws(DocumentFault) -> [Value] {
    guard case .array(let values) = json.content else { throw fault(.expected(.list)) }
    var elements: [Value] = []
    elements.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      elements.append(try read(DocumentValue(json: value, path: "\(path)[\(index)]")))
    }
    return elements
  }

  func text() throws(DocumentFault) -> String {
    guard case .string(let text) = json.content else { throw fault(.expected(.text)) }
    return text
  }

  func yesOrNo() throws(DocumentFault) -> Bool {
    guard case .bool(let flag) = json.content else { throw fault(.expected(.yesOrNo)) }
    return flag
  }

  func instant() throws(DocumentFault) -> Instant {
    guard case .string(let text) = json.content, let instant = Instant(stored: text) else {
      throw fault(.expected(.instant))
    }
    return instant
  }

  func identifier<Subject>() throws(DocumentFault) -> Identifier<Subject> {
    guard case .string(let text) = json.content, let uuid = UUID(uuidString: text) else {
      throw fault(.expected(.identifier))
    }
    return Identifier(uuid)
  }

  func decimal() throws(DocumentFault) -> Decimal {
    guard case .string(let text) = json.content, let value = Decimal(stored: text) else {
      throw fault(.expected(.decimal))
    }
    return value
  }

  /// A decimal of zero or more.
  func amount() throws(DocumentFault) -> Money {
    let value = try decimal()
    guard value >= 0 else { throw fault(.expected(.notNegative)) }
    return Money(value)
  }

  /// A decimal above zero.
  func positiveDecimal() throws(DocumentFault) -> Decimal {
    let value = try decimal()
    guard value > 0 else { throw fault(.expected(.aboveZero)) }
    return value
  }

  /// A name of 1 to 120 characters.
  func name() throws(DocumentFault) -> String {
    let text = try text()
    guard (1...120).contains(text.count) else { throw fault(.expected(.name)) }
    return text
  }
}
