/// The wire form of a message that is being written.
struct WireBuffer {
  private(set) var bytes: [UInt8] = []

  mutating func tag(_ number: UInt32, _ wire: WireType) {
    varint(UInt64(number) << 3 | UInt64(wire.rawValue))
  }

  mutating func varint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func zigzag(_ value: Int64) {
    varint(UInt64(bitPattern: value << 1 ^ value >> 63))
  }

  /// Appends the lowest `count` bytes, the lowest first.
  mutating func fixed(_ value: UInt64, _ count: Int) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * index))) }
  }

  mutating func delimited(_ contents: some Collection<UInt8>) {
    varint(UInt64(contents.count))
    bytes.append(contentsOf: contents)
  }

  /// Begins contents whose length is not known yet.
  ///
  /// - Returns: start of the contents, for ``close(_:)``.
  mutating func open() -> Int {
    bytes.append(0)
    return bytes.count
  }

  mutating func close(_ start: Int) {
    let count = bytes.count - start
    guard count >= 0x80 else {
      bytes[start - 1] = UInt8(count)
      return
    }
    var length = WireBuffer()
    length.varint(UInt64(count))
    bytes.replaceSubrange(start - 1..<start, with: length.bytes)
  }
}

/// The members of an object that were read already.
struct SeenFields {
  /// Bits of the first 64 fields.
  private var first: UInt64 = 0
  private var others: Set<Int> = []
  private var oneOfs: Set<Int> = []

  /// - Returns: false for a repetition.
  mutating func insert(_ index: Int) -> Bool {
    guard index < 64 else { return others.insert(index).inserted }
    let bit: UInt64 = 1 << UInt64(index)
    defer { first |= bit }
    return first & bit == 0
  }

  /// - Returns: false for a repetition.
  mutating func insert(oneOf index: Int) -> Bool { oneOfs.insert(index).inserted }
}
