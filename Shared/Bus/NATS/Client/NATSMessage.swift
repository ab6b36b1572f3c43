internal import CNats

/// A received message, owned by libnats.
///
/// Used by one thread at a time: libnats parses headers on access.
final class NATSMessage: @unchecked Sendable {
  private let message: OpaquePointer
  /// Position in the stream; nil for a message that is not from a stream.
  private(set) lazy var place = StreamPlace(replySubject: replySubject)

  init(taking message: OpaquePointer) {
    self.message = message
  }

  deinit { natsMsg_Destroy(message) }

  var subject: String { natsMsg_GetSubject(message).map { String(cString: $0) } ?? "" }

  private var replySubject: String? { natsMsg_GetReply(message).map { String(cString: $0) } }

  /// Status of a reply without content: 503 no responders, 404 no messages, 408, 409.
  var status: Int? {
    guard byteCount == 0 else { return nil }
    return header("Status").flatMap { Int($0) }
  }

  func header(_ name: String) -> String? {
    var value: UnsafePointer<CChar>?
    guard natsMsgHeader_Get(message, name, &value) == NATS_OK, let value else { return nil }
    return String(cString: value)
  }

  var byteCount: Int { Int(natsMsg_GetDataLength(message)) }

  var bytes: [UInt8] {
    withBytes { Array($0) }
  }

  func withBytes<T>(_ body: (UnsafeRawBufferPointer) throws -> T) rethrows -> T {
    try body(UnsafeRawBufferPointer(start: natsMsg_GetData(message), count: byteCount))
  }
}
