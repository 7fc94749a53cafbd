import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension PositionSource {
  /// Standard input.
  static var standardInput: PositionSource { PositionSource(descriptor: STDIN_FILENO) }

  /// A connection to a daemon; nothing where none answers within three seconds.
  @Sendable static func connected(to address: SourceAddress) -> PositionSource? {
    for candidate in Endpoint.all(of: address) {
      if let descriptor = candidate.connected(withinMilliseconds: 3000) {
        return PositionSource(descriptor: descriptor)
      }
    }
    return nil
  }

  private init(descriptor: Int32) {
    self.init(
      read: { milliseconds in received(from: descriptor, within: milliseconds) },
      write: { bytes in send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count },
      close: { letGo(of: descriptor) }
    )
  }
}

private func received(from descriptor: Int32, within milliseconds: Int) -> SourceReading {
  var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  guard poll(&waited, 1, Int32(clamping: milliseconds)) > 0 else { return .nothing }
  var buffer = [UInt8](repeating: 0, count: 16_384)
  let count = read(descriptor, &buffer, buffer.count)
  if count > 0 { return .bytes(Array(buffer.prefix(count))) }
  return count < 0 && errno == EINTR ? .nothing : .ended
}

private func letGo(of descriptor: Int32) { close(descriptor) }

/// One of the addresses that a host's name stands for.
private struct Endpoint {
  let family: Int32
  let bytes: [UInt8]

  static func all(of address: SourceAddress) -> [Endpoint] {
    var hints = addrinfo()
    hints.ai_socktype = streamSocket
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address.host, "\(address.port)", &hints, &first) == 0 else { return [] }
    defer { freeaddrinfo(first) }
    return sequence(first: first, next: { $0?.pointee.ai_next }).prefix { $0 != nil }.compactMap { entry in
      guard let info = entry?.pointee, let place = info.ai_addr else { return nil }
      let bytes = UnsafeRawBufferPointer(start: place, count: Int(info.ai_addrlen))
      return Endpoint(family: info.ai_family, bytes: Array(bytes))
    }
  }

  /// A socket that is connected there.
  func connected(withinMilliseconds patience: Int32) -> Int32? {
    let descriptor = socket(family, streamSocket, 0)
    guard descriptor >= 0 else { return nil }
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    let started = bytes.withUnsafeBytes { place in
      place.baseAddress.map { connect(descriptor, $0.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count)) }
    }
    guard started == 0 || (errno == EINPROGRESS && isConnected(descriptor, patience)) else {
      letGo(of: descriptor)
      return nil
    }
    _ = fcntl(descriptor, F_SETFL, flags)
    return descriptor
  }

  private func isConnected(_ descriptor: Int32, _ patience: Int32) -> Bool {
    var waited = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&waited, 1, patience) > 0 else { return false }
    var (code, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
    return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size) == 0 && code == 0
  }
}

#if canImport(Glibc)
private let streamSocket = Int32(SOCK_STREAM.rawValue)
#else
private let streamSocket = SOCK_STREAM
#endif

/// Whether the program was asked to stop.
enum Interruption {
  private static let isAsked = Atomic(false)

  /// From now on an interruption or a termination is noted, rather than ending the program at once.
  ///
  /// Whoever started it may have blocked them.
  @Sendable static func begin() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&signals, number)
      signal(number) { _ in Interruption.isAsked.store(true, ordering: .relaxed) }
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether one was noted.
  @Sendable static func wasAsked() -> Bool { isAsked.load(ordering: .relaxed) }
}

/// Waits without a source, until the time is over or the program is asked to stop.
@Sendable func waited(milliseconds: Int) {
  var none = pollfd(fd: -1, events: 0, revents: 0)
  poll(&none, 1, Int32(clamping: milliseconds))
}
