import ServiceBasics

/// Numbers derived from the seed of a scheme and a label: HMAC-SHA-256 in counter mode.
///
/// Number `i` of a label, from 0, is made of the first 8 bytes, big-endian, of
/// HMAC-SHA-256(seed, `<label>/<i>`). Must never change: published allocations are recomputed from it.
struct AllocationDraws {
  let seed: [UInt8]
  let label: String
  private var count = 0

  init(seed: [UInt8], label: String) {
    self.seed = seed
    self.label = label
  }

  /// Returns a number in `0..<bound`, each with the same probability: numbers from the largest
  /// multiple of the bound on are skipped.
  mutating func number(below bound: Int) -> Int {
    let bound = UInt64(bound)
    let skipped = (UInt64.max % bound + 1) % bound
    while true {
      let code = Sodium.hmacSHA256(Array("\(label)/\(count)".utf8), key: seed)
      count += 1
      let number = code.prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
      if number <= UInt64.max - skipped { return Int(number % bound) }
    }
  }
}
