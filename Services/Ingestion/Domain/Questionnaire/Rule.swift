/// Decides whether an element is shown. True, false or *empty*: empty comes from a question without
/// an answer, passes through `not`, and counts as false in the end (FHIR SDC 4.0); `all` and `any`
/// follow Kleene.
public indirect enum Rule: Sendable, Hashable {
  case condition(Condition)
  case count(OptionCount)
  case all([Rule])
  case any([Rule])
  case not(Rule)

  /// The questions of other questionnaires, or of earlier sheets, that it looks at.
  var referencedQuestions: [ReferencedQuestion] {
    switch self {
    case .condition(let condition): [condition.subject].compactMap(\.reference)
    case .count(let count): count.questions.compactMap(\.reference)
    case .all(let rules), .any(let rules): rules.flatMap(\.referencedQuestions)
    case .not(let rule): rule.referencedQuestions
    }
  }
}
