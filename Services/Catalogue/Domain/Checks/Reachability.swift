/// Finds elements that nobody can ever see, because no answers make their condition hold.
///
/// Each question that a condition names is tried with answers that stand for all there are: none,
/// every code, every bound of a number and what lies between. Conditions over so many questions that
/// trying them would take long are taken to be reachable.
struct Reachability {
  /// Combinations of answers that are tried for one condition.
  private static let trialsMax = 4_096
  /// Parts of conditions that are evaluated for one questionnaire; what comes later is taken to be
  /// reachable.
  private var evaluationsLeft = 500_000

  let index: QuestionIndex
  let others: [String: QuestionIndex?]?

  init(index: QuestionIndex, others: [String: QuestionIndex?]?) {
    self.index = index
    self.others = others
  }

  /// - Parameter hidden: questions of the questionnaire that are never shown, so never answered.
  mutating func canHold(_ condition: Condition, hidden: Set<String>) -> Bool {
    // Alternatives are looked at one by one: it takes one that can hold.
    if case .any(let parts) = condition {
      for part in parts where canHold(part, hidden: hidden) { return true }
      return false
    }
    let parts = condition.preorder
    var operands: [QuestionReference: Operands] = [:]
    for part in parts { part.note(into: &operands) }
    let subjects = operands.keys.sorted {
      ($0.questionnaireID, $0.name) < ($1.questionnaireID, $1.name)
    }
    var trials: [[AnswerValue?]] = []
    var count = 1
    for subject in subjects {
      guard let operand = operands[subject],
        let values = values(of: subject, operand, hidden: hidden)
      else { return true }
      count *= values.count
      guard count <= Self.trialsMax else { return true }
      trials.append(values)
    }
    evaluationsLeft -= count * parts.count
    guard evaluationsLeft > 0 else { return true }
    return tryAll(condition, subjects, trials, count)
  }

  private func tryAll(
    _ condition: Condition, _ subjects: [QuestionReference], _ trials: [[AnswerValue?]],
    _ count: Int
  ) -> Bool {
    for number in 0..<count {
      var rest = number
      var answers: [QuestionReference: AnswerValue] = [:]
      for (subject, values) in zip(subjects, trials) {
        answers[subject] = values[rest % values.count]
        rest /= values.count
      }
      if ConditionEvaluator(answer: { answers[$0] }).holds(condition) { return true }
    }
    return false
  }

  /// Answers that stand for all there are; nil when they cannot be listed.
  private func values(
    of subject: QuestionReference, _ operands: Operands, hidden: Set<String>
  ) -> [AnswerValue?]? {
    guard case .question(let id) = subject.subject else { return nil }
    if subject.questionnaireID.isEmpty {
      if hidden.contains(id) { return [nil] }
      return index.kinds[id].flatMap { values(of: $0, operands) }
    }
    guard let other = others?[subject.questionnaireID] ?? nil else { return nil }
    return other.kinds[id].flatMap { values(of: $0, operands) }
  }

  private func values(
    of kind: QuestionDefinition.Kind?, _ operands: Operands
  ) -> [AnswerValue?]? {
    switch kind {
    case .singleChoice(let choice):
      return [nil] + choice.options.map { .codes([$0.code]) }
    case .yesNo: return [nil, .codes(["yes"]), .codes(["no"])]
    case .multipleChoice(let choice): return sets(of: choice)
    case .slider, .selfAssessmentManikin, .visualAnalogue, .number, .duration:
      return numbers(ConditionTarget(kind), operands.numbers)
    case nil, .inherited, .unsupported, .text, .date, .time, .dateTime, .country: return nil
    }
  }

  /// Every set of options that can be chosen together; nil when there are too many.
  private func sets(of choice: MultipleChoiceDefinition) -> [AnswerValue?]? {
    let together = choice.options.filter { !$0.isExclusive }.map(\.code)
    guard together.count <= 10 else { return nil }
    let alone = choice.options.filter(\.isExclusive).map { AnswerValue.codes([$0.code]) }
    let sets = (1..<(1 << together.count)).compactMap { bits -> AnswerValue? in
      let codes = together.indices.filter { bits & (1 << $0) != 0 }.map { together[$0] }
      let isAllowed =
        codes.count >= choice.minimumCount
        && (choice.maximumCount == 0 || codes.count <= choice.maximumCount)
      return isAllowed ? .codes(codes) : nil
    }
    return [nil] + alone + sets
  }

  /// The bounds, the numbers compared with, and one number between each two of these.
  private func numbers(_ target: ConditionTarget?, _ compared: Set<Double>) -> [AnswerValue?]? {
    guard case .number(let minimum, let maximum)? = target else { return nil }
    var marks = compared.filter(\.isFinite)
    marks.insert(minimum ?? (marks.min() ?? 0) - 1)
    marks.insert(maximum ?? (marks.max() ?? 0) + 1)
    let sorted = marks.sorted().filter { $0 >= minimum ?? -.infinity && $0 <= maximum ?? .infinity }
    let between = zip(sorted, sorted.dropFirst()).map { ($0 + $1) / 2 }
    return [nil] + (sorted + between).map { .number($0) }
  }
}

/// What a question is compared with in one condition.
private struct Operands {
  var numbers: Set<Double> = []
}

extension Condition {
  fileprivate func note(into operands: inout [QuestionReference: Operands]) {
    switch self {
    case .comparison(let comparison):
      operands[comparison.subject, default: Operands()].numbers
        .formUnion(comparison.number.map { [$0] } ?? [])
    case .count(let count):
      for question in count.questions where operands[question] == nil {
        operands[question] = Operands()
      }
    case .all, .any, .not, .malformed: break
    }
  }
}
