/// FNV-1a, 64 bit, over length-prefixed fields.
///
/// Swift's own `Hasher` is seeded anew in every process; a plan has to survive restarts.
struct StableHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(raw bytes: some Sequence<UInt8>) {
    for byte in bytes {
      value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
  }

  /// Little-endian.
  mutating func combine(_ number: Int) {
    let pattern = UInt64(bitPattern: Int64(number))
    combine(raw: (0..<8).lazy.map { UInt8(truncatingIfNeeded: pattern >> UInt64($0 * 8)) })
  }

  /// The length comes first, so that ("ab", "c") and ("a", "bc") differ.
  mutating func combine(_ text: String) {
    combine(text.utf8.count)
    combine(raw: text.utf8)
  }
}
