extension [UInt8] {
  /// Gives these bytes as the only piece of a file.
  var asOnlyPiece: () -> [UInt8]? {
    var rest: [UInt8]? = self
    return {
      defer { rest = nil }
      return rest
    }
  }
}
