import Foundation

/// Gives every processing instruction a content, because Foundation's parser on Linux crashes at one without.
///
/// What is filled in stands before every `?>`. Where that ends no instruction, it only makes longer what is no number
/// and no time anyway.
struct XMLInstructionEnd {
  private var isQuestionHeld = false

  /// What is put before the `?>` of an instruction.
  static let filling: [UInt8] = Array(" ?".utf8)

  private static let question = UInt8(ascii: "?")

  /// The text with every instruction filled; a question mark at its end is held back until more is known.
  mutating func filled(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard isQuestionHeld || hasQuestion(text) else { return text }
    var filled: [UInt8] = []
    for byte in text {
      if isQuestionHeld, byte == UInt8(ascii: ">") { filled += XMLInstructionEnd.filling }
      if isQuestionHeld { filled.append(XMLInstructionEnd.question) }
      isQuestionHeld = byte == XMLInstructionEnd.question
      if !isQuestionHeld { filled.append(byte) }
    }
    return filled[...]
  }

  /// What is still held back at the end of the file.
  var remainder: [UInt8] { isQuestionHeld ? [XMLInstructionEnd.question] : [] }

  private func hasQuestion(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap { memchr($0, Int32(XMLInstructionEnd.question), bytes.count) } != nil
    }
  }
}
