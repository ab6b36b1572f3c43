import Messages

/// A message in its wire form, passed on without decoding it.
struct RawMessage: Message {
  static var fullName: String { "" }

  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self.bytes = Array(bytes)
  }

  func serialized() -> [UInt8] { bytes }

  var encodedSize: Int { bytes.count }
}
