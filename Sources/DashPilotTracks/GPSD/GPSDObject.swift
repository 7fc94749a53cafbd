import DashPilotCore
import Foundation

/// The members of a daemon's object that matter, by their keys.
struct GPSDObject {
  private var members: [Key: JSONCursor.Value] = [:]

  /// The keys that are read; all others are passed over.
  enum Key: String {
    case `class`, mode, time, lat, lon, eph, epx, epy, devices, activated, message
  }

  /// Reads a line; nothing where it is no JSON object, or states one of the keys twice.
  init?(_ line: ArraySlice<UInt8>) {
    var members: [Key: JSONCursor.Value] = [:]
    var isRepeated = false
    var cursor = JSONCursor(line)
    let isObject = cursor.members { name, value in
      guard let key = Key(rawValue: String(decoding: name, as: UTF8.self)) else { return }
      isRepeated = members.updateValue(value, forKey: key) != nil || isRepeated
    }
    guard isObject, !isRepeated, GPSDObject.isUnicode(line) else { return nil }
    self.members = members
  }

  /// A member as it stands; an absent one is null.
  subscript(key: Key) -> JSONCursor.Value { members[key] ?? .null }

  /// A finite number, or nothing where it is absent.
  func number(_ key: Key) throws(GPSDFault) -> Double? {
    switch self[key] {
    case .null: return nil
    case .number(let digits):
      let value = Double(plainDecimal: digits.span) ?? Double(String(decoding: digits, as: UTF8.self))
      guard let value, value.isFinite else { throw GPSDFault() }
      return value
    case .bool, .text, .list, .object: throw GPSDFault()
    }
  }

  /// A text with its escapes resolved, or nothing where it is absent.
  func text(_ key: Key) throws(GPSDFault) -> String? {
    switch self[key] {
    case .null: return nil
    case .text(let bytes):
      guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
      let quote = [UInt8(ascii: "\"")]
      guard let text = try? JSONDecoder().decode(String.self, from: Data(quote + bytes + quote)) else {
        throw GPSDFault()
      }
      return text
    case .bool, .number, .list, .object: throw GPSDFault()
    }
  }

  private static func isUnicode(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 < 0x80 } || String(validating: line, as: UTF8.self) != nil
  }
}

/// Why a daemon's line is unreadable: a member of it is not what it has to be.
struct GPSDFault: Error {}
