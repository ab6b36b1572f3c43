/// Reads tokens of the wire format without leaving `at..<end`.
///
/// Each function returns nil for malformed input.
struct WireReader {
  /// Position of the next byte.
  var at: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>

  /// Reads a field number and wire type; nil for a number outside 1–536,870,911.
  @inline(__always)
  mutating func tag() -> (number: UInt32, wire: UInt32)? {
    guard at < end else { return nil }
    let first = UInt32(at.pointee)
    if first & 0x80 == 0 {
      at += 1
      return first < 8 ? nil : (first >> 3, first & 7)
    }
    return longTag()
  }

  private mutating func longTag() -> (number: UInt32, wire: UInt32)? {
    // protobuf-c reads at most five bytes of a tag.
    guard let value = varint(bytesMax: 5), value <= UInt64(UInt32.max), value >= 8 else {
      return nil
    }
    return (UInt32(value) >> 3, UInt32(value) & 7)
  }

  /// Reads a varint of at most `bytesMax` bytes and 64 bits.
  @inline(__always)
  mutating func varint(bytesMax: Int = 10) -> UInt64? {
    guard at < end else { return nil }
    let first = at.pointee
    if first & 0x80 == 0 {
      at += 1
      return UInt64(first)
    }
    return longVarint(bytesMax: bytesMax)
  }

  private mutating func longVarint(bytesMax: Int) -> UInt64? {
    var value: UInt64 = 0
    let available = min(bytesMax, end - at)
    for index in 0..<available {
      let byte = at[index]
      // The tenth byte contains only the 64th bit.
      if index == 9, byte > 1 { return nil }
      value |= UInt64(byte & 0x7F) << UInt64(7 * index)
      if byte & 0x80 == 0 {
        at += index + 1
        return value
      }
    }
    return nil
  }

  /// Reads the contents of a length-delimited field.
  @inline(__always)
  mutating func delimited() -> WireReader? {
    guard let length = varint(bytesMax: 5), length <= UInt64(end - at) else { return nil }
    let contents = WireReader(at: at, end: at + Int(length))
    at = contents.end
    return contents
  }

  /// Skips `count` bytes.
  @inline(__always)
  mutating func skip(_ count: Int) -> Bool {
    guard end - at >= count else { return false }
    at += count
    return true
  }

  /// Skips one value; rejects groups and the two undefined wire types.
  mutating func skipValue(wire: UInt32) -> Bool {
    switch wire {
    case 0: varint() != nil
    case 1: skip(8)
    case 2: delimited() != nil
    case 5: skip(4)
    default: false
    }
  }
}
