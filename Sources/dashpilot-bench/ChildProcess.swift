import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A process that was run to its end: what it printed, how long it took and the most memory it held.
///
/// Foundation's `Process` tells nothing of memory, so the process is started and waited for by the system's own calls.
struct ChildProcess {
  let output: String
  let exitCode: Int32
  let time: Duration
  /// The peak of resident memory in bytes.
  let memory: Int

  /// Runs a program with a fixed clock, its errors left to this process.
  static func run(_ program: String, _ arguments: [String], clock: String) throws -> ChildProcess {
    try run(program, arguments, variables: ["DASHPILOT_CLOCK": clock])
  }

  /// Runs a program with variables beside those of this process.
  static func run(_ program: String, _ arguments: [String], variables: [String: String]) throws -> ChildProcess {
    let pipe = Pipe()
    let start = ContinuousClock.now
    let process = try spawn(program, arguments, variables, output: pipe.fileHandleForWriting.fileDescriptor)
    try pipe.fileHandleForWriting.close()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    var (status, usage) = (Int32(0), rusage())
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    return ChildProcess(
      output: String(decoding: output, as: UTF8.self),
      exitCode: status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F),
      time: ContinuousClock.now - start,
      memory: Int(usage.ru_maxrss) * unitOfMemory
    )
  }

  /// Linux counts kibibytes, Apple's systems bytes.
  private static var unitOfMemory: Int {
    #if canImport(Darwin)
    1
    #else
    1024
    #endif
  }

  private static func spawn(
    _ program: String,
    _ arguments: [String],
    _ variables: [String: String],
    output: Int32
  ) throws -> pid_t {
    let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let settings = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + settings { free(text) } }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    var process = pid_t()
    let code = posix_spawn(&process, program, &actions, nil, words, settings)
    guard code == 0 else { throw BenchRefusal.failed(command: program, exitCode: code) }
    return process
  }
}
