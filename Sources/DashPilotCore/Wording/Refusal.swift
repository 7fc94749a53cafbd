/// A reason why nothing was done, with the facts it collided with.
///
/// A refusal carries no prose: its one sentence, visible and spoken, is written in `Wording`.
public protocol Refusal: Error, Hashable, Sendable {
  /// The sentence that says what is wrong, then what would make it acceptable.
  func sentence(_ voice: Voice) -> String
  /// The rule's name in machine forms.
  var rule: String { get }
}

extension Refusal {
  /// The sentence, for the eye and for the ear.
  public func statement(in writing: Writing) -> Statement {
    writing.statement(sentence)
  }

  /// The name of the enumeration's case, without what it carries; of a refused time, that of its own case.
  public var rule: String {
    let carried = Mirror(reflecting: self).children.first?.value as? EventTimeRefusal
    return carried.map(caseName) ?? caseName(of: self)
  }
}

/// The name of an enumeration's case, without its associated values.
func caseName(of value: some Any) -> String {
  let description = String(describing: value)
  return description.prefix { $0 != "(" }.description
}
