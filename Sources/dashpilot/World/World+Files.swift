import DashPilotCore
import DashPilotStore
import Foundation

extension World {
  /// The pieces of a file of the real disk, in order; a folder is no file.
  @Sendable static func pieces(of path: String) throws(DiskError) -> () throws -> [UInt8]? {
    let kind = try Disk.live().kind(path)
    guard kind != nil else { throw DiskError(path: path, fault: .missing) }
    guard kind != .folder, let file = FileHandle(forReadingAtPath: path) else {
      throw DiskError(path: path, fault: kind == .folder ? .isFolder : .noPermission)
    }
    return { try file.read(upToCount: 256 * 1024).map { Array($0) } }
  }
}

/// Why a file of the driver's own was not written.
enum NewFileRefusal: Refusal {
  case fileExists(String)

  func sentence(_ voice: Voice) -> String {
    switch self {
    case .fileExists(let path):
      "\(voice.isSpoken ? "A file of that name" : quotedPath(path)) is there already. Name another one."
    }
  }
}

extension World {
  /// Writes a new file of the driver's own, whole or not at all; one that is there is never written over.
  func writeNew(_ text: String, at path: String) throws {
    let target = DataFolder.absolute(path, in: self)
    let staged = "\(target).part-\(freshIdentifier().uuidString.prefix(8))"
    do {
      guard try disk.kind(target) == nil else { throw NewFileRefusal.fileExists(path) }
      try disk.write(staged, Array(text.utf8), nil)
      try disk.rename(staged, target)
      try disk.syncFolder((target as NSString).deletingLastPathComponent)
    } catch let error as DiskError {
      try? disk.remove(staged)
      throw StorageFailure.disk(file: quotedPath(path), error.fault)
    }
  }
}

extension World {
  /// The bytes of a file outside of the records.
  func bytes(at path: String) throws -> [UInt8] {
    do { return try disk.read(DataFolder.absolute(path, in: self)) } catch {
      throw StorageFailure.disk(file: quotedPath(path), error.fault)
    }
  }

  /// Writes over a file outside of the records, whole or not at all.
  func replace(_ bytes: [UInt8], at path: String) throws {
    let target = DataFolder.absolute(path, in: self)
    let staged = "\(target).part-\(freshIdentifier().uuidString.prefix(8))"
    do {
      try disk.write(staged, bytes, target)
      try disk.rename(staged, target)
    } catch {
      try? disk.remove(staged)
      throw StorageFailure.disk(file: quotedPath(path), error.fault)
    }
  }
}
