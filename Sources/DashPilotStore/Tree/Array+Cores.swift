import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// What becomes of each element, in order, worked out on every core of the machine.
  ///
  /// A core that is free takes the next portion of so many elements; no more than one portion is not spread. Of several
  /// errors the first in order is thrown, whichever came first.
  func mappedOnAllCores<Value: Sendable>(
    portion: Int,
    _ transform: @Sendable (Element) throws -> Value
  ) throws -> [Value] {
    guard count > portion else { return try map(transform) }
    let portions = stride(from: 0, to: count, by: portion).map { self[$0..<Swift.min(count, $0 + portion)] }
    let results = Mutex<[Int: Result<[Value], any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: portions.count) { number in
      let result = Result { try portions[number].map(transform) }
      results.withLock { $0[number] = result }
    }
    let found = results.withLock { $0 }
    return try portions.indices.flatMap { try found[$0]?.get() ?? [] }
  }
}
