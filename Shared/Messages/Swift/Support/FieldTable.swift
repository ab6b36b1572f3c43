internal import COtolithMessages

/// The fields of a message type, ordered by number.
struct FieldTable {
  let fields: UnsafePointer<ProtobufCFieldDescriptor>
  /// 0 for a message without fields.
  let count: Int

  @inline(__always)
  init(_ descriptor: UnsafePointer<ProtobufCMessageDescriptor>) {
    // protoc-c gives a message without fields no table; then nothing is ever read through it.
    if let table = descriptor.pointee.fields {
      fields = table
      count = Int(descriptor.pointee.n_fields)
    } else {
      fields = UnsafePointer(bitPattern: MemoryLayout<ProtobufCFieldDescriptor>.alignment)!
      count = 0
    }
  }

  /// The position of the field with this number, or `count`. Encoders write fields in order, so
  /// the search begins at the one found last.
  @inline(__always)
  func index(of number: UInt32, after last: Int) -> Int {
    var index = last < count && fields[last].id <= number ? last : 0
    while index < count, fields[index].id < number { index += 1 }
    return index < count && fields[index].id == number ? index : count
  }
}
