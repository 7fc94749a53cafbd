import DashPilotCore

extension WritingSession {
  /// Writes older documents in the current format, each where it stands; a shift together with the route inside it.
  ///
  /// Each is written whole or not at all. What is done before each is told, by how many are done already.
  public func migrate(_ documents: [OlderDocument], _ tell: (Int) -> Void = { _ in }) throws {
    for (index, document) in documents.enumerated() {
      tell(index)
      do { try commit(rewritten(document), removing: []) } catch let failure as StorageFailure {
        throw failure.whileMigrating(index, of: documents.count)
      }
    }
  }

  /// What a document says in the current format, and where.
  private func rewritten(_ document: OlderDocument) throws -> [FileContent] {
    let file = document.file
    switch document.format {
    case .settings:
      let settings = try tree.document(at: file, SettingsDocument.read)
      return [FileContent(file, SettingsDocument.bytes(settings))]
    case .place:
      let place = try tree.document(at: file, PlaceDocument.read)
      return [FileContent(file, PlaceDocument.bytes(place))]
    case .expense:
      let expense = try tree.document(at: file, ExpenseDocument.read)
      return [FileContent(file, ExpenseDocument.bytes(expense))]
    case .route:
      let reading = try tree.route(at: file)
      return reading.map { [FileContent(file, RouteDocument.bytes($0.route))] } ?? []
    case .shift: return try rewrittenShift(at: file)
    }
  }

  private func rewrittenShift(at file: String) throws -> [FileContent] {
    let shift = try tree.document(at: file, ShiftDocument.read)
    let content = FileContent(file, ShiftDocument.bytes(shift))
    guard try tree.routeInside(shift) != nil else { return [content] }
    let route = try tree.route(of: shift).route
    let path = TreePath.route(try tree.name(of: shift))
    return [content, FileContent(path, RouteDocument.bytes(route))]
  }
}
