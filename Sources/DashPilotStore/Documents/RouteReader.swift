import DashPilotCore

/// What a route's file held: its positions, and whether a crash left a torn line at its end.
public struct RouteReading: Hashable, Sendable {
  /// The route.
  public let route: Route
  /// The number of the torn last line, which is left out.
  public let tornLine: Int?
}

/// Reads a route's file line by line, strictly and by hand: positions come by the million.
struct RouteReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var lineStart = 0
  private var lineNumber = 0
  private var sessions: [CaptureSession] = []
  private var session: (id: CaptureSessionID?, from: Instant)?
  private var positions: [Position] = []

  static func read(_ bytes: [UInt8]) throws(DocumentFault) -> RouteReading {
    try bytes.withUnsafeBufferPointer { buffer throws(DocumentFault) in
      var reader = RouteReader(buffer)
      return try reader.reading()
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func reading() throws(DocumentFault) -> RouteReading {
    lineNumber = 1
    let shift = try readHeader()
    var torn: Int?
    while lineStart < bytes.count, torn == nil {
      lineNumber += 1
      do { try readLine() } catch {
        guard lineEnd == bytes.count else { throw error }
        torn = lineNumber
      }
    }
    closeSession()
    return RouteReading(route: Route(shift: shift, sessions: sessions), tornLine: torn)
  }

  /// Where the line's own end stands; behind all bytes where it has none.
  private var lineEnd: Int { bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }

  private mutating func readHeader() throws(DocumentFault) -> ShiftID {
    let (line, next) = wholeLine
    guard !line.isEmpty else { throw fault(.notJSON(.empty)) }
    lineStart = next
    return try JSONReader.document(line, line: lineNumber) { document throws(DocumentFault) in
      // Its lines are those of version 10 still, so that an older one needs no migration.
      _ = try DocumentFormat.route.version(of: document)
      return try document.object(keys: RouteReader.headerKeys).required("shift", identifier)
    }
  }

  private mutating func readLine() throws(DocumentFault) {
    guard bytes[lineStart] == UInt8(ascii: "[") else { return try begin() }
    guard let session else { throw fault(.expected(.session)) }
    try readPosition(from: session.from)
  }

  private mutating func begin() throws(DocumentFault) {
    let (line, next) = wholeLine
    let begun = try JSONReader.document(line, line: lineNumber) { document throws(DocumentFault) in
      let object = try document.object(keys: RouteReader.sessionKeys)
      return (id: try object.required("session", sessionIdentity), from: try object.required("from", instant))
    }
    closeSession()
    session = begun
    lineStart = next
  }

  private mutating func closeSession() {
    guard let session else { return }
    sessions.append(CaptureSession(id: session.id, startedAt: session.from, positions: positions))
    positions = []
  }

  /// The line without its end, LF or CR LF, and where the next one begins.
  private var wholeLine: (line: UnsafeBufferPointer<UInt8>, next: Int) {
    let end = lineEnd
    let hasReturn = end > lineStart && end < bytes.count && bytes[end - 1] == UInt8(ascii: "\r")
    return (UnsafeBufferPointer(rebasing: bytes[lineStart..<(hasReturn ? end - 1 : end)]), min(end + 1, bytes.count))
  }

  private mutating func readPosition(from start: Instant) throws(DocumentFault) {
    var numbers = RouteNumbers(bytes, at: lineStart)
    guard numbers.skip("["), let offset = numbers.milliseconds() else { throw fault(.expected(.offset)) }
    guard numbers.skip(","), let latitude = numbers.number(), numbers.skip(","), let longitude = numbers.number(),
      numbers.skip(","), let accuracy = numbers.number(), numbers.skip("]"), let next = numbers.endOfLine
    else { throw fault(.expected(.position)) }
    let (milliseconds, overflows) = start.milliseconds.addingReportingOverflow(offset)
    let instant = Instant(milliseconds: milliseconds)
    guard !overflows, Instant.readable.contains(instant) else { throw fault(.expected(.offset)) }
    positions.append(Position(instant: instant, latitude: latitude, longitude: longitude, accuracy: accuracy))
    lineStart = next
  }

  private func fault(_ problem: DocumentProblem) -> DocumentFault {
    DocumentFault(line: lineNumber, path: "", problem: problem)
  }

  private static let headerKeys = DocumentFormat.headerKeys + ["shift"]
  private static let sessionKeys: [DocumentKey] = ["session", "from"]
}

private func sessionIdentity(_ value: DocumentValue) throws(DocumentFault) -> CaptureSessionID? {
  value.kind == .null ? nil : try value.identifier()
}
