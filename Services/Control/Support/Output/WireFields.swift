/// A value of an encoded message as the wire tells it; its type stands in the schema alone.
enum WireValue: Sendable, Hashable {
  case varint(UInt64)
  case fixed64(UInt64)
  case fixed32(UInt32)
  case delimited(ArraySlice<UInt8>)
}

/// Takes messages apart that this process has encoded, and descriptors that our generator has written: what is
/// no message ends the sequence. Bytes from outside are for `Message` alone, which refuses them.
struct WireFields: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: some Collection<UInt8>) { rest = ArraySlice(bytes) }

  mutating func next() -> (number: UInt32, value: WireValue)? {
    guard let tag = Self.varint(&rest), let value = value(wire: tag & 7) else { return nil }
    return (UInt32(truncatingIfNeeded: tag >> 3), value)
  }

  private mutating func value(wire: UInt64) -> WireValue? {
    switch wire {
    case 0: Self.varint(&rest).map { .varint($0) }
    case 1: Self.fixed(&rest, 8).map { .fixed64($0) }
    case 2: delimited().map { .delimited($0) }
    case 5: Self.fixed(&rest, 4).map { .fixed32(UInt32(truncatingIfNeeded: $0)) }
    default: nil
    }
  }

  private mutating func delimited() -> ArraySlice<UInt8>? {
    guard let length = Self.varint(&rest), length <= UInt64(rest.count) else { return nil }
    defer { rest = rest.dropFirst(Int(length)) }
    return rest.prefix(Int(length))
  }

  /// Takes a variable-length integer from the beginning of `bytes`.
  static func varint(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for (index, byte) in bytes.prefix(10).enumerated() {
      value |= UInt64(byte & 0x7F) << UInt64(7 * index)
      if byte & 0x80 == 0 {
        bytes = bytes.dropFirst(index + 1)
        return value
      }
    }
    return nil
  }

  /// Takes `count` bytes, the lowest first.
  static func fixed(_ bytes: inout ArraySlice<UInt8>, _ count: Int) -> UInt64? {
    guard bytes.count >= count else { return nil }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
