internal import Synchronization

/// A message whose parts are worth reading although one of them holds a text that is none: a batch of
/// which each element gets an answer of its own.
public protocol PartwiseMessage: Message {}

extension IngestionV1.SubmitAnswerSheetsRequest: PartwiseMessage {}
extension IngestionV1.SyncRecordsRequest: PartwiseMessage {}
extension IngestionV1.SubmitListeningSessionsRequest: PartwiseMessage {}
extension IngestionV1.SubmitAmendmentsRequest: PartwiseMessage {}

extension PartwiseMessage {
  /// Decodes a message with `?` in place of every byte of a text that is not UTF-8 or contains a NUL.
  ///
  /// - Returns: the message, and what was replaced: at most 20 texts of each part.
  /// - Throws: `DecodingError` for everything else that refuses a message.
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

/// Collects what is mended while one message is decoded.
final class TextFaultList: Sendable {
  @TaskLocal static var current: TextFaultList?

  private let list = Mutex<[DecodingError]>([])

  var faults: [DecodingError] { list.withLock { $0 } }

  func add(_ faults: [DecodingError]) { list.withLock { $0 += faults } }
}
