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
