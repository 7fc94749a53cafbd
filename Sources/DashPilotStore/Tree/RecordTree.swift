import DashPilotCore

/// Records of one kind that could be read, and the files that could not.
public struct ReadRecords<Value: Sendable>: Sendable {
  /// What could be read.
  public let records: [Value]
  /// What could not, each with its file and its reason.
  public let unreadable: [UnreadableRecord]
}

/// A record tree, read by folder: a question opens the folders that it needs and no other.
public struct RecordTree: Sendable {
  let disk: TreeDisk
  /// Whether many files are read on every core of the machine; on one core the answers are the same.
  let usesAllCores: Bool
  /// Whose route is known to stand apart, from the documents that were read.
  let routesApart = RoutesApart()

  /// The tree below a folder.
  public init(root: String, disk: Disk, usesAllCores: Bool = true) {
    self.disk = TreeDisk(root: root, disk: disk)
    self.usesAllCores = usesAllCores
  }

  /// The settings; refused where they cannot be read.
  public func settings() throws -> Settings {
    try document(at: TreePath.settings, SettingsDocument.read)
  }

  /// A pickup place by its identity; nothing where it is not there.
  public func place(_ id: PlaceID) throws -> PickupPlace? {
    let path = TreePath.place(id)
    guard try disk.kind(path) != nil else { return nil }
    let place = try document(at: path, PlaceDocument.read)
    guard place.id == id else { throw UnreadableRecord(file: path, line: nil, problem: .nameContradictsContent) }
    return place
  }

  /// Reads one JSON document; a fault names its file and line.
  func document<Value>(
    at path: String,
    _ read: (DocumentValue) throws(DocumentFault) -> Value
  ) throws -> Value {
    try document(at: path, fromBytes: { bytes throws(DocumentFault) in try JSONReader.document(bytes, read) })
  }

  /// Reads one document from its bytes; a fault names its file and line.
  func document<Value>(
    at path: String,
    fromBytes read: ([UInt8]) throws(DocumentFault) -> Value
  ) throws -> Value {
    let bytes = try fileBytes(path)
    do { return try read(bytes) } catch { throw error.inFile(path) }
  }

  /// The bytes of a record's file; a link or a folder in its place, and a file that may not be opened, are unreadable.
  func fileBytes(_ path: String) throws -> [UInt8] {
    do { return try disk.read(path) } catch {
      guard case .disk(_, let fault) = error, fault != .tooManyOpenFiles else { throw error }
      // Only then is it asked what stands there, because nearly every file is one.
      switch try disk.kind(path) {
      case .file: throw UnreadableRecord(file: path, line: nil, problem: .disk(fault))
      case nil: throw UnreadableRecord(file: path, line: nil, problem: .disk(.missing))
      case .folder, .link, .other: throw UnreadableRecord(file: path, line: nil, problem: .notAFile)
      }
    }
  }
}
