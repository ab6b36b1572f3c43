import FoundationEssentials

/// Random values that need only differ (SplitMix64): a caller's own, without a system call for
/// each.
struct Randomness: RandomNumberGenerator {
  private var state = UInt64.random(in: 0...UInt64.max)

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func uuid() -> UUID {
    var bytes = (next(), next())
    return withUnsafeBytes(of: &bytes) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  mutating func bytes(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 7)
    while bytes.count < count {
      withUnsafeBytes(of: next()) { bytes.append(contentsOf: $0) }
    }
    return Array(bytes.prefix(count))
  }
}
