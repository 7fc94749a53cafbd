import DashPilotCore

extension DocumentFormat {
  /// Reads a document of any version: a current one as it stands, an older one once it is migrated.
  ///
  /// An older one is held to the shape of its own version first, so that a fault is named where the file has it.
  func read<Value>(
    _ document: DocumentValue,
    _ current: (DocumentValue) throws(DocumentFault) -> Value
  ) throws(DocumentFault) -> Value {
    try readWithVersion(document, current).value
  }

  /// Reads a document of any version, and tells the version.
  func readWithVersion<Value>(
    _ document: DocumentValue,
    _ current: (DocumentValue) throws(DocumentFault) -> Value
  ) throws(DocumentFault) -> (value: Value, version: Int) {
    let version = try version(of: document)
    guard version < DocumentFormat.currentVersion else { return (try current(document), version) }
    return (try JSONReader.document(try migrated(document, from: version).document.bytes, current), version)
  }

  /// What a document of an older version becomes; refused where it is not of that version's shape.
  func migrated(_ document: DocumentValue, from version: Int) throws(DocumentFault) -> MigratedDocument {
    try shape.check(document, in: version)
    for lists in identifiedRows { try document.refuseDuplicates(in: lists) }
    return Migration.migrated(document.source.json(at: document.index), from: version)
  }
}

extension ShiftDocument {
  /// Whose document it is, and the route that stands in it; only those from before version 10 hold one.
  static func routeInside(_ document: DocumentValue) throws(DocumentFault) -> (shift: ShiftID, route: Route)? {
    let version = try DocumentFormat.shift.version(of: document)
    guard version < DocumentFormat.route.firstVersion,
      let lines = try DocumentFormat.shift.migrated(document, from: version).route
    else { return nil }
    let route = try RouteReader.read(lines.routeBytes).route
    return (route.shift, route)
  }
}
