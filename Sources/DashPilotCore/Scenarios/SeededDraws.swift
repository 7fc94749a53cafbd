import Foundation

/// Numbers that look drawn by chance and depend on a seed and on what they are drawn for, never on one another.
///
/// A draw is found by its path: `draws["shift"][12]["tip"]`. Nothing is counted on, so drawing more in one place moves
/// nothing in another.
public struct SeededDraws: Hashable, Sendable {
  private let key: UInt64

  /// The draws of a seed.
  public init(seed: UInt64) {
    self.init(key: seed.scrambled)
  }

  private init(key: UInt64) {
    self.key = key
  }

  /// The draws for one aspect of what is drawn here.
  subscript(_ aspect: StaticString) -> SeededDraws {
    let hash = aspect.withUTF8Buffer { bytes in
      bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    return SeededDraws(key: (key ^ hash).scrambled)
  }

  /// The draws for one of several things that are drawn here.
  subscript(_ index: Int) -> SeededDraws {
    SeededDraws(key: (key &+ 0x9E37_79B9_7F4A_7C15 &* (UInt64(truncatingIfNeeded: index) &+ 1)).scrambled)
  }

  /// Sixty-four bits.
  var bits: UInt64 { key }

  /// A number between two, both included.
  func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(key % UInt64(range.upperBound - range.lowerBound + 1))
  }

  /// Whether something happens that happens so many times in a hundred.
  func happens(_ percent: Int) -> Bool { Int(key % 100) < percent }

  /// A number from zero on, below one.
  var fraction: Double { Double(key >> 11) / Double(1 << 53 as UInt64) }

  /// An identifier, of the form that a random one has.
  func identifier<Subject>() -> Identifier<Subject> {
    let (high, low) = (key, (key ^ 0x5851_F42D_4C95_7F2D).scrambled)
    let words = [high & ~0xF000 | 0x4000, low & ~(0xC0 << 56) | 0x80 << 56]
    let bytes = words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * UInt64($0))) } }
    return Identifier(NSUUID(uuidBytes: bytes) as UUID)
  }
}

extension UInt64 {
  /// The bits mixed, so that neighbouring numbers share nothing (the finish of SplitMix64).
  fileprivate var scrambled: UInt64 {
    let first = (self ^ (self >> 30)) &* 0xBF58_476D_1CE4_E5B9
    let second = (first ^ (first >> 27)) &* 0x94D0_49BB_1331_11EB
    return second ^ (second >> 31)
  }
}
