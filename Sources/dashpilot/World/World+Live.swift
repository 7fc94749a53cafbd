import DashPilotCore
import DashPilotStore
import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension World {
  /// The real world.
  ///
  /// `DASHPILOT_CLOCK` fixes the clock and `DASHPILOT_IDENTIFIERS` the identifiers, for transcripts.
  static var live: World {
    World(
      now: clock(variable("DASHPILOT_CLOCK")),
      freshIdentifier: identifiers(variable("DASHPILOT_IDENTIFIERS")),
      variable: variable,
      workingFolder: FileManager.default.currentDirectoryPath,
      timeZone: { TimeZone.current.identifier },
      locale: { Locale.current.identifier },
      disk: .live(),
      open: pieces,
      terminal: .live,
      recording: .live,
      git: .live
    )
  }

  @Sendable private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static func clock(_ fixed: String?) -> @Sendable () -> Instant {
    if let fixed = fixed.flatMap({ Instant(stored: $0) }) { return { fixed } }
    return { Instant(Date()) }
  }

  private static func identifiers(_ seed: String?) -> @Sendable () -> UUID {
    guard let seed = seed.flatMap({ UInt64($0) }) else { return { UUID() } }
    let numbers = NumberedIdentifiers(seed: seed)
    return { numbers.next() }
  }
}

/// Identifiers that a number and a count decide, so that a transcript reads the same each time.
private final class NumberedIdentifiers: Sendable {
  private let seed: UInt64
  private let count = Mutex<UInt64>(0)

  init(seed: UInt64) {
    self.seed = seed
  }

  func next() -> UUID {
    let number = count.withLock { count in
      count += 1
      return seed &* 1000 &+ count
    }
    let (high, low) = (scrambled(number), scrambled(number &+ 0x5851_F42D_4C95_7F2D))
    var bytes = [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return NSUUID(uuidBytes: bytes) as UUID
  }

  private func scrambled(_ number: UInt64) -> UInt64 {
    let first = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    let second = (first ^ (first >> 27)) &* 0x94D0_49BB_1331_11EB
    return second ^ (second >> 31)
  }
}

extension Recording {
  /// Sockets, standard input, and the signals of the system.
  static var live: Recording {
    Recording(
      connect: PositionSource.connected,
      standardInput: { .standardInput },
      beginTakingNote: Interruption.begin,
      isInterrupted: Interruption.wasAsked,
      wait: waited,
      tell: { FileHandle.standardError.write(Data($0.utf8)) }
    )
  }
}

extension Terminal {
  /// The terminal that the program runs in.
  static var live: Terminal {
    Terminal(
      isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1,
      showsOutput: isatty(STDOUT_FILENO) == 1,
      columns: columns,
      ask: { question in
        FileHandle.standardError.write(Data(question.utf8))
        return readLine()
      },
      showProgress: { text in
        guard isatty(STDERR_FILENO) == 1 else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
      }
    )
  }

  private static var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
