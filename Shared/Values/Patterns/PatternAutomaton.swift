/// The automaton of a pattern as data, so that programs in other languages give the same results in
/// the same bounded time.
///
/// A run starts in the first state. All states reachable without a character are active together.
/// Each character leads from every active `scalars` state that contains it to the next state. The
/// text matches if a `match` state is active at its end.
public struct PatternAutomaton: Sendable, Hashable {
  public enum State: Sendable, Hashable {
    /// Advances to the next state after one of these scalars.
    case scalars(Characters)
    /// Advances to the next state without a character if the assertion holds.
    case assertion(Place)
    /// Advances to each of these state positions without a character.
    case go([Int])
    case match
  }

  public enum Place: String, Sendable, Hashable {
    case start, end
    case wordBoundary = "word-boundary"
    case noWordBoundary = "no-word-boundary"
  }

  /// A set of characters: the union of the parts, or its complement if negated.
  public struct Characters: Sendable, Hashable {
    public struct Part: Sendable, Hashable {
      /// Ranges of Unicode scalars.
      public var ranges: [ClosedRange<UInt32>]
      /// General categories by short name, such as `Lu`.
      public var categories: [String]
      public var isNegated: Bool
    }

    public var parts: [Part]
    public var isNegated: Bool
  }

  public let states: [State]
}

extension TextPattern {
  public var automaton: PatternAutomaton {
    PatternAutomaton(
      states: instructions.map { instruction in
        switch instruction {
        case .scalars(let set): .scalars(PatternAutomaton.Characters(set))
        case .assertion(.start): .assertion(.start)
        case .assertion(.end): .assertion(.end)
        case .assertion(.wordBoundary): .assertion(.wordBoundary)
        case .assertion(.noWordBoundary): .assertion(.noWordBoundary)
        case .split(let first, let second): .go([first, second])
        case .jump(let target): .go([target])
        case .match: .match
        }
      })
  }
}

extension PatternAutomaton.Characters {
  init(_ set: ScalarSet) {
    parts = set.parts.map { part in
      Part(
        ranges: part.ranges, categories: part.categories.map(ScalarSet.shortName),
        isNegated: part.isNegated)
    }
    isNegated = set.isNegated
  }
}
