import Foundation

/// The identity of one record, distinct from that of every other kind of record.
public struct Identifier<Subject>: Hashable, Comparable, Sendable {
  /// The identifier itself.
  public let uuid: UUID

  /// Makes the identity from a UUID.
  public init(_ uuid: UUID) {
    self.uuid = uuid
  }

  /// The lower-case text, as the record files write it.
  public var text: String { uuid.uuidString.lowercased() }

  /// Whether the left identifier's lower-case text comes first.
  public static func < (left: Identifier, right: Identifier) -> Bool {
    withUnsafeBytes(of: left.uuid.uuid) { leftBytes in
      withUnsafeBytes(of: right.uuid.uuid) { rightBytes in leftBytes.lexicographicallyPrecedes(rightBytes) }
    }
  }
}
