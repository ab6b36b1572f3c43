public import TestBasics

/// For those who import the samples and nothing else.
public typealias SeededGenerator = TestBasics.SeededGenerator
