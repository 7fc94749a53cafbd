import DashPilotCore

/// What one sentence says of a fix.
struct NMEAFix {
  /// Milliseconds since midnight in UTC; nothing where the sentence has no time.
  let timeOfDay: Int64?
  /// Days since 1970-01-01; nothing where the sentence has no date.
  let day: Int?
  /// Where the receiver was; nothing where it says that it does not know.
  let coordinate: Coordinate?

  /// Degrees north and east.
  struct Coordinate {
    let latitude: Double
    let longitude: Double
  }

  /// Reads the fields of an RMC sentence: time, status, latitude, longitude, speed, course, date.
  init(recommendedMinimum fields: [ArraySlice<UInt8>]) throws(NMEAFault) {
    guard fields.count >= 2 else { throw NMEAFault() }
    timeOfDay = try NMEAFields.timeOfDay(fields[0])
    guard try NMEAFix.isValid(status: fields[1]) else {
      (day, coordinate) = (nil, nil)
      return
    }
    guard fields.count >= 9 else { throw NMEAFault() }
    coordinate = try NMEAFields.coordinate(fields[2..<6])
    day = try NMEAFields.day(fields[8])
  }

  /// Reads the fields of a GGA sentence: time, latitude, longitude, quality.
  init(fixData fields: [ArraySlice<UInt8>]) throws(NMEAFault) {
    guard fields.count >= 6 else { throw NMEAFault() }
    timeOfDay = try NMEAFields.timeOfDay(fields[0])
    day = nil
    coordinate = try NMEAFix.isValid(quality: fields[5]) ? NMEAFields.coordinate(fields[1..<5]) : nil
  }

  private static func isValid(status: ArraySlice<UInt8>) throws(NMEAFault) -> Bool {
    if status.elementsEqual("A".utf8) { return true }
    guard status.elementsEqual("V".utf8) else { throw NMEAFault() }
    return false
  }

  private static func isValid(quality: ArraySlice<UInt8>) throws(NMEAFault) -> Bool {
    guard let digit = quality.first else { return false }
    guard quality.count == 1, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { throw NMEAFault() }
    return digit != UInt8(ascii: "0")
  }
}

/// Why a sentence is unreadable: a field of it says what cannot be.
struct NMEAFault: Error {}
