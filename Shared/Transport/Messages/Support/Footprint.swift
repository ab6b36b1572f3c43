internal import CMessageSupport

/// Memory in bytes that decoding needs: protobuf-c's allocations and the Swift values, which exist
/// at the same time.
enum Footprint {
  /// Cost of each field occurrence: protobuf-c stores a `ScannedMember` (40 bytes), in slabs that
  /// double the total size.
  static let occurrence = 80
  /// A Swift heap object: header, count, capacity, and malloc's overhead.
  static let heapObject = 48
  /// An element in a C array of pointers or scalars.
  static let arrayElement = 8
  /// The largest Swift value other than a message: a `String`.
  static let scalar = 16
  /// Maximum size in bytes of a text stored inline in a `String`.
  private static let inlineTextMax = 15

  /// Returns the size of a field's text or bytes, without the field itself.
  @inline(__always)
  static func contents(_ count: Int) -> Int {
    count <= inlineTextMax ? count + 1 : 2 * count + 1 + heapObject
  }

  /// Returns the size of a message's C form.
  @inline(__always)
  static func cForm(_ descriptor: UnsafePointer<ProtobufCMessageDescriptor>) -> Int {
    descriptor.pointee.sizeof_message
  }

  /// Returns the size of the message's Swift value, which stores singular messages inline.
  ///
  /// Terminates, because the generator rejects messages that contain themselves outside arrays.
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
      // A oneof has at most one field set.
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
