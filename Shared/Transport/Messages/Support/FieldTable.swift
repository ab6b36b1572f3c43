internal import CMessageSupport

/// Fields of a message type, ordered by number.
struct FieldTable {
  let fields: UnsafePointer<ProtobufCFieldDescriptor>
  /// 0 for a message without fields.
  let count: Int

  @inline(__always)
  init(_ descriptor: UnsafePointer<ProtobufCMessageDescriptor>) {
    // A message without fields has no table in protoc-c's code; the pointer is then never read.
    if let table = descriptor.pointee.fields {
      fields = table
      count = Int(descriptor.pointee.n_fields)
    } else {
      fields = UnsafePointer(bitPattern: MemoryLayout<ProtobufCFieldDescriptor>.alignment)!
      count = 0
    }
  }

  /// Returns the index of the field with this number, or `count`. Encoders write fields in order,
  /// so the search starts at the field found last.
  @inline(__always)
  func index(of number: UInt32, after last: Int) -> Int {
    var index = last < count && fields[last].id <= number ? last : 0
    while index < count, fields[index].id < number { index += 1 }
    return index < count && fields[index].id == number ? index : count
  }
}
