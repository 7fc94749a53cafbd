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
  public var text: String {
    withUnsafeBytes(of: uuid.uuid) { bytes in
      String(unsafeUninitializedCapacity: 36) { text in
        var end = 0
        for (index, byte) in bytes.enumerated() {
          if [4, 6, 8, 10].contains(index) { (text[end], end) = (UInt8(ascii: "-"), end + 1) }
          (text[end], text[end + 1]) = (hexadecimalDigit(byte >> 4), hexadecimalDigit(byte & 0xF))
          end += 2
        }
        return end
      }
    }
  }

  /// Whether the left identifier's lower-case text comes first.
  public static func < (left: Identifier, right: Identifier) -> Bool {
    withUnsafeBytes(of: left.uuid.uuid) { leftBytes in
      withUnsafeBytes(of: right.uuid.uuid) { rightBytes in leftBytes.lexicographicallyPrecedes(rightBytes) }
    }
  }
}

private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}
