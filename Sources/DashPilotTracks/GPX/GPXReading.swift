import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// One reading of a GPX file: follows what XML's parser reports, until the end or the first refusal.
final class GPXReading: NSObject, XMLParserDelegate {
  private let source: GPXSource
  private var walk: GPXWalk
  private var refusal: TrackRefusal?
  private var firstPointLine: Int?

  private static let deepest = 256

  init(next: @escaping () throws -> [UInt8]?, visit: @escaping (TrackEvent) -> Void) {
    source = GPXSource(next: next)
    walk = GPXWalk(visit: visit)
  }

  /// Reads to the end and gives the counts of what was left out.
  func read() throws(TrackRefusal) -> TrackOmissions {
    let parser = XMLParser(stream: ByteStream(fill: source.fill))
    parser.delegate = self
    let isWhole = parser.parse()
    let (line, column) = (max(parser.lineNumber, 1), max(parser.columnNumber, 1))
    if let stop = source.refusal(line: line, column: column) ?? refusal { throw stop }
    guard isWhole, walk.isFinished else {
      throw .broken(walk.isFinished ? .malformed : .endsEarly, line: line, column: column)
    }
    return try walk.omissions(firstPointLine: firstPointLine ?? line)
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard refusal == nil else { return }
    source.noteReport()
    let isGPX = walk.start(name, attributes: attributes)
    if !isGPX { refuse(.notGPX(root: String(name.prefix(40)), line: parser.lineNumber), parser) }
    if firstPointLine == nil, walk.isInPoint { firstPointLine = parser.lineNumber }
    if walk.depth > GPXReading.deepest {
      refuse(.broken(.nestedTooDeeply, line: parser.lineNumber, column: parser.columnNumber), parser)
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard refusal == nil else { return }
    walk.end()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    source.noteReport()
    walk.text(text.utf8)
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    source.noteReport()
    walk.text(block)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard let fault = XMLFault(code: (error as NSError).code) else { return }
    let isCutShort = source.isAtEnd && !walk.isFinished
    refuse(.broken(isCutShort ? .endsEarly : fault, line: parser.lineNumber, column: parser.columnNumber), parser)
  }

  private func refuse(_ refusal: TrackRefusal, _ parser: XMLParser) {
    self.refusal = self.refusal ?? refusal
    source.close()
    parser.abortParsing()
  }
}
