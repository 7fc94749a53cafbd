import DashPilotCore

/// What a merge of three files leaves: the merged document, or one with the two sides of each conflict marked in it.
public struct MergedDocument: Sendable {
  /// What became of the record.
  public let merge: RecordMerge
  /// What is said beside it.
  public let notices: [Statement]

  /// Merges the record in three files; no bytes at all are a base that was not there.
  ///
  /// Refused is a file that cannot be read, one of another record, and a shift that holds its route; what is left then
  /// is both texts, by `whole(ours:theirs:)`.
  public init(base: [UInt8], ours: [UInt8], theirs: [UInt8], file: String) throws {
    let before = base.isEmpty ? nil : try StoredRecord(base, file: "\(file) (as it was before)")
    let sides = (
      ours: try StoredRecord(ours, file: "\(file) (ours)"), theirs: try StoredRecord(theirs, file: "\(file) (theirs)")
    )
    if sides.ours.routeInside != nil { throw MergeRefusal.routeInside(file: "\(file) (ours)") }
    if sides.theirs.routeInside != nil { throw MergeRefusal.routeInside(file: "\(file) (theirs)") }
    merge = try RecordContent.merge(
      base: before?.content,
      ours: sides.ours.content,
      theirs: sides.theirs.content,
      file: file
    )
    notices = sides.ours.notices(of: "\(file) (ours)") + sides.theirs.notices(of: "\(file) (theirs)")
  }

  /// What stands in place of two texts that cannot be merged: both whole, between markers, byte for byte.
  ///
  /// No reader takes it for a record, so that neither side is taken before somebody has chosen.
  public static func whole(ours: [UInt8], theirs: [UInt8]) -> [UInt8] {
    MarkedLines.whole(ours: ours, theirs: theirs)
  }

  /// The file's bytes: canonical where the sides were merged, with markers where they were not.
  ///
  /// No reader takes a document with markers for a record: it names the line of the first.
  public var bytes: [UInt8] {
    guard merge.merged == nil else { return merge.record.ours.bytes }
    let (ours, theirs) = (merge.record.ours.bytes, merge.record.theirs.bytes)
    if case .route(let route) = merge.record.ours, case .route(let other) = merge.record.theirs {
      return MarkedLines.route(ours: route, theirs: other).bytes
    }
    guard let own = try? JSONReader.read(ours), let other = try? JSONReader.read(theirs) else {
      return MarkedLines([.sides(ours: ours.lines, theirs: theirs.lines)]).bytes
    }
    return MarkedLines(ours: own, theirs: other).bytes
  }
}

extension [UInt8] {
  /// The lines of a text that ends with one.
  var lines: [String] { String(decoding: self, as: UTF8.self).split(separator: "\n").map(String.init) }
}
