/// Combinations of answers to the questions of several conditions.
struct AnswerTrials {
  /// The conditions that must hold together.
  private(set) var conditions: [Condition]
  private(set) var subjects: [QuestionReference] = []
  private(set) var count = 1
  private var operands: [QuestionReference: ComparedOperands] = [:]
  private var values: [[AnswerValue?]] = []

  /// - Returns: nil if the answers cannot be listed or there are too many.
  init?(
    _ conditions: [Condition], _ candidates: CandidateAnswers, hidden: Set<String>,
    atMost maximum: Int
  ) {
    self.conditions = conditions
    for condition in conditions { note(condition) }
    guard list(candidates, hidden, maximum) else { return nil }
  }

  /// - Parameter asCondition: whether the condition must hold; otherwise only its questions are
  ///   varied.
  func adding(
    _ condition: Condition, asCondition: Bool, _ candidates: CandidateAnswers,
    hidden: Set<String>, atMost maximum: Int
  ) -> AnswerTrials? {
    var trials = self
    if asCondition { trials.conditions.append(condition) }
    trials.note(condition)
    return trials.list(candidates, hidden, maximum) ? trials : nil
  }

  private mutating func note(_ condition: Condition) {
    for part in condition.preorder { part.note(into: &operands) }
  }

  private mutating func list(
    _ candidates: CandidateAnswers, _ hidden: Set<String>, _ maximum: Int
  ) -> Bool {
    subjects = operands.keys.sorted {
      ($0.questionnaireID, $0.name) < ($1.questionnaireID, $1.name)
    }
    values = []
    count = 1
    for subject in subjects {
      guard let operand = operands[subject],
        let listed = candidates.list(subject, operand, hidden: hidden)
      else { return false }
      count *= listed.count
      guard count <= maximum else { return false }
      values.append(listed)
    }
    return true
  }

  /// - Parameter number: index of the combination, below `count`.
  func answers(_ number: Int) -> [QuestionReference: AnswerValue] {
    var rest = number
    var answers: [QuestionReference: AnswerValue] = [:]
    for (subject, values) in zip(subjects, values) {
      answers[subject] = values[rest % values.count]
      rest /= values.count
    }
    return answers
  }
}

extension Condition {
  fileprivate func note(into operands: inout [QuestionReference: ComparedOperands]) {
    switch self {
    case .comparison(let comparison):
      operands[comparison.subject, default: ComparedOperands()].add(comparison)
    case .count(let count):
      for question in count.questions {
        operands[question, default: ComparedOperands()].codes.formUnion(count.codes)
      }
    case .all, .any, .not, .malformed: break
    }
  }
}
