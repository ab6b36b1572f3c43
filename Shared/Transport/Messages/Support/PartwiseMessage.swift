internal import Synchronization

/// A message that can be decoded although a text in one of its parts is invalid, such as a batch
/// whose elements are answered individually.
public protocol PartwiseMessage: Message {}

extension PartwiseMessage {
  /// Decodes a message. In texts, each NUL is replaced by `?`, and in a text that is not UTF-8 each
  /// byte that is not ASCII.
  ///
  /// - Returns: the message, and the replaced texts (at most 20 per part).
  /// - Throws: `DecodingError` for all other errors.
  public static func mending(
    serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits
  ) throws -> (message: Self, faults: [DecodingError]) {
    let list = TextFaultList()
    let message = try TextFaultList.$current.withValue(list) {
      try Self(serialized: bytes, limits: limits)
    }
    return (message, list.faults)
  }
}

/// Collects the replaced texts of one message during decoding.
final class TextFaultList: Sendable {
  @TaskLocal static var current: TextFaultList?

  private let list = Mutex<[DecodingError]>([])

  var faults: [DecodingError] { list.withLock { $0 } }

  func add(_ faults: [DecodingError]) { list.withLock { $0 += faults } }
}
