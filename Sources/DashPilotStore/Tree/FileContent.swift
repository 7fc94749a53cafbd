/// A file that is to be written and what it says, which is worked out only when it is written.
///
/// An import changes the routes of years at once, and their bytes together would be many times the largest.
struct FileContent: Sendable {
  /// The file's place in the tree.
  let path: String
  private let says: @Sendable () -> [UInt8]

  init(_ path: String, _ says: @escaping @Sendable @autoclosure () -> [UInt8]) {
    (self.path, self.says) = (path, says)
  }

  /// What it says.
  var bytes: [UInt8] { says() }
}
