import DashPilotCore

/// Follows the elements of a GPX file to its track points, and counts everything else.
///
/// Only the path `gpx`/`trk`/`trkseg`/`trkpt` is followed, and in a point its own `time` and a stated accuracy.
struct GPXWalk {
  private let visit: (TrackEvent) -> Void
  private var names: GPXNames?
  /// How many elements are open.
  private(set) var depth = 0
  /// How many of them lie on the path: 1 in `gpx`, 4 in `trkpt`.
  private var level = 0
  private var point: GPXPoint?
  private var capture = Capture.nothing
  private var captureDepth = 0
  private var isSegmentOpen = false

  private var waypoints = 0
  private var routes = 0
  private var points = 0
  private var omissions = TrackOmissions()

  /// Whether the outermost element was left.
  var isFinished: Bool { names != nil && depth == 0 }
  /// Whether a track point is being read.
  var isInPoint: Bool { point != nil }

  private enum Capture {
    case nothing
    case time
    case accuracy
  }

  init(visit: @escaping (TrackEvent) -> Void) {
    self.visit = visit
  }

  /// Enters an element; false when it is the outermost one and not GPX.
  mutating func start(_ name: String, attributes: [String: String]) -> Bool {
    guard let names else {
      names = GPXNames(root: name, attributes: attributes)
      (depth, level) = (1, 1)
      return names != nil
    }
    if depth == level { follow(name, attributes, names) }
    if level == 4, capture == .nothing, GPXNames.statesAccuracy(name), point?.accuracy.isEmpty == true {
      beginCapture(.accuracy)
    }
    depth += 1
    return true
  }

  /// Takes text that stands directly in the element that was entered last.
  mutating func text(_ text: some Collection<UInt8>) {
    guard capture != .nothing, depth == captureDepth else { return }
    switch capture {
    case .time where (point?.time.count ?? 0) <= GPXPoint.longestText: point?.time.append(contentsOf: text)
    case .accuracy where (point?.accuracy.count ?? 0) <= GPXPoint.longestText:
      point?.accuracy.append(contentsOf: text)
    case .time, .accuracy, .nothing: break
    }
  }

  /// Leaves the element that was entered last.
  mutating func end() {
    if depth == captureDepth { (capture, captureDepth) = (.nothing, 0) }
    depth -= 1
    guard depth < level else { return }
    if level == 4 { finishPoint() }
    if level == 3 { isSegmentOpen = false }
    level = depth
  }

  /// What was left out of a finished file, unless nothing of it is left.
  func omissions(firstPointLine: Int) throws(TrackRefusal) -> TrackOmissions {
    guard points == 0 else { return omissions }
    guard omissions.total == 0 else { throw .noUsablePoint(omissions, line: firstPointLine) }
    switch (waypoints, routes) {
    case (0, 0): throw .noPoints
    case (_, 0): throw .waypointsOnly(waypoints)
    case (0, _): throw .routesOnly(routes)
    case (_, _): throw .waypointsAndRoutesOnly(waypoints: waypoints, routes: routes)
    }
  }

  private mutating func follow(_ name: String, _ attributes: [String: String], _ names: GPXNames) {
    switch level {
    case 1 where name == names.track, 2 where name == names.segment:
      level += names.isForeign(attributes) ? 0 : 1
    case 1 where name == names.waypoint: waypoints += 1
    case 1 where name == names.route: routes += 1
    case 3 where name == names.point && !names.isForeign(attributes):
      point = GPXPoint(attributes: attributes)
      level = 4
    case 4 where name == names.time && !names.isForeign(attributes):
      if point?.time.isEmpty == false { point?.time.append(UInt8(ascii: ",")) }
      beginCapture(.time)
    default: break
    }
  }

  private mutating func beginCapture(_ what: Capture) {
    (capture, captureDepth) = (what, depth + 1)
  }

  private mutating func finishPoint() {
    guard let finished = point else { return }
    point = nil
    do {
      let position = try finished.position()
      if !isSegmentOpen { visit(.segmentBegins) }
      visit(.point(position))
      (points, isSegmentOpen) = (points + 1, true)
    } catch {
      omissions = omissions.adding(error)
      isSegmentOpen = false
    }
  }
}
