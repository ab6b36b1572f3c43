/// Decides whether an element or page is shown, or a questionnaire is offered.
///
/// The result is true, false or *empty*. Empty results from a question without an answer, passes
/// through `not`, and finally counts as false (FHIR SDC 4.0, behaviour). `all` and `any` follow
/// Kleene: one false makes `all` false, one true makes `any` true, otherwise empty wins.
public indirect enum Condition: Sendable, Hashable {
  case comparison(Comparison)
  case count(OptionCount)
  /// Never empty.
  case all([Condition])
  /// Never empty.
  case any([Condition])
  case not(Condition)
  /// An invalid condition from the wire with the reason. It is never true.
  case malformed(String)
}

extension Condition {
  /// All parts in pre-order, including itself.
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

  /// Nesting levels of conditions; 1 for a comparison.
  public var depth: Int {
    var depth = 0
    var level = [self]
    while !level.isEmpty {
      depth += 1
      level = level.flatMap(\.children)
    }
    return depth
  }

  /// All questions and scores that it refers to.
  public var references: [QuestionReference] {
    preorder.flatMap { part -> [QuestionReference] in
      switch part {
      case .comparison(let comparison): [comparison.subject]
      case .count(let count): count.questions
      default: []
      }
    }
  }

  /// The same condition without combinations of one part. Stored definitions and content hashes
  /// depend on this form, so it must not change; see ``ConditionNormalForm`` for comparing.
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
