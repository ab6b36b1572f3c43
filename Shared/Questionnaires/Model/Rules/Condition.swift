/// Decides whether an element or page is shown, or a questionnaire offered.
///
/// It is true, false or *empty*; empty comes from a question without an answer, passes through
/// `not`, and counts as false in the end (FHIR SDC 4.0, behaviour). `all` and `any` follow Kleene:
/// one false makes `all` false, one true makes `any` true, else empty wins.
public indirect enum Condition: Sendable, Hashable {
  case comparison(Comparison)
  case count(OptionCount)
  /// Never empty.
  case all([Condition])
  /// Never empty.
  case any([Condition])
  case not(Condition)
  /// What came over the wire is no condition; the text says why. It is never true.
  case malformed(String)
}

extension Condition {
  /// Parts in the order in which they are written, itself first.
  public var preorder: [Condition] {
    var parts: [Condition] = []
    var pending = [self]
    while let next = pending.popLast() {
      parts.append(next)
      pending.append(contentsOf: next.children.reversed())
    }
    return parts
  }

  public var children: [Condition] {
    switch self {
    case .comparison, .count, .malformed: []
    case .all(let parts), .any(let parts): parts
    case .not(let part): [part]
    }
  }

  /// Levels of conditions within each other; 1 for a comparison.
  public var depth: Int {
    var depth = 0
    var level = [self]
    while !level.isEmpty {
      depth += 1
      level = level.flatMap(\.children)
    }
    return depth
  }

  /// Every question and score that it looks at.
  public var references: [QuestionReference] {
    preorder.flatMap { part -> [QuestionReference] in
      switch part {
      case .comparison(let comparison): [comparison.subject]
      case .count(let count): count.questions
      default: []
      }
    }
  }

  /// The same condition without combinations of one part, which mean nothing. Stored definitions and
  /// content hashes are of this form, so it stays as it is; see ``ConditionNormalForm`` for comparing.
  public var unwrapped: Condition {
    switch self {
    case .comparison, .count, .malformed: return self
    case .all(let parts):
      return parts.count == 1 ? parts[0].unwrapped : .all(parts.map(\.unwrapped))
    case .any(let parts):
      return parts.count == 1 ? parts[0].unwrapped : .any(parts.map(\.unwrapped))
    case .not(let part): return .not(part.unwrapped)
    }
  }
}
