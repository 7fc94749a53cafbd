/// A sentence of NMEA 0183: its type and its fields, of which the checksum is right or missing.
struct NMEASentence {
  let type: Kind
  /// The fields after the address, as they stand; the first is `fields[0]`.
  let fields: [ArraySlice<UInt8>]
  let hasChecksum: Bool

  /// The types that say where or when; every talker may send them.
  enum Kind: Equatable {
    case recommendedMinimum
    case fixData
    case dateAndTime
    case other
  }

  /// Reads a line that begins with `$`; nothing where it is broken.
  init?(_ line: ArraySlice<UInt8>) {
    let text = line.dropFirst()
    let body = text.prefix { $0 != UInt8(ascii: "*") }
    hasChecksum = body.endIndex < text.endIndex
    if hasChecksum {
      let stated = text[(body.endIndex + 1)...]
      guard let checksum = NMEASentence.hexadecimal(stated), checksum == body.reduce(0, ^) else { return nil }
    }
    let address = body.prefix { $0 != UInt8(ascii: ",") }
    let isProprietary = address.first == UInt8(ascii: "P")
    guard isProprietary || address.count == 5, address.allSatisfy(NMEASentence.isAddress) else { return nil }
    type = isProprietary ? .other : NMEASentence.kind(of: address)
    guard type != .other else {
      fields = []
      return
    }
    fields = body[address.endIndex...].dropFirst().split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
  }

  /// Whether a line, however broken, held the name of a sentence that states a fix.
  static func namesFix(_ line: ArraySlice<UInt8>) -> Bool {
    line.firstRange(of: recommendedMinimum) != nil || line.firstRange(of: fixData) != nil
  }

  private static let recommendedMinimum = Array("RMC".utf8)
  private static let fixData = Array("GGA".utf8)
  private static let dateAndTime = Array("ZDA".utf8)

  private static func kind(of address: ArraySlice<UInt8>) -> Kind {
    let type = address.suffix(3)
    if type.elementsEqual(recommendedMinimum) { return .recommendedMinimum }
    if type.elementsEqual(fixData) { return .fixData }
    return type.elementsEqual(dateAndTime) ? .dateAndTime : .other
  }

  private static func isAddress(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard digits.count == 2, digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else {
      return nil
    }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
