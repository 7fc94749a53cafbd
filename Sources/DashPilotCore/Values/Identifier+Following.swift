import Foundation

extension Identifier {
  /// The identifier itself where it comes after another, else one made from both that does.
  ///
  /// Numbers are counted by acceptance, then identifier, so that one accepted later at the same instant must come after.
  func following(_ other: Identifier?) -> Identifier {
    guard let other, self <= other else { return self }
    let (earlier, own) = (other.leadingBits, leadingBits)
    let room = Identifier.leadingMaximum - earlier
    guard room > 0 else { return self }
    return replacingLeadingBits(with: earlier + 1 + own % room)
  }

  /// The first six bytes, which decide an order of identifiers.
  private var leadingBits: UInt64 {
    withUnsafeBytes(of: uuid.uuid) { bytes in bytes.prefix(6).reduce(0) { $0 << 8 | UInt64($1) } }
  }

  private static var leadingMaximum: UInt64 { 0xFFFF_FFFF_FFFF }

  private func replacingLeadingBits(with bits: UInt64) -> Identifier {
    let leading = (0..<6).map { UInt8(truncatingIfNeeded: bits >> (40 - 8 * UInt64($0))) }
    let rest = withUnsafeBytes(of: uuid.uuid) { Array($0.dropFirst(6)) }
    return Identifier(NSUUID(uuidBytes: leading + rest) as UUID)
  }
}
