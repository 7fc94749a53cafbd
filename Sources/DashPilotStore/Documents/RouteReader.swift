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
  private let bytes: [UInt8]
  private var lineStart = 0
  private var lineNumber = 0
  private var sessions: [CaptureSession] = []
  private var session: (id: CaptureSessionID?, from: Instant)?
  private var positions: [Position] = []

  static func read(_ bytes: [UInt8]) throws(DocumentFault) -> RouteReading {
    var reader = RouteReader(bytes)
    return try reader.reading()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func reading() throws(DocumentFault) -> RouteReading {
    guard let first = nextLine(), !first.isEmpty else {
      throw DocumentFault(line: 1, path: "", problem: .notJSON(.empty))
    }
    let shift = try header(first)
    var torn: Int?
    while let line = nextLine() {
      do { try read(line) } catch {
        guard lineStart > bytes.count else { throw error }
        torn = lineNumber
      }
    }
    closeSession()
    return RouteReading(route: Route(shift: shift, sessions: sessions), tornLine: torn)
  }

  /// The next line without its end; a start beyond the bytes says that the line has no end.
  private mutating func nextLine() -> ArraySlice<UInt8>? {
    guard lineStart < bytes.count else { return nil }
    lineNumber += 1
    let end = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    defer { lineStart = end + 1 }
    let hasReturn = end > lineStart && end < bytes.count && bytes[end - 1] == UInt8(ascii: "\r")
    return bytes[lineStart..<(hasReturn ? end - 1 : end)]
  }

  private mutating func read(_ line: ArraySlice<UInt8>) throws(DocumentFault) {
    guard line.first == UInt8(ascii: "[") else { return try begin(line) }
    guard let session else { throw fault(.expected(.session)) }
    positions.append(try position(line, from: session.from))
  }

  private func header(_ line: ArraySlice<UInt8>) throws(DocumentFault) -> ShiftID {
    let json = try json(line)
    try DocumentFormat.route.check(json)
    let object = try DocumentObject(json, path: "", keys: DocumentFormat.headerKeys + ["shift"])
    return try object.required("shift", identifier)
  }

  private mutating func begin(_ line: ArraySlice<UInt8>) throws(DocumentFault) {
    let object = try DocumentObject(try json(line), path: "", keys: ["session", "from"])
    let id = try object.required("session", sessionIdentity)
    let from = try object.required("from", instant)
    closeSession()
    session = (id, from)
  }

  private mutating func closeSession() {
    guard let session else { return }
    sessions.append(CaptureSession(id: session.id, startedAt: session.from, positions: positions))
    positions = []
  }

  private func json(_ line: ArraySlice<UInt8>) throws(DocumentFault) -> JSON {
    do { return try JSONReader.read(Array(line)).onLine(lineNumber) } catch {
      throw DocumentFault(line: lineNumber, path: error.path, problem: .notJSON(error.flaw))
    }
  }

  private func position(_ line: ArraySlice<UInt8>, from start: Instant) throws(DocumentFault) -> Position {
    var numbers = RouteNumbers(line)
    guard numbers.skip("["), let offset = numbers.milliseconds() else { throw fault(.expected(.offset)) }
    guard numbers.skip(","), let latitude = numbers.number(), numbers.skip(","), let longitude = numbers.number(),
      numbers.skip(","), let accuracy = numbers.number(), numbers.skip("]"), numbers.isAtEnd
    else { throw fault(.expected(.position)) }
    let (instant, overflows) = start.milliseconds.addingReportingOverflow(offset)
    guard !overflows, Instant.readable.contains(Instant(milliseconds: instant)) else { throw fault(.expected(.offset)) }
    return Position(
      instant: Instant(milliseconds: instant),
      latitude: latitude,
      longitude: longitude,
      accuracy: accuracy
    )
  }

  private func fault(_ problem: DocumentProblem) -> DocumentFault {
    DocumentFault(line: lineNumber, path: "", problem: problem)
  }
}

private func sessionIdentity(_ value: DocumentValue) throws(DocumentFault) -> CaptureSessionID? {
  if case .null = value.json.content { return nil }
  return try value.identifier()
}

extension JSON {
  /// The same value as if it had been read on another line.
  fileprivate func onLine(_ line: Int) -> JSON {
    guard case .object(let members) = content else { return JSON(content, line: line) }
    let moved = members.map { Member(key: $0.key, value: JSON($0.value.content, line: line), line: line) }
    return JSON(.object(moved), line: line)
  }
}
