public import SeededRandom

/// The same seed gives the same case on every machine.
public typealias SeededGenerator = SplitMix64
