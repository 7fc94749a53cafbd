import DashPilotCore

/// The lines of a document of which two sides differ in some, with git's markers around just those.
struct MarkedLines: Equatable {
  let segments: [Segment]

  /// Lines that both sides have, or lines that each has instead of the other's.
  enum Segment: Equatable {
    case common([String])
    case sides(ours: [String], theirs: [String])
  }

  /// The lines that git puts around the two sides, each at least seven signs long.
  enum Marker {
    static let ours = "<<<<<<< ours"
    static let middle = "======="
    static let theirs = ">>>>>>> theirs"
  }

  init(_ segments: [Segment]) {
    self.segments = segments
  }

  /// The text: what the sides share once, and each difference between markers.
  var bytes: [UInt8] {
    let lines = segments.flatMap { segment -> [String] in
      switch segment {
      case .common(let lines): lines
      case .sides(let ours, let theirs) where ours.areSameBytes(theirs): ours
      case .sides(let ours, let theirs): [Marker.ours] + ours + [Marker.middle] + theirs + [Marker.theirs]
      }
    }
    return lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
  }

  /// What is left when one side is taken between all markers.
  func lines(of side: MergeSide) -> [String] {
    segments.flatMap { segment in
      switch segment {
      case .common(let lines): lines
      case .sides(let ours, let theirs): side == .ours ? ours : theirs
      }
    }
  }
}

extension MarkedLines {
  /// Two texts whole between markers, byte for byte, whatever they are; each ends with a newline.
  static func whole(ours: [UInt8], theirs: [UInt8]) -> [UInt8] {
    let lines = [Array(Marker.ours.utf8), ours, Array(Marker.middle.utf8), theirs, Array(Marker.theirs.utf8)]
    let newline = UInt8(ascii: "\n")
    return lines.flatMap { $0.isEmpty || $0.last == newline ? $0 : $0 + [newline] }
  }

  /// A route's lines; of a capture session that differs, the lines at its ends that are the same are shared.
  static func route(ours: Route, theirs: Route) -> MarkedLines {
    let header = RouteDocument.bytes(Route(shift: ours.shift, sessions: [])).lines
    let lines = { (session: CaptureSession?) in
      session.map { Array(RouteDocument.bytes(Route(shift: ours.shift, sessions: [$0])).lines.dropFirst()) } ?? []
    }
    let sessions = ours.sessions.aligned(with: theirs.sessions, by: \.id).flatMap { own, other in
      MarkedLines.segments(ours: lines(own), theirs: lines(other))
    }
    return MarkedLines([.common(header)] + sessions)
  }

  private static func segments(ours: [String], theirs: [String]) -> [Segment] {
    let head = zip(ours, theirs).prefix { $0 == $1 }.count
    let rest = (ours: ours.dropFirst(head), theirs: theirs.dropFirst(head))
    let tail = zip(rest.ours.reversed(), rest.theirs.reversed()).prefix { $0 == $1 }.count
    let middle = Segment.sides(ours: Array(rest.ours.dropLast(tail)), theirs: Array(rest.theirs.dropLast(tail)))
    return [.common(Array(ours.prefix(head))), middle, .common(Array(ours.suffix(tail)))]
  }
}

extension [String] {
  /// Whether both are the same lines to the last byte, which Swift's own equality does not ask for.
  func areSameBytes(_ others: [String]) -> Bool { elementsEqual(others) { $0.utf8.elementsEqual($1.utf8) } }
}

extension Array {
  /// Pairs of elements of one identity, in the order of these; one that only the others hold stands where it does there.
  func aligned<ID: Hashable>(with others: [Element], by id: (Element) -> ID) -> [(Element?, Element?)] {
    let own = Set(map(id))
    var rest = others[...]
    var pairs: [(Element?, Element?)] = []
    for element in self {
      let other = others.first { id($0) == id(element) }
      if other != nil {
        while let next = rest.first, !own.contains(id(next)) { pairs.append((nil, rest.removeFirst())) }
        if let next = rest.first, id(next) == id(element) { rest.removeFirst() }
      }
      pairs.append((element, other))
    }
    return pairs + rest.filter { !own.contains(id($0)) }.map { (nil, $0) }
  }
}
