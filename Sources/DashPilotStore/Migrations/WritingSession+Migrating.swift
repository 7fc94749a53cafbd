import DashPilotCore

extension WritingSession {
  /// Writes older documents in the current format, each where it stands; a shift together with the route inside it.
  ///
  /// Each is written whole or not at all. What is done before each is told, by how many are done already.
  public func migrate(_ documents: [OlderDocument], _ tell: (Int) -> Void = { _ in }) throws {
    for (index, document) in documents.enumerated() {
      tell(index)
      do { try tree.disk.commit(rewritten(document), removing: []) } catch let failure as StorageFailure {
        throw failure.whileMigrating(index, of: documents.count)
      }
    }
  }

  /// What a document says in the current format, and where.
  private func rewritten(_ document: OlderDocument) throws -> [(path: String, bytes: [UInt8])] {
    let file = document.file
    switch document.format {
    case .settings: return [(file, SettingsDocument.bytes(try tree.document(at: file, SettingsDocument.read)))]
    case .place: return [(file, PlaceDocument.bytes(try tree.document(at: file, PlaceDocument.read)))]
    case .expense: return [(file, ExpenseDocument.bytes(try tree.document(at: file, ExpenseDocument.read)))]
    case .route: return try tree.route(at: file).map { [(file, RouteDocument.bytes($0.route))] } ?? []
    case .shift: return try rewrittenShift(at: file)
    }
  }

  private func rewrittenShift(at file: String) throws -> [(path: String, bytes: [UInt8])] {
    let shift = try tree.document(at: file, ShiftDocument.read)
    let content = (path: file, bytes: ShiftDocument.bytes(shift))
    guard try tree.routeInside(shift) != nil else { return [content] }
    let route = try tree.route(of: shift).route
    return [content, (TreePath.route(try tree.name(of: shift)), RouteDocument.bytes(route))]
  }
}
