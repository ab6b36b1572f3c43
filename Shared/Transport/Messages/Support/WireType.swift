internal import CMessageSupport

/// Wire type of a value, without the two group types, which are rejected.
enum WireType: UInt32 {
  case varint = 0
  case fixed64 = 1
  case delimited = 2
  case fixed32 = 5

  /// Returns the wire type of an unpacked value of this type.
  @inline(__always)
  init(_ type: ProtobufCType) {
    switch type {
    case PROTOBUF_C_TYPE_STRING, PROTOBUF_C_TYPE_BYTES, PROTOBUF_C_TYPE_MESSAGE: self = .delimited
    case PROTOBUF_C_TYPE_SFIXED32, PROTOBUF_C_TYPE_FIXED32, PROTOBUF_C_TYPE_FLOAT: self = .fixed32
    case PROTOBUF_C_TYPE_SFIXED64, PROTOBUF_C_TYPE_FIXED64, PROTOBUF_C_TYPE_DOUBLE: self = .fixed64
    default: self = .varint
    }
  }
}

extension WireReader {
  /// Returns the number of values in a run of packed values; nil if it is malformed or the type
  /// cannot be packed.
  func packed(_ type: ProtobufCType) -> Int? {
    let size = end - at
    switch WireType(type) {
    case .delimited: return nil
    case .fixed32: return size % 4 == 0 ? size / 4 : nil
    case .fixed64: return size % 8 == 0 ? size / 8 : nil
    case .varint:
      var reader = self
      var count = 0
      while reader.at < end {
        guard let value = reader.varint() else { return nil }
        // protobuf-c reads each byte of a run of booleans as one value.
        if type == PROTOBUF_C_TYPE_BOOL, value > 1 || reader.at - at != count + 1 { return nil }
        count += 1
      }
      return count
    }
  }
}
