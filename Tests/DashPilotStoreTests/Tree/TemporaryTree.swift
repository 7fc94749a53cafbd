import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport

/// A record tree in a folder of its own that goes when the test is over.
final class TemporaryTree: Sendable {
  let root: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "dashpilot-\(UUID().uuidString)")
    root = folder.path(percentEncoded: false)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// The store on the real disk, or on another one.
  ///
  /// A process that another test starts may hold a lock for the moment before it becomes another program.
  func store(_ disk: Disk = .live()) -> RecordStore { RecordStore(root: root, disk: disk) }

  /// The store on the real disk, which waits for no lock.
  var impatient: RecordStore { store(.live(lockPatienceMilliseconds: 0)) }

  var tree: RecordTree { store().tree }

  /// Saves records as one change.
  func save(_ records: Record...) throws {
    try store().writing { try $0.apply(Change(saved: records)) }
  }

  /// Puts a text at a path, whatever it is.
  func put(_ text: String, at path: String) throws { try put(Array(text.utf8), at: path) }

  func put(_ bytes: [UInt8], at path: String) throws {
    let url = URL(filePath: "\(root)/\(path)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Puts a shift's document under a name that may not be its own.
  func put(_ shift: Shift, at path: String) throws { try put(ShiftDocument.bytes(shift), at: path) }

  func text(at path: String) throws -> String { try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) }

  /// Every file of the tree with its bytes; the folder of the lock and of staged files is left aside.
  var files: [String: [UInt8]] {
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { !$0.hasPrefix(TreePath.workshop) }.reduce(into: [:]) { files, name in
      if let bytes = try? SystemCalls.read("\(root)/\(name)") { files[name] = bytes }
    }
  }

  var paths: [String] { files.keys.sorted() }
}
