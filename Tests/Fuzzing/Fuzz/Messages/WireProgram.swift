import COtolithMessages
import Messages

/// Writes a message's wire form from an input's decisions and the message's descriptor, so that most
/// inputs are nearly valid and get past the tags.
struct WireProgram {
  private var source: ByteSource
  private var fieldsLeft = 2_000

  init(_ source: ByteSource) {
    self.source = source
  }

  mutating func message(
    _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>, depth: Int = 0
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    while !source.isEmpty, fieldsLeft > 0 {
      fieldsLeft -= 1
      let choice = source.byte()
      switch choice {
      case 0...3: return bytes
      case 4: bytes += source.run()  // Anything.
      case 5: Self.append(varint: UInt64(source.uint32()), to: &bytes)  // Any tag.
      default:
        let count = Int(descriptor.pointee.n_fields)
        guard count > 0, let fields = descriptor.pointee.fields else { return bytes }
        // Messages have up to some fifty fields: one byte names the field, the next its form.
        append(fields + Int(choice) % count, depth: depth, to: &bytes)
      }
    }
    return bytes
  }

  private mutating func append(
    _ field: UnsafePointer<ProtobufCFieldDescriptor>, depth: Int, to bytes: inout [UInt8]
  ) {
    let form = source.byte()
    let wire = Self.wire(field.pointee.type)
    let isPacked = wire != 2 && form & 0x10 != 0
    let written = form & 0xe0 == 0xe0 ? UInt32(form & 7) : (isPacked ? 2 : wire)
    Self.append(varint: UInt64(field.pointee.id) << 3 | UInt64(written), to: &bytes)
    var contents: [UInt8] = []
    switch wire {
    case 0:
      for _ in 0..<(isPacked ? source.below(8) : 1) {
        Self.append(varint: number(form), to: &contents)
      }
    case 1: for _ in 0..<(isPacked ? source.below(8) : 1) { contents += source.bytes(8) }
    case 5: for _ in 0..<(isPacked ? source.below(8) : 1) { contents += source.bytes(4) }
    default:
      if field.pointee.type == PROTOBUF_C_TYPE_MESSAGE, depth < 200,
        let inner = field.pointee.descriptor
      {
        contents = message(
          inner.assumingMemoryBound(to: ProtobufCMessageDescriptor.self), depth: depth + 1)
      } else if form & 0x18 == 0x18 {
        contents = source.run()
      } else {
        contents =
          Array("otolith".utf8.prefix(Int(form & 7))) + (form & 8 == 0 ? [] : [0xc3, 0xa4])
      }
    }
    if wire == 2 || isPacked {
      let wrong = form & 0xe0 == 0xc0 ? UInt64(source.byte()) : UInt64(contents.count)
      Self.append(varint: wrong, to: &bytes)
    }
    bytes += contents
  }

  private mutating func number(_ form: UInt8) -> UInt64 {
    switch form & 3 {
    case 0: UInt64(source.byte())
    case 1: UInt64(source.byte() & 1)
    case 2: UInt64(bitPattern: -Int64(source.byte()))
    default: source.uint64()
    }
  }

  private static func append(varint value: UInt64, to bytes: inout [UInt8]) {
    var value = value
    while value >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: value) | 0x80)
      value >>= 7
    }
    bytes.append(UInt8(value))
  }

  private static func wire(_ type: ProtobufCType) -> UInt32 {
    switch type {
    case PROTOBUF_C_TYPE_STRING, PROTOBUF_C_TYPE_BYTES, PROTOBUF_C_TYPE_MESSAGE: 2
    case PROTOBUF_C_TYPE_SFIXED32, PROTOBUF_C_TYPE_FIXED32, PROTOBUF_C_TYPE_FLOAT: 5
    case PROTOBUF_C_TYPE_SFIXED64, PROTOBUF_C_TYPE_FIXED64, PROTOBUF_C_TYPE_DOUBLE: 1
    default: 0
    }
  }
}
