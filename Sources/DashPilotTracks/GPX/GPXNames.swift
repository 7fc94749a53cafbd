/// The names that GPX gives the elements on the way to a track point, with the prefix that the file's root has.
final class GPXNames: Sendable {
  let track: String
  let segment: String
  let point: String
  let time: String
  let waypoint: String
  let route: String
  /// The attribute that would give an element another namespace than the root's, and the root's own.
  let namespaceAttribute: String
  let namespace: String?

  /// The names of a file by its root element; nothing when that is not GPX.
  init?(root name: String, attributes: [String: String]) {
    let prefix = name.hasSuffix(":gpx") ? String(name.dropLast(3)) : ""
    guard name == prefix + "gpx" else { return nil }
    track = prefix + "trk"
    segment = prefix + "trkseg"
    point = prefix + "trkpt"
    time = prefix + "time"
    waypoint = prefix + "wpt"
    route = prefix + "rte"
    namespaceAttribute = prefix.isEmpty ? "xmlns" : "xmlns:" + prefix.dropLast()
    namespace = attributes[namespaceAttribute]
  }

  /// Whether an element leaves the root's namespace although it has a name of GPX.
  func isForeign(_ attributes: [String: String]) -> Bool {
    guard !attributes.isEmpty, let stated = attributes[namespaceAttribute] else { return false }
    return stated != namespace
  }

  /// Whether an element, whatever its prefix, states a horizontal accuracy in metres.
  ///
  /// The names are those of trackers that write one: `accuracy`, OpenTracks' `accuracy_horizontal`, Apple's `hAcc`.
  static func statesAccuracy(_ name: String) -> Bool {
    switch name.utf8.last {
    case UInt8(ascii: "y"), UInt8(ascii: "l"), UInt8(ascii: "c"):
      let local = name.utf8.lastIndex(of: UInt8(ascii: ":")).map { name[name.utf8.index(after: $0)...] } ?? name[...]
      return local == "accuracy" || local == "accuracy_horizontal" || local == "hAcc"
    default: return false
    }
  }
}
