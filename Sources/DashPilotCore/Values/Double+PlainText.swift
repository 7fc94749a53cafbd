extension Double {
  /// The shortest plain decimal that reads back as the same number, never with an exponent.
  public var plainDecimalText: String {
    let text = "\(self)"
    guard let exponentStart = text.firstIndex(of: "e") else {
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let exponent = Int(text[text.index(after: exponentStart)...]) ?? 0
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text[..<exponentStart].filter { $0 != "-" && $0 != "." }
    let kept = digits.reversed().drop { $0 == "0" }.reversed().map(String.init).joined()
    let significant = kept.isEmpty ? "0" : kept
    guard exponent < 0 else {
      return sign + significant + String(repeating: "0", count: max(0, exponent + 1 - significant.count))
    }
    return "\(sign)0.\(String(repeating: "0", count: -exponent - 1))\(significant)"
  }
}
