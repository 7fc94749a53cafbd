import DashPilotCore

extension MarkedLines {
  /// The canonical lines of two documents: members matched by their keys, rows by their identifiers.
  ///
  /// Each stretch between markers can be chosen by itself: whichever side is taken, the commas are right.
  init(ours: JSON, theirs: JSON) {
    self.init(Element.both(ours, theirs, prefix: "", indent: 0).segments)
  }
}

/// A member or a row of two documents, and which of them have it.
private struct Element {
  let segments: [MarkedLines.Segment]
  let isOurs: Bool
  let isTheirs: Bool

  var isShared: Bool { isOurs && isTheirs }

  /// What both have: a line where they say the same or one of the two is no container, and else their own elements.
  static func both(_ ours: JSON, _ theirs: JSON, prefix: String, indent: Int) -> Element {
    let segments: [MarkedLines.Segment]
    switch (ours.content, theirs.content) {
    case (.object, .object):
      let keys = Set((ours.members + theirs.members).map(\.key)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let members = keys.compactMap { key in
        element(ours[key], theirs[key], prefix: "\(JSON.string(key).text) : ", indent: indent + 1)
      }
      segments = container(members, "{", "}", prefix: prefix, indent: indent)
    case (.array(let own), .array(let other)) where (own + other).allSatisfy { $0["id"] != nil }:
      let rows = own.aligned(with: other) { $0["id"]?.string }.compactMap { own, other in
        element(own, other, prefix: "", indent: indent + 1)
      }
      segments = container(rows, "[", "]", prefix: prefix, indent: indent)
    default:
      let (own, other) = (lines(ours, prefix, indent), lines(theirs, prefix, indent))
      segments = [own.areSameBytes(other) ? .common(own) : .sides(ours: own, theirs: other)]
    }
    return Element(segments: segments, isOurs: true, isTheirs: true)
  }

  private static func element(_ ours: JSON?, _ theirs: JSON?, prefix: String, indent: Int) -> Element? {
    switch (ours, theirs) {
    case (let ours?, let theirs?): both(ours, theirs, prefix: prefix, indent: indent)
    case (let ours?, nil):
      Element(segments: [.sides(ours: lines(ours, prefix, indent), theirs: [])], isOurs: true, isTheirs: false)
    case (nil, let theirs?):
      Element(segments: [.sides(ours: [], theirs: lines(theirs, prefix, indent))], isOurs: false, isTheirs: true)
    case (nil, nil): nil
    }
  }

  private static func lines(_ value: JSON, _ prefix: String, _ indent: Int) -> [String] {
    let lines = value.text.split(separator: "\n")
    return lines.enumerated().map { index, line in "\(margin(indent))\(index == 0 ? prefix : "")\(line)" }
  }

  private static func margin(_ indent: Int) -> String { String(repeating: "  ", count: indent) }

  private static func container(
    _ elements: [Element],
    _ open: String,
    _ close: String,
    prefix: String,
    indent: Int
  ) -> [MarkedLines.Segment] {
    let inner = elements.enumerated().map { index, element in
      element.followed(
        byOurs: elements[(index + 1)...].contains(where: \.isOurs),
        byTheirs: elements[(index + 1)...].contains(where: \.isTheirs)
      )
    }
    // Behind the last shared element each side's commas hang on the choice, so that one choice is made for all of it.
    let last = elements.lastIndex(where: \.isShared)
    let free = inner.prefix(last.map { $0 + 1 } ?? 0).flatMap(\.self)
    let bound = inner.dropFirst(last.map { $0 + 1 } ?? 0).flatMap(\.self)
    return [.common(["\(margin(indent))\(prefix)\(open)"])] + joined(free, bound)
      + [.common(["\(margin(indent))\(close)"])]
  }

  /// The element with the comma that each side needs behind it.
  private func followed(byOurs: Bool, byTheirs: Bool) -> [MarkedLines.Segment] {
    guard let last = segments.last else { return [] }
    let comma = { (lines: [String], isNeeded: Bool) in
      isNeeded ? lines.dropLast() + lines.suffix(1).map { "\($0)," } : lines
    }
    switch last {
    case .sides(let ours, let theirs):
      return segments.dropLast() + [.sides(ours: comma(ours, byOurs), theirs: comma(theirs, byTheirs))]
    case .common(let lines) where byOurs == byTheirs: return segments.dropLast() + [.common(comma(lines, byOurs))]
    case .common(let lines):
      let end = Array(lines.suffix(1))
      let sides = MarkedLines.Segment.sides(ours: comma(end, byOurs), theirs: comma(end, byTheirs))
      return segments.dropLast() + [.common(lines.dropLast()), sides]
    }
  }

  /// Segments of which the last ones are one choice, with the one before them where its comma hangs on it.
  private static func joined(
    _ free: [MarkedLines.Segment],
    _ bound: [MarkedLines.Segment]
  ) -> [MarkedLines.Segment] {
    guard !bound.isEmpty else { return free }
    guard bound.areOneSided, case .sides(let ours, let theirs) = free.last else { return free + [merged(bound)] }
    return free.dropLast() + [merged([.sides(ours: ours, theirs: theirs)] + bound)]
  }

  private static func merged(_ segments: [MarkedLines.Segment]) -> MarkedLines.Segment {
    let lines = MarkedLines(segments)
    return .sides(ours: lines.lines(of: .ours), theirs: lines.lines(of: .theirs))
  }
}

extension [MarkedLines.Segment] {
  /// Whether one side has nothing in them.
  fileprivate var areOneSided: Bool {
    let lines = MarkedLines(self)
    return lines.lines(of: .ours).isEmpty || lines.lines(of: .theirs).isEmpty
  }
}
