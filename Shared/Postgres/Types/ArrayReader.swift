/// Reads the binary form of an array with bounds checks.
struct ArrayReader {
  let bytes: UnsafeRawBufferPointer
  let cell: PostgresCell
  private var offset = 0

  init(bytes: UnsafeRawBufferPointer, cell: PostgresCell) {
    self.bytes = bytes
    self.cell = cell
  }

  var remaining: Int { bytes.count - offset }

  mutating func integer<I: FixedWidthInteger>(_ type: I.Type) throws -> I {
    let size = MemoryLayout<I>.size
    guard remaining >= size else { throw cell.failure("is not an array") }
    defer { offset += size }
    return I(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: I.self))
  }

  /// Bytes of the next element; nil for NULL.
  mutating func element() throws -> UnsafeRawBufferPointer? {
    let length = Int(try integer(Int32.self))
    if length == -1 { return nil }
    guard length >= 0, length <= remaining else { throw cell.failure("is malformed") }
    defer { offset += length }
    return UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + length)])
  }
}
