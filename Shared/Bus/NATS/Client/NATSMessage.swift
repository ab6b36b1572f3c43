internal import CNats

/// A message that came from the server, as libnats has it.
///
/// It belongs to whoever holds it, one thread at a time: libnats parses headers when they are asked
/// for.
final class NATSMessage: @unchecked Sendable {
  private let message: OpaquePointer
  /// Of a message of a stream: where it stands there.
  private(set) lazy var place = StreamPlace(replySubject: replySubject)

  init(taking message: OpaquePointer) {
    self.message = message
  }

  deinit { natsMsg_Destroy(message) }

  var subject: String { natsMsg_GetSubject(message).map { String(cString: $0) } ?? "" }

  private var replySubject: String? { natsMsg_GetReply(message).map { String(cString: $0) } }

  /// Of an answer without content: 503 nobody is there, 404 nothing to give, 408, 409.
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
