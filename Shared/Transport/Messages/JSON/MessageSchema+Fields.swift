extension MessageSchema {
  /// Removes fields of a message from its wire form; all others are unchanged.
  ///
  /// - Parameters:
  ///   - names: names in the proto file of fields of type string; others are ignored.
  ///   - bytes: the wire form of a message.
  /// - Returns: the rest, and the values that were removed, by name. Empty values are absent.
  /// - Throws: `DecodingError` for malformed bytes or a text that is not UTF-8.
  public func removing(
    _ names: Set<String>, from bytes: [UInt8], of message: String
  ) throws(DecodingError) -> (rest: [UInt8], values: [String: String]) {
    let fields = index(of: message).map { form($0).fields } ?? []
    let wanted = fields.filter { $0.type == .string && !$0.isRepeated && names.contains($0.name) }
    if wanted.isEmpty { return (bytes, [:]) }
    return try bytes.withUnsafeBufferPointer { (buffer) throws(DecodingError) in
      guard let start = buffer.baseAddress else { return ([], [:]) }
      var reader = WireReader(at: start, end: start + buffer.count)
      var rest: [UInt8] = []
      var values: [String: String] = [:]
      while reader.at < reader.end {
        let field = reader.at
        guard let tag = reader.tag() else { throw DecodingError(reason: .malformed) }
        guard let found = wanted.first(where: { $0.number == tag.number }),
          tag.wire == WireType.delimited.rawValue
        else {
          guard reader.skipValue(wire: tag.wire) else { throw DecodingError(reason: .malformed) }
          rest += UnsafeBufferPointer(start: field, count: reader.at - field)
          continue
        }
        guard let contents = reader.delimited() else { throw DecodingError(reason: .malformed) }
        guard let text = String(validating: contents.bytes, as: UTF8.self) else {
          throw DecodingError(field: found.name, reason: .invalidUTF8)
        }
        values[found.name] = text.isEmpty ? nil : text
      }
      return (rest, values)
    }
  }
}
