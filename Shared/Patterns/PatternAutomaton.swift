/// The automaton of a pattern as data, for programs in other languages that are to decide the same
/// in the same bounded time.
///
/// A run begins in the first state. All states that can be reached without a character are in force
/// together; each character leads from every state of the kind `scalars` that has it to the next
/// state. The text matches if a state `match` is in force at its end.
public struct PatternAutomaton: Sendable, Hashable {
  public enum State: Sendable, Hashable {
    /// Goes on to the next state behind one of the scalars.
    case scalars(Characters)
    /// Goes on to the next state where it holds, without a character.
    case assertion(Place)
    /// Goes on to each of these, by position, without a character.
    case go([Int])
    case match
  }

  public enum Place: String, Sendable, Hashable {
    case start, end
    case wordBoundary = "word-boundary"
    case noWordBoundary = "no-word-boundary"
  }

  /// What one place of the text may be: what lies in any of the parts, or in none if negated.
  public struct Characters: Sendable, Hashable {
    public struct Part: Sendable, Hashable {
      /// Of scalars.
      public var ranges: [ClosedRange<UInt32>]
      /// General categories by their short names: `Lu`.
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
