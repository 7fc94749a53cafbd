#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The lock file of a record tree, held with `flock`, so that a holder that died is no obstacle.
enum FileLock {
  private static let pollMilliseconds = 20

  /// Takes the lock, waiting up to a number of milliseconds, and gives back what releases it.
  static func take(_ path: String, _ kind: LockKind, patience: Int) throws(LockError) -> @Sendable () -> Void {
    let descriptor = try openLock(path, kind)
    let operation = (kind == .exclusive ? LOCK_EX : LOCK_SH) | LOCK_NB
    var waited = 0
    while flock(descriptor, operation) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        let error = SystemCalls.failure(path)
        close(descriptor)
        throw .unavailable(error)
      }
      guard waited < patience else {
        let holder = holder(descriptor)
        close(descriptor)
        throw .held(by: holder)
      }
      usleep(UInt32(pollMilliseconds * 1000))
      waited += pollMilliseconds
    }
    if kind == .exclusive { leave("\(getpid())\n", descriptor) }
    return {
      if kind == .exclusive { leave("", descriptor) }
      close(descriptor)
    }
  }

  private static func openLock(_ path: String, _ kind: LockKind) throws(LockError) -> Int32 {
    do { return try SystemCalls.open(path, O_RDWR | O_CREAT) } catch {
      guard kind == .shared, let descriptor = try? SystemCalls.open(path, O_RDONLY) else { throw .unavailable(error) }
      return descriptor
    }
  }

  /// The process that left its number and is still running.
  private static func holder(_ descriptor: Int32) -> Int32? {
    var digits = [UInt8](repeating: 0, count: 16)
    let count = pread(descriptor, &digits, digits.count, 0)
    let text = String(decoding: digits.prefix(max(0, count)).prefix { (0x30...0x39).contains($0) }, as: UTF8.self)
    guard let process = Int32(text), kill(process, 0) == 0 || errno == EPERM else { return nil }
    return process
  }

  /// Leaves this process's number in the lock's file for whoever waits, or takes it away.
  @Sendable private static func leave(_ text: String, _ descriptor: Int32) {
    let bytes = Array(text.utf8)
    _ = ftruncate(descriptor, 0)
    if !bytes.isEmpty { _ = pwrite(descriptor, bytes, bytes.count, 0) }
  }
}
