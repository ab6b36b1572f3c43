import SeededRandom

/// xoshiro256** 1.0 (Blackman, Vigna 2018).
///
/// Implemented here because a plan must be the same on every host and after every upgrade. The
/// output of this type and of ``next(through:)`` is part of the format of a plan and never changes.
package struct Xoshiro256: Sendable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  package init(seed: UInt64) {
    var words = SplitMix64(seed: seed)
    state = (words.next(), words.next(), words.next(), words.next())
  }

  /// Sets the four state words directly, for comparison with published sequences.
  init(state: (UInt64, UInt64, UInt64, UInt64)) {
    self.state = state
  }

  package mutating func next() -> UInt64 {
    let scrambled = Self.rotated(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = Self.rotated(state.3, by: 45)
    return scrambled
  }

  /// Returns a uniform number in 0…`upper` without bias: words that would favour small results are
  /// drawn again.
  package mutating func next(through upper: Int) -> Int {
    precondition(upper >= 0)
    let count = UInt64(upper) + 1
    // Lemire 2019, "Fast Random Integer Generation in an Interval".
    var product = next().multipliedFullWidth(by: count)
    // The threshold requires a division and is always below the count.
    if product.low < count {
      let threshold = (0 &- count) % count
      while product.low < threshold { product = next().multipliedFullWidth(by: count) }
    }
    return Int(product.high)
  }

  private static func rotated(_ word: UInt64, by bits: UInt64) -> UInt64 {
    (word << bits) | (word >> (64 - bits))
  }
}
