internal import Serialization

/// The JSON form of single values.
enum JSONScalar {
  /// Writes a value that is neither a message nor an enumeration.
  static func write(_ value: WireField, _ type: FieldType, to writer: inout JSONWriter) {
    let number = value.number
    switch type {
    case .string: writer.string(utf8: value.contents.bytes)
    case .bytes: writeBase64(value.contents, to: &writer)
    case .bool: writer.bool(number != 0)
    case .double:
      let value = Double(bitPattern: number)
      value.isFinite ? writer.number(spelled: value.description) : writer.string(special(value))
    case .float:
      let value = Float(bitPattern: UInt32(truncatingIfNeeded: number))
      value.isFinite
        ? writer.number(spelled: value.description) : writer.string(special(Double(value)))
    case .int32, .sfixed32: writer.integer(Int64(Int32(truncatingIfNeeded: number)))
    case .uint32, .fixed32: writer.integer(Int64(UInt32(truncatingIfNeeded: number)))
    case .sint32: writer.integer(Int64(Int32(truncatingIfNeeded: unfolded(number))))
    case .int64, .sfixed64: writer.string(String(Int64(truncatingIfNeeded: number)))
    case .uint64, .fixed64: writer.string(String(number))
    case .sint64: writer.string(String(unfolded(number)))
    case .message, .enumeration: break
    }
  }

  static func writeBase64(_ contents: WireReader, to writer: inout JSONWriter) {
    Base64.encoded(contents.bytes, isPadded: true).withUnsafeBufferPointer {
      writer.string(utf8: $0)
    }
  }

  /// Returns the key of a map as the name of a member.
  static func text(_ value: WireField, _ field: FieldForm) throws(DecodingError) -> String {
    guard value.wire == field.type.wire else { throw DecodingError(reason: .malformed) }
    switch field.type {
    case .string: return value.contents.text
    case .bool: return value.number == 0 ? "false" : "true"
    case .uint32, .fixed32: return String(UInt32(truncatingIfNeeded: value.number))
    case .uint64, .fixed64: return String(value.number)
    case .sint32, .sint64: return String(unfolded(value.number))
    case .int32, .sfixed32: return String(Int32(truncatingIfNeeded: value.number))
    default: return String(Int64(truncatingIfNeeded: value.number))
    }
  }

  /// Decodes the zigzag encoding.
  private static func unfolded(_ number: UInt64) -> Int64 {
    Int64(truncatingIfNeeded: number >> 1) ^ -Int64(truncatingIfNeeded: number & 1)
  }

  private static func special(_ value: Double) -> String {
    value.isNaN ? "NaN" : value > 0 ? "Infinity" : "-Infinity"
  }

  /// Returns the number of a JSON number, or of a text with one; nil if it is not representable.
  static func integer<T: FixedWidthInteger>(_ bytes: UnsafeBufferPointer<UInt8>) -> T? {
    guard JSONScanner.numberCount(bytes) == bytes.count else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    if let value = T(text) { return value }
    // Integers may be written as 1e3 and 2.0.
    guard bytes.contains(where: { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") })
    else { return nil }
    return Double(text).flatMap { T(exactly: $0) }
  }

  /// Returns the number of a JSON number or text; nil if it is not one or exceeds the range.
  static func double(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard JSONScanner.numberCount(bytes) == bytes.count,
      let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite
    else { return nil }
    return value
  }
}
