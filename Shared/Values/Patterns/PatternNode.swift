/// A parsed pattern.
indirect enum PatternNode: Sendable {
  case scalars(ScalarSet)
  case assertion(Assertion)
  case sequence([PatternNode])
  /// Never empty.
  case alternatives([PatternNode])
  /// A maximum of nil means unlimited.
  case repetition(PatternNode, minimum: Int, maximum: Int?)
}

/// An assertion about the position between two scalars.
enum Assertion: Sendable {
  case start, end, wordBoundary, noWordBoundary

  /// - Parameters:
  ///   - before: nil at the start of the text.
  ///   - after: nil at its end.
  func holds(before: Unicode.Scalar?, after: Unicode.Scalar?) -> Bool {
    switch self {
    case .start: before == nil
    case .end: after == nil
    case .wordBoundary: isWord(before) != isWord(after)
    case .noWordBoundary: isWord(before) == isWord(after)
    }
  }

  private func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map(ScalarSet.word.contains) ?? false
  }
}
