import DashPilotCore

extension UnreadableRecord {
  /// The start in the file's name, cut to the second; nothing where the name is not that of a dated record.
  public var startInName: Instant? {
    let name = file.split(separator: "/").last ?? ""
    return RecordName(name.prefix { $0 != "." })?.instant
  }

  /// Whether the file stands where pickup places do.
  public var isPlace: Bool { file.hasPrefix("\(TreePath.places)/") }
}
