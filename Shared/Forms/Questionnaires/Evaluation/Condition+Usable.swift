extension Condition {
  /// Reason why no answers can decide it, judged by its form: it contains something unknown to this
  /// version of Otolith. Nil if usable.
  public var unusableReason: String? {
    for part in preorder {
      if let reason = part.ownUnusableReason { return reason }
    }
    return nil
  }

  private var ownUnusableReason: String? {
    switch self {
    case .malformed(let reason): return reason
    case .all, .any, .not: return nil
    case .comparison(let comparison):
      if case .score = comparison.subject.subject { return "it refers to a score" }
      switch comparison.comparison {
      case nil: return "unknown operator"
      case .less, .lessOrEqual, .greater, .greaterOrEqual:
        return comparison.number == nil && comparison.text.isEmpty ? "nothing to compare with" : nil
      case .answered, .notAnswered, .equal, .notEqual: return nil
      }
    case .count(let count):
      if count.questions.contains(where: { if case .score = $0.subject { true } else { false } }) {
        return "it refers to a score"
      }
      switch count.comparison {
      case nil, .answered, .notAnswered: return "a count without a comparison"
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: return nil
      }
    }
  }
}
