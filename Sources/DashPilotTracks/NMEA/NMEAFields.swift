import DashPilotCore

/// The forms that fields of a sentence have.
enum NMEAFields {
  /// Milliseconds since midnight of `hhmmss.sss`; nothing for an empty field.
  ///
  /// Finer than a millisecond is rounded once, half up. A 61st second is none that a record has.
  static func timeOfDay(_ field: ArraySlice<UInt8>) throws(NMEAFault) -> Int64? {
    guard !field.isEmpty else { return nil }
    let (whole, fraction) = try parts(field)
    guard whole.count == 6, let number = number(whole) else { throw NMEAFault() }
    let (hour, minute, second) = (number / 10_000, number / 100 % 100, number % 100)
    guard hour < 24, minute < 60, second < 60 else { throw NMEAFault() }
    return Int64((hour * 60 + minute) * 60 + second) * 1000 + milliseconds(fraction)
  }

  /// Days since 1970-01-01 of `ddmmyy`; nothing for an empty field.
  ///
  /// The years 80 to 99 are of the 20th century.
  static func day(_ field: ArraySlice<UInt8>) throws(NMEAFault) -> Int? {
    guard !field.isEmpty else { return nil }
    guard field.count == 6, let number = number(field) else { throw NMEAFault() }
    let year = number % 100
    return try day(year: year + (year >= 80 ? 1900 : 2000), month: number / 100 % 100, day: number / 10_000)
  }

  /// Days since 1970-01-01 of a day, a month and a year in fields of their own; nothing where one is empty.
  static func day(_ fields: ArraySlice<ArraySlice<UInt8>>) throws(NMEAFault) -> Int? {
    guard fields.allSatisfy({ !$0.isEmpty }) else { return nil }
    let numbers = fields.compactMap { $0.count <= 4 ? number($0) : nil }
    guard numbers.count == 3 else { throw NMEAFault() }
    return try day(year: numbers[2], month: numbers[1], day: numbers[0])
  }

  /// Degrees of `ddmm.mmmm,N,dddmm.mmmm,E`; nothing where the numbers are empty.
  ///
  /// Their range is the filter's to judge.
  static func coordinate(_ fields: ArraySlice<ArraySlice<UInt8>>) throws(NMEAFault) -> NMEAFix.Coordinate? {
    let fields = Array(fields)
    guard !fields[0].isEmpty || !fields[2].isEmpty else { return nil }
    return NMEAFix.Coordinate(
      latitude: try degrees(fields[0]) * sign(fields[1], positive: "N", negative: "S"),
      longitude: try degrees(fields[2]) * sign(fields[3], positive: "E", negative: "W")
    )
  }

  private static func day(year: Int, month: Int, day: Int) throws(NMEAFault) -> Int {
    guard year >= 1970, let date = CivilDate(year: year, month: month, day: day) else { throw NMEAFault() }
    return date.daysSince1970
  }

  private static func degrees(_ field: ArraySlice<UInt8>) throws(NMEAFault) -> Double {
    let (whole, _) = try parts(field)
    let rest = field.dropFirst(max(whole.count - 2, 0))
    guard (3...5).contains(whole.count), let degrees = number(whole.dropLast(2)),
      let minutes = Double(plainDecimal: rest.span), minutes < 60
    else { throw NMEAFault() }
    return Double(degrees) + minutes / 60
  }

  private static func sign(
    _ field: ArraySlice<UInt8>,
    positive: String,
    negative: String
  ) throws(NMEAFault) -> Double {
    if field.elementsEqual(positive.utf8) { return 1 }
    guard field.elementsEqual(negative.utf8) else { throw NMEAFault() }
    return -1
  }

  /// The digits before and after a point.
  private static func parts(
    _ field: ArraySlice<UInt8>
  ) throws(NMEAFault) -> (whole: ArraySlice<UInt8>, fraction: ArraySlice<UInt8>) {
    let whole = field.prefix { $0 != UInt8(ascii: ".") }
    let fraction = field[whole.endIndex...].dropFirst()
    guard field.count <= 32, whole.allSatisfy(isDigit), fraction.allSatisfy(isDigit) else { throw NMEAFault() }
    return (whole, fraction)
  }

  private static func milliseconds(_ fraction: ArraySlice<UInt8>) -> Int64 {
    let digits = fraction.prefix(4) + repeatElement(UInt8(ascii: "0"), count: max(0, 4 - fraction.count))
    return Int64(((number(digits) ?? 0) + 5) / 10)
  }

  /// The number of a few digits.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 9, digits.allSatisfy(isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
