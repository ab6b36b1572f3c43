/// Reads decisions from the front of an input. A used-up input continues with zeros, so that every
/// input is valid, and a shorter one is a prefix of a longer one.
struct ByteSource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number below `bound`.
  mutating func below(_ bound: Int) -> Int { Int(byte()) % max(bound, 1) }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  mutating func uint32() -> UInt32 {
    (0..<4).reduce(0) { value, _ in value << 8 | UInt32(byte()) }
  }

  mutating func uint64() -> UInt64 {
    UInt64(uint32()) << 32 | UInt64(uint32())
  }

  /// Reads up to `count` bytes, fewer at the end of the input.
  mutating func bytes(_ count: Int) -> [UInt8] {
    let taken = Array(rest.prefix(count))
    rest = rest.dropFirst(count)
    return taken
  }

  /// A run whose length is in front of it: one byte, or for longer runs 255 and two bytes.
  mutating func run() -> [UInt8] {
    let first = byte()
    return bytes(first == 255 ? Int(byte()) << 8 | Int(byte()) : Int(first))
  }

  mutating func remaining() -> [UInt8] { bytes(rest.count) }
}
