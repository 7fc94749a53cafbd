import Foundation
import Synchronization

extension Git {
  /// The `git` that is found on the path.
  ///
  /// Inside a hook of git its variables point at the hook's repository, and they are left out.
  static var live: Git {
    Git { words, folder in
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git", "-C", folder] + words
      process.environment = environment
      process.standardInput = FileHandle.nullDevice
      let (output, errors) = (Pipe(), Pipe())
      (process.standardOutput, process.standardError) = (output, errors)
      guard (try? process.run()) != nil else { return nil }
      let texts = texts(output, errors)
      process.waitUntilExit()
      guard process.terminationStatus != notFound else { return nil }
      return GitResult(output: texts.output, errors: texts.errors, exitCode: process.terminationStatus)
    }
  }

  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { !repositoryVariables.contains($0.key) }
      .merging(["LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0"]) { $1 }
  }

  private static let repositoryVariables: Set = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR",
    "GIT_NAMESPACE", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS",
    "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
  ]

  /// What `env` ends with where there is no such program.
  private static let notFound: Int32 = 127

  /// Reads both at once: a hook that says much would wait for ever while only the other is read.
  private static func texts(_ output: Pipe, _ errors: Pipe) -> (output: String, errors: String) {
    let errorText = Mutex("")
    let reading = DispatchGroup()
    DispatchQueue.global().async(group: reading) {
      let text = text(errors)
      errorText.withLock { $0 = text }
    }
    let outputText = text(output)
    reading.wait()
    return (outputText, errorText.withLock { $0 })
  }

  private static func text(_ pipe: Pipe) -> String {
    String(decoding: (try? pipe.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
  }
}
