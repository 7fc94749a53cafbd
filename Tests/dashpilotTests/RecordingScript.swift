import DashPilotCore
import Foundation
import Synchronization

@testable import dashpilot

extension Recording {
  /// No daemon answers, nothing comes in, and the program is asked to stop when it would wait.
  static var nowhere: Recording { RecordingScript([]).recording }
}

/// What happens to a live recording, step by step: what a source says, and what is done meanwhile.
final class RecordingScript: Sendable {
  /// One step.
  enum Step: Sendable {
    /// A daemon answers, where one is asked.
    case answers
    /// The source says lines.
    case says([String])
    /// Something else is done, by another process for example.
    case does(@Sendable () -> Void)
    /// The source breaks off.
    case breaks
    /// The program is asked to stop.
    case interrupted
  }

  private let steps: Mutex<[Step]>
  private let sentences = Mutex<[String]>([])
  private let isStopped = Mutex(false)

  init(_ steps: [Step]) {
    self.steps = Mutex(steps)
  }

  /// What was told while it ran.
  var told: [String] { sentences.withLock { $0 } }

  var recording: Recording {
    Recording(
      connect: { _ in self.connected() },
      standardInput: { self.source },
      beginTakingNote: {},
      isInterrupted: { self.isStopped.withLock { $0 } },
      wait: { _ in if self.steps.withLock({ $0.isEmpty }) { self.stop() } },
      tell: { lines in self.sentences.withLock { $0.append(String(lines.dropLast())) } }
    )
  }

  private var source: PositionSource {
    PositionSource(read: { _ in self.next() }, write: { _ in true }, close: {})
  }

  private func connected() -> PositionSource? {
    let answers = steps.withLock { steps in
      guard case .answers = steps.first else { return false }
      steps.removeFirst()
      return true
    }
    return answers ? source : nil
  }

  private func next() -> SourceReading {
    let step = steps.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    switch step {
    case .says(let lines): return .bytes(Array(lines.map { "\($0)\n" }.joined().utf8))
    case .does(let action): action()
    case .breaks, nil: return .ended
    case .interrupted: stop()
    case .answers: break
    }
    return .nothing
  }

  private func stop() { isStopped.withLock { $0 = true } }
}

extension RecordingScript.Step {
  /// A gpsd says where the vehicle is at some seconds of the evening: twelve metres further north each second.
  static func fixes(_ seconds: ClosedRange<Int>, epx: Double? = nil) -> RecordingScript.Step {
    .says(
      seconds.map { second in
        let latitude = 40 + Double(second) * 12 / 111_195.08
        let error = epx.map { ",\"epx\":\($0),\"epy\":\($0)" } ?? ""
        let time = Instant.evening.advanced(by: .seconds(second)).text
        return "{\"class\":\"TPV\",\"mode\":3,\"time\":\"\(time)\",\"lat\":\(latitude),\"lon\":-75\(error)}"
      }
    )
  }
}
