import DashPilotCore

/// What one file of a record tree holds, read without knowing its place in the tree: its kind is told by itself.
public struct StoredRecord: Sendable {
  /// What the document says.
  public let content: RecordContent
  /// The number of a route's torn last line, which is left out.
  public let tornLine: Int?
  /// The route that a shift of before version 10 holds.
  public let routeInside: Route?

  /// Reads a document of any kind and version; one that cannot be read is refused under the given name.
  public init(_ bytes: [UInt8], file: String) throws(UnreadableRecord) {
    do { self = try StoredRecord(reading: bytes) } catch { throw error.inFile(file) }
  }

  private init(reading bytes: [UInt8]) throws(DocumentFault) {
    if StoredRecord.isRoute(bytes) {
      let reading = try RouteReader.read(bytes)
      (content, tornLine, routeInside) = (.route(reading.route), reading.tornLine, nil)
      return
    }
    (content, routeInside) = try JSONReader.document(bytes, StoredRecord.read)
    tornLine = nil
  }

  /// A route is known by its first line, which is a whole object.
  private static func isRoute(_ bytes: [UInt8]) -> Bool {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard let header = try? JSONReader.read(Array(line)) else { return false }
    return header["format"]?.string == DocumentFormat.route.rawValue
  }

  private static func read(
    _ document: DocumentValue
  ) throws(DocumentFault) -> (content: RecordContent, routeInside: Route?) {
    guard document.kind == .object else { throw document.fault(.expected(.object)) }
    guard let format = document.member("format") else { throw document.fault(.missingKey("format")) }
    let word = try format.text()
    switch DocumentFormat(rawValue: word) {
    case .shift:
      let route = try ShiftDocument.routeInside(document)?.route
      return (.shift(try ShiftDocument.read(document)), route)
    case .place: return (.place(try PlaceDocument.read(document)), nil)
    case .expense: return (.expense(try ExpenseDocument.read(document)), nil)
    case .settings: return (.settings(try SettingsDocument.read(document)), nil)
    case .route, nil: throw format.fault(.unknownFormat(word))
    }
  }
}

extension RecordContent {
  /// The bytes of the document, the same on every machine.
  var bytes: [UInt8] {
    switch self {
    case .shift(let shift): ShiftDocument.bytes(shift)
    case .place(let place): PlaceDocument.bytes(place)
    case .expense(let expense): ExpenseDocument.bytes(expense)
    case .settings(let settings): SettingsDocument.bytes(settings)
    case .route(let route): RouteDocument.bytes(route)
    }
  }
}
