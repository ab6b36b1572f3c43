internal import CDescriptor

/// Converts a C string.
func text(_ text: UnsafePointer<CChar>) -> String {
  String(cString: text)
}

/// Converts a C string that may be absent (then empty).
func optionalText(_ text: UnsafePointer<CChar>?) -> String {
  text.map { String(cString: $0) } ?? ""
}

/// The wire form of a message.
///
/// - Parameter message: a message struct of protoc-c, which starts with its base.
func packedBytes(_ message: UnsafeRawPointer) -> [UInt8] {
  let message = message.assumingMemoryBound(to: ProtobufCMessage.self)
  let size = protobuf_c_message_get_packed_size(message)
  return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    if let start = buffer.baseAddress { count = protobuf_c_message_pack(message, start) }
  }
}

/// Converts a C array of pointers, which protobuf-c always sets.
func list<C, T>(
  _ start: UnsafeMutablePointer<UnsafeMutablePointer<C>?>?, _ count: Int,
  _ convert: (UnsafeMutablePointer<C>) throws -> T
) rethrows -> [T] {
  guard let start else { return [] }
  return try (0..<count).compactMap { index in try start[index].map(convert) }
}
