public import SeededRandom

/// The same seed, the same case, on every machine.
public typealias SeededGenerator = SplitMix64
