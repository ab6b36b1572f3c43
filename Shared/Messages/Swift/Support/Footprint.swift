internal import COtolithMessages

/// Bytes of memory that decoding takes: what protobuf-c allocates, and the Swift values made of it.
/// Both are there at the same time.
enum Footprint {
  /// For each field that occurs, protobuf-c notes where (`ScannedMember`, 40 bytes, in slabs of which
  /// each is as large as all before it).
  static let occurrence = 80
  /// A heap object of Swift's: header, count, capacity, and what malloc adds.
  static let heapObject = 48
  /// An element's place in a C array of pointers or scalars.
  static let arrayElement = 8
  /// The largest Swift value that is no message: a `String`.
  static let scalar = 16
  /// Texts of up to this many bytes are stored in the `String` itself.
  private static let inlineTextMax = 15

  /// A text or bytes of a field, without the field itself.
  @inline(__always)
  static func contents(_ count: Int) -> Int {
    count <= inlineTextMax ? count + 1 : 2 * count + 1 + heapObject
  }

  /// A message in its C form.
  @inline(__always)
  static func cForm(_ descriptor: UnsafePointer<ProtobufCMessageDescriptor>) -> Int {
    descriptor.pointee.sizeof_message
  }

  /// A Swift value of the message, which holds its singular messages in itself.
  ///
  /// Ends, because the generator refuses messages that contain themselves other than in arrays.
  static func swiftForm(_ descriptor: UnsafePointer<ProtobufCMessageDescriptor>) -> Int {
    let table = FieldTable(descriptor)
    var size = 0
    var oneof: (offset: UInt32, size: Int)?
    for index in 0..<table.count {
      let field = table.fields + index
      let own = swiftForm(of: field)
      guard field.pointee.flags & UInt32(PROTOBUF_C_FIELD_FLAG_ONEOF.rawValue) != 0 else {
        size += own
        continue
      }
      // Of the fields of a oneof there is one at a time.
      if let known = oneof, known.offset == field.pointee.quantifier_offset {
        size += max(0, own - known.size)
        oneof = (known.offset, max(own, known.size))
      } else {
        size += own + 8
        oneof = (field.pointee.quantifier_offset, own)
      }
    }
    return size
  }

  private static func swiftForm(of field: UnsafePointer<ProtobufCFieldDescriptor>) -> Int {
    if field.pointee.label == PROTOBUF_C_LABEL_REPEATED { return 8 }
    switch field.pointee.type {
    case PROTOBUF_C_TYPE_STRING: return scalar
    case PROTOBUF_C_TYPE_MESSAGE:
      guard let inner = field.pointee.descriptor else { return 8 }
      return swiftForm(inner.assumingMemoryBound(to: ProtobufCMessageDescriptor.self)) + 8
    default: return 8
    }
  }
}
