public import TestBasics

/// Re-exported for tests that only import the samples.
public typealias SeededGenerator = TestBasics.SeededGenerator
