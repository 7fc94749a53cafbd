/// A value as two sides have it, and as it was before they parted; no base where it was not there.
///
/// What one side changed is taken, what both changed alike too; what both changed differently stays with each side.
struct ThreeWay<Value: Equatable> {
  let base: Value?
  let ours: Value
  let theirs: Value

  /// The value as one fact, which is taken whole.
  var resolved: Resolved<Value> { resolved { _ in [] } }

  /// The value as one fact that holds some texts; each of their scalars counts.
  func resolved(texts: (Value) -> [String]) -> Resolved<Value> {
    func areAlike(_ one: Value, _ other: Value) -> Bool { one == other && texts(one).areExactly(texts(other)) }
    func isBase(_ side: Value) -> Bool { base.map { areAlike($0, side) } ?? false }
    if areAlike(ours, theirs) || isBase(theirs) { return Resolved(both: ours) }
    return isBase(ours) ? Resolved(both: theirs) : Resolved(ours: ours, theirs: theirs)
  }

  /// One fact of the value, which is always there.
  func fact<Fact: Equatable>(_ fact: (Value) -> Fact) -> Resolved<Fact> {
    ThreeWay<Fact>(base: base.map(fact), ours: fact(ours), theirs: fact(theirs)).resolved
  }

  /// One fact of the value that may be absent; before there was a value, it was.
  func optional<Fact: Equatable>(
    _ fact: (Value) -> Fact?,
    texts: (Fact) -> [String] = { _ in [] }
  ) -> Resolved<Fact?> {
    let sides = ThreeWay<Fact?>(base: .some(base.flatMap(fact)), ours: fact(ours), theirs: fact(theirs))
    return sides.resolved { $0.map(texts) ?? [] }
  }

  /// A text of the value, which is always there.
  func text(_ fact: (Value) -> String) -> Resolved<String> {
    ThreeWay<String>(base: base.map(fact), ours: fact(ours), theirs: fact(theirs)).resolved { [$0] }
  }

  /// A text of the value that may be absent.
  func text(_ fact: (Value) -> String?) -> Resolved<String?> { optional(fact) { [$0] } }

  /// The rows of the value, matched by their identity; each that both sides have is merged by its own facts.
  ///
  /// A row that one side added stays. One that a side removed goes where the other left it alone; where the other
  /// changed it, each side keeps what it has.
  func rows<Row: MergedRow>(_ rows: (Value) -> [Row]) -> Resolved<[Row]> {
    let (ourRows, theirRows) = (rows(self.ours), rows(self.theirs))
    let (base, ours, theirs) = ((base.map(rows) ?? []).byID, ourRows.byID, theirRows.byID)
    let added = theirRows.map(\.rowID).filter { ours[$0] == nil }
    let found = (ourRows.map(\.rowID) + added).map { id in
      Row.resolved(base: base[id], ours: ours[id], theirs: theirs[id])
    }
    return Resolved { side in found.compactMap { $0[side] } }
  }
}

/// A row of a record: something with an identity and facts of its own.
protocol MergedRow: Equatable {
  associatedtype RowID: Hashable
  /// What it is matched by.
  var rowID: RowID { get }
  /// The texts in it.
  var texts: [String] { get }
  /// The merge of its facts.
  static func resolved(_ sides: ThreeWay<Self>) -> Resolved<Self>
}

extension MergedRow {
  var texts: [String] { [] }

  /// A row that a side may lack, and that may not have been there before.
  fileprivate static func resolved(base: Self?, ours: Self?, theirs: Self?) -> Resolved<Self?> {
    guard let ours, let theirs else {
      return ThreeWay<Self?>(base: .some(base), ours: ours, theirs: theirs).resolved { $0?.texts ?? [] }
    }
    return resolved(ThreeWay(base: base, ours: ours, theirs: theirs)).map(Optional.some)
  }
}

extension Array where Element: MergedRow {
  fileprivate var byID: [Element.RowID: Element] {
    Dictionary(map { ($0.rowID, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
