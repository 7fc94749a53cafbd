/// Of how many records that could contribute to a figure how many do; both numbers are always said (`spec/06`).
public struct Coverage: Hashable, Sendable {
  /// How many contribute.
  public let contributing: Int
  /// How many could.
  public let eligible: Int

  /// Makes a pair of counts.
  public init(_ contributing: Int, of eligible: Int) {
    self.contributing = contributing
    self.eligible = eligible
  }

  /// Whether every record that could contribute does; of none, none is not complete.
  public var isComplete: Bool { eligible > 0 && contributing >= eligible }

  /// How many could contribute and do not.
  public var missing: Int { max(0, eligible - contributing) }
}

/// A figure of a period with its coverage; absent, and not zero, where nothing contributes.
public struct Covered<Value> {
  /// The figure.
  public let value: Value?
  /// What it was added up from.
  public let coverage: Coverage

  /// Makes a figure of what contributed to it.
  public init(_ value: Value?, _ coverage: Coverage) {
    self.value = value
    self.coverage = coverage
  }
}

extension Covered: Equatable where Value: Equatable {}
extension Covered: Sendable where Value: Sendable {}

extension Covered {
  /// Adds up what some of the eligible records hold; nothing where none holds anything.
  static func sum<Part>(
    of values: [Part?],
    from zero: Value,
    adding: (Value, Part) -> Value
  ) -> Covered {
    let present = values.compactMap(\.self)
    return Covered(
      present.isEmpty ? nil : present.reduce(zero, adding),
      Coverage(present.count, of: values.count)
    )
  }
}

extension Covered where Value == Duration {
  static func sum(of values: [Duration?]) -> Covered { sum(of: values, from: .zero, adding: +) }
}

extension Covered where Value == Money {
  static func sum(of values: [Money?]) -> Covered { sum(of: values, from: .zero, adding: +) }
}
