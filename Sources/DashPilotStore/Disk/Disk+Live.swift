#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Disk {
  /// The real disk.
  ///
  /// A lock that is held is waited for up to a number of milliseconds.
  public static func live(lockPatienceMilliseconds patience: Int = 5000) -> Disk {
    Disk(
      read: SystemCalls.read,
      kind: SystemCalls.kind,
      list: SystemCalls.list,
      makeFolder: SystemCalls.makeFolder,
      write: SystemCalls.write,
      writeUnsynced: SystemCalls.writeUnsynced,
      append: SystemCalls.append,
      syncAll: { sync() },
      rename: SystemCalls.rename,
      remove: SystemCalls.remove,
      syncFolder: SystemCalls.syncFolder,
      lock: { path, kind throws(LockError) in try FileLock.take(path, kind, patience: patience) }
    )
  }
}

/// The system calls behind the real disk.
enum SystemCalls {
  static func failure(_ path: String) -> DiskError {
    let fault: DiskFault =
      switch errno {
      case ENOENT, ENOTDIR: .missing
      case EEXIST: .exists
      case EISDIR: .isFolder
      case EACCES, EPERM, ELOOP: .noPermission
      case EROFS: .readOnly
      case ENOSPC, EDQUOT: .noSpace
      case EMFILE, ENFILE: .tooManyOpenFiles
      default: .failed(code: errno)
      }
    return DiskError(path: path, fault: fault)
  }

  static func open(_ path: String, _ flags: Int32) throws(DiskError) -> Int32 {
    while true {
      #if canImport(Glibc)
      let descriptor = Glibc.open(path, flags | O_CLOEXEC, 0o644)
      #elseif canImport(Musl)
      let descriptor = Musl.open(path, flags | O_CLOEXEC, 0o644)
      #else
      let descriptor = Darwin.open(path, flags | O_CLOEXEC, 0o644)
      #endif
      if descriptor >= 0 { return descriptor }
      guard errno == EINTR else { throw failure(path) }
    }
  }

  /// Nothing that is waited for is opened: what is no file fails, whatever it is.
  @Sendable static func read(_ path: String) throws(DiskError) -> [UInt8] {
    let descriptor = try open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw DiskError(path: path, fault: .isFolder)
    default: throw DiskError(path: path, fault: .failed(code: EINVAL))
    }
    var bytes: [UInt8] = []
    while true {
      let room = max(4096, Int(status.st_size) + 1 - bytes.count)
      let chunk = try readChunk(descriptor, room: room, path)
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      // A file gives less than was asked for only at its end.
      if chunk.count < room { return bytes }
    }
  }

  private static func readChunk(_ descriptor: Int32, room: Int, _ path: String) throws(DiskError) -> [UInt8] {
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
        count = systemRead(descriptor, buffer.baseAddress, room)
        filled = max(0, count)
      }
      if count >= 0 { return chunk }
      guard errno == EINTR else { throw failure(path) }
    }
  }

  @Sendable static func kind(_ path: String) throws(DiskError) -> EntryKind? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      let error = failure(path)
      guard error.fault == .missing else { throw error }
      return nil
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  @Sendable static func list(_ path: String) throws(DiskError) -> [String] {
    guard let folder = opendir(path) else {
      let error = failure(path)
      guard error.fault == .missing else { throw error }
      return []
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  @Sendable static func makeFolder(_ path: String) throws(DiskError) {
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure(path) }
  }

  @Sendable static func write(_ path: String, _ bytes: [UInt8], _ replaced: String?) throws(DiskError) {
    let descriptor = try open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW)
    defer { close(descriptor) }
    var status = stat()
    if let replaced, lstat(replaced, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
    try writeAll(descriptor, bytes, path)
    guard fsync(descriptor) == 0 else { throw failure(path) }
  }

  @Sendable static func writeUnsynced(_ path: String, _ bytes: [UInt8]) throws(DiskError) {
    let descriptor = try open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
    defer { close(descriptor) }
    try writeAll(descriptor, bytes, path)
  }

  @Sendable static func append(_ path: String, _ bytes: [UInt8]) throws(DiskError) {
    let descriptor = try open(path, O_WRONLY | O_APPEND | O_NOFOLLOW)
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    do throws(DiskError) {
      try writeAll(descriptor, bytes, path)
      guard fsync(descriptor) == 0 else { throw failure(path) }
    } catch {
      ftruncate(descriptor, status.st_size)
      throw error
    }
  }

  private static func writeAll(_ descriptor: Int32, _ bytes: [UInt8], _ path: String) throws(DiskError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count > 0 { written += count } else if errno != EINTR { throw failure(path) }
    }
  }

  @Sendable static func rename(_ from: String, _ to: String) throws(DiskError) {
    guard systemRename(from, to) == 0 else { throw failure(to) }
  }

  @Sendable static func remove(_ path: String) throws(DiskError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failure(path) }
  }

  @Sendable static func syncFolder(_ path: String) throws(DiskError) {
    let descriptor = try open(path, O_RDONLY | O_DIRECTORY)
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure(path) }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}

private func systemRename(_ from: String, _ to: String) -> Int32 {
  rename(from, to)
}
