import Foundation

/// The stream that XML's parser asks for bytes, over a function that fills a buffer and says how far.
final class ByteStream: InputStream {
  private let fill: (UnsafeMutableBufferPointer<UInt8>) -> Int

  init(fill: @escaping (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    self.fill = fill
    super.init(data: Data())
  }

  override func open() {}
  override func close() {}
  override var hasBytesAvailable: Bool { true }
  override var streamStatus: Stream.Status { .open }
  override var streamError: (any Error)? { nil }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
    fill(UnsafeMutableBufferPointer(start: buffer, count: maxLength))
  }

  override func getBuffer(
    _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
    length: UnsafeMutablePointer<Int>
  ) -> Bool {
    false
  }
}
