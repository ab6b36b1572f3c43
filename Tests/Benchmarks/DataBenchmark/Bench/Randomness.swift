import FoundationEssentials
import SeededRandom

/// Random values that need only differ: a caller's own, without a system call for each.
struct Randomness: RandomNumberGenerator {
  private var generator = SplitMix64(seed: .random(in: 0...UInt64.max))

  mutating func next() -> UInt64 {
    generator.next()
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
