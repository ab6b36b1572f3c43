/// The fields of one message of a descriptor: texts, messages, and numbers.
struct DescriptorFields {
  private var delimited: [UInt32: [WireReader]] = [:]
  private var numbers: [UInt32: UInt64] = [:]

  init(_ message: WireReader) throws(DecodingError) {
    var reader = message
    while reader.at < reader.end {
      guard let tag = reader.tag() else { throw DecodingError(reason: .malformed) }
      if tag.wire == 2 {
        guard let contents = reader.delimited() else { throw DecodingError(reason: .malformed) }
        delimited[tag.number, default: []].append(contents)
      } else if tag.wire == 0 {
        guard let value = reader.varint() else { throw DecodingError(reason: .malformed) }
        numbers[tag.number] = value
      } else if !reader.skipValue(wire: tag.wire) {
        throw DecodingError(reason: .malformed)
      }
    }
  }

  subscript(_ number: UInt32) -> [WireReader] { delimited[number] ?? [] }

  /// Returns a number or enumeration; nil if absent.
  func number(_ number: UInt32) -> UInt64? { numbers[number] }

  /// Returns an `int32` field; 0 if absent.
  func int32(_ number: UInt32) -> Int32 { Int32(truncatingIfNeeded: numbers[number] ?? 0) }

  /// Returns a string field; empty if absent.
  func text(_ number: UInt32) throws(DecodingError) -> String {
    guard let contents = self[number].last else { return "" }
    guard let text = String(validating: contents.bytes, as: UTF8.self) else {
      throw DecodingError(reason: .invalidUTF8)
    }
    return text
  }
}
