import DashPilotCore
import DashPilotStore
import Foundation

/// Why no record folder was found.
enum DataFolderRefusal: Refusal {
  case noRecordsHere
  case noRecordsAt(String)
  case recordsExist(String)
  case settingsMissing

  func sentence(_ voice: Voice) -> String {
    switch self {
    case .noRecordsHere:
      "No records were found in this folder or above it. Begin a record folder with \(voice.command("init"))."
    case .noRecordsAt(let folder):
      """
      There are no records at \(voice.isSpoken ? "the given folder" : quotedPath(folder)). \
      Begin a record folder there with \(voice.command("init")), or name another one.
      """
    case .recordsExist(let folder):
      """
      \(voice.isSpoken ? "The given folder" : quotedPath(folder)) holds records already. \
      Record in them, or name another folder.
      """
    case .settingsMissing:
      """
      There are records in this folder, and dashpilot.json with their settings is missing. Take it back from git, or \
      write a new one with \(voice.command("init")).
      """
    }
  }
}

/// The folder of a record tree, found as `design.md` says.
enum DataFolder {
  private static let marker = "dashpilot.json"

  /// The folder given, else that of the environment, else the nearest one in this folder or above it.
  static func find(in world: World, given: String?) throws -> String {
    let variable = world.variable("DASHPILOT_DATA").flatMap { $0.isEmpty ? nil : $0 }
    if let named = given ?? variable {
      let folder = absolute(named, in: world)
      guard try isFolder(folder, world) else { throw DataFolderRefusal.noRecordsAt(named) }
      return folder
    }
    for folder in ancestors(of: world.workingFolder) {
      for candidate in ["\(folder)/Data", folder] where try holdsRecords(candidate, world) { return candidate }
    }
    let isOnlyWithoutSettings = try isFolder(world.workingFolder, world)
    throw isOnlyWithoutSettings ? DataFolderRefusal.settingsMissing : .noRecordsHere
  }

  /// A path as seen from the folder that the program was started in.
  static func absolute(_ path: String, in world: World) -> String {
    let joined = path.hasPrefix("/") ? path : "\(world.workingFolder)/\(path)"
    let isStandard = !joined.contains("/.") && !joined.contains("//") && !joined.hasSuffix("/")
    return isStandard ? joined : NSString(string: joined).standardizingPath
  }

  /// Whether a folder is a record tree.
  static func holdsRecords(_ folder: String, _ world: World) throws -> Bool {
    do { return try world.disk.kind("\(folder)/\(marker)") != nil } catch { throw error.failure }
  }

  /// A folder whose settings are missing may still hold records; an empty one, or none, does not.
  private static func isFolder(_ folder: String, _ world: World) throws -> Bool {
    try RecordStore(root: folder, disk: world.disk).holdsRecords()
  }

  private static func ancestors(of folder: String) -> [String] {
    let parts = folder.split(separator: "/")
    return (0...parts.count).reversed().map { count in "/" + parts.prefix(count).joined(separator: "/") }
      .map { $0 == "/" ? "" : $0 }
  }
}

extension DiskError {
  /// The failure as it is said.
  var failure: StorageFailure { .disk(file: "", fault) }
}
