/// Compares the answers to a question with those of an earlier version.
enum ScaleDifference {
  /// Whether earlier and new answers are comparable, with a description.
  enum Outcome: Equatable {
    case same
    /// There are more possible answers; the existing ones keep their meaning.
    case extended(String)
    /// Answers are not comparable.
    case recoded(String)
  }

  static func between(_ old: AnswerScale?, _ new: AnswerScale?) -> Outcome {
    if old == new { return .same }
    switch (old, new) {
    case (.codes(let before, let wasMultiple)?, .codes(let after, let isMultiple)?)
    where wasMultiple == isMultiple:
      return codes(before, after)
    case (.ranking(let before)?, .ranking(let after)?):
      func scale(_ codes: Set<String>) -> Set<AnswerScale.Code> {
        Set(codes.map { AnswerScale.Code(code: $0) })
      }
      return codes(scale(before), scale(after))
    case (.range?, .range?):
      return .recoded("range was \(range(old)), is \(range(new))")
    case (.number(let before)?, .number(let after)?):
      return .recoded("unit was \(unit(before)), is \(unit(after))")
    default: return .recoded("kind of the answers")
    }
  }

  private static func codes(
    _ old: Set<AnswerScale.Code>, _ new: Set<AnswerScale.Code>
  ) -> Outcome {
    let before = Dictionary(old.map { ($0.code, $0.weight) }, uniquingKeysWith: { $1 ?? $0 })
    let after = Dictionary(new.map { ($0.code, $0.weight) }, uniquingKeysWith: { $1 ?? $0 })
    let added = after.keys.filter { before[$0] == nil }.sorted()
    let removed = before.keys.filter { after[$0] == nil }.sorted()
    let reweighted = before.keys.filter { code in
      after[code].map { $0 != before[code] ?? nil } ?? false
    }.sorted()
    let details =
      [(added, "added"), (removed, "removed"), (reweighted, "weights changed")]
      .filter { !$0.0.isEmpty }.map { codes, what in
        "\(codes.count == 1 ? "option" : "options") \(codes.joined(separator: ", ")) \(what)"
      }.joined(separator: "; ")
    return removed.isEmpty && reweighted.isEmpty ? .extended(details) : .recoded(details)
  }

  private static func range(_ scale: AnswerScale?) -> String {
    guard case .range(let minimum, let maximum, let step)? = scale else { return "" }
    let bounds = [minimum, maximum].map(ScoreDifference.spelled).joined(separator: "–")
    return step > 0 ? "\(bounds) in steps of \(ScoreDifference.spelled(step))" : bounds
  }

  private static func unit(_ unit: String) -> String { unit.isEmpty ? "none" : unit }
}
