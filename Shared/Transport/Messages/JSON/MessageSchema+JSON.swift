public import Serialization

/// Messages as JSON by protocol buffers' own mapping (ProtoJSON): `participantId`, times as
/// RFC 3339, enumerations by name, 64-bit integers as strings, bytes in Base64.
extension MessageSchema {
  /// Writes a message as one value. A time or duration outside the range of its type is `null`.
  ///
  /// - Parameters:
  ///   - bytes: the wire form, whose texts are UTF-8.
  ///   - printsDefaults: whether fields with 0, `""`, `false` and no element are written, except
  ///     members of a oneof.
  /// - Throws: `DecodingError` for malformed bytes.
  /// - Precondition: the message is declared.
  public func writeJSON(
    _ bytes: [UInt8], of message: String, printsDefaults: Bool = false,
    to writer: inout JSONWriter
  ) throws(DecodingError) {
    guard let index = index(of: message) else {
      preconditionFailure("\(message) is in no file of the schema")
    }
    var printer = JSONPrinter(self, printsDefaults: printsDefaults)
    try bytes.withUnsafeBufferPointer { (bytes) throws(DecodingError) in
      // Never read for an empty message.
      let start = bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!
      try printer.write(
        WireReader(at: start, end: start + bytes.count), as: index, to: &writer)
    }
  }

  /// Returns a message as JSON without white space; see ``writeJSON(_:of:printsDefaults:to:)``.
  public func json(_ bytes: [UInt8], of message: String) throws(DecodingError) -> [UInt8] {
    var writer = JSONWriter()
    try writeJSON(bytes, of: message, to: &writer)
    return writer.bytes
  }

  /// Returns the wire form of a message in JSON. Its texts are not checked, but by the decoder of
  /// the message; unknown members are ignored.
  ///
  /// - Throws: `DecodingError` with the reason `json` for anything that is not the message, and for
  ///   a size, depth or number of elements over the limit.
  /// - Precondition: the message is declared.
  public func wire(
    json: UnsafeBufferPointer<UInt8>, of message: String, limits: DecodingLimits = .default
  ) throws(DecodingError) -> [UInt8] {
    guard let index = index(of: message) else {
      preconditionFailure("\(message) is in no file of the schema")
    }
    return try JSONReader.read(json, index, self, limits)
  }
}
