/// Finds elements that can never be shown, because no answers make their condition hold.
///
/// Tries representative answers for each question in a condition: none, every code, every bound of
/// a number or a day and values between. Conditions with too many combinations are assumed to be
/// reachable.
struct Reachability {
  enum Verdict {
    case canHold
    /// No answers make it hold.
    case never
    /// Some answers make it hold, but with those its group, its page or the questions it refers to
    /// are hidden.
    case neverHere
  }

  /// Maximum combinations of answers tried for one condition.
  private static let trialsMax = 4_096
  /// The same including the conditions of its surroundings.
  private static let trialsHereMax = 512
  /// Maximum conditions of the surroundings, and of referenced questions, taken into account.
  private static let premisesMax = 8
  private static let evaluationsMax = 500_000
  /// Remaining condition parts to evaluate for this questionnaire; later conditions are assumed to
  /// be reachable.
  private var evaluationsLeft = evaluationsMax
  /// A separate budget for conditions with their surroundings, which need more evaluations.
  private var evaluationsLeftHere = evaluationsMax

  private let candidates: CandidateAnswers

  init(index: QuestionIndex, others: [String: QuestionIndex?]?) {
    candidates = CandidateAnswers(index: index, others: others)
  }

  /// - Parameters:
  ///   - surroundings: conditions of the enclosing page and groups.
  ///   - hidden: questions of the questionnaire that are never shown and so never answered.
  ///   - premises: conditions under which a question of the questionnaire is shown.
  mutating func verdict(
    on condition: Condition, within surroundings: [Condition] = [], hidden: Set<String> = [],
    premises: (String) -> [Condition] = { _ in [] }
  ) -> Verdict {
    // Alternatives are tried one by one; one that can hold is enough.
    if case .any(let parts) = condition {
      var verdict = Verdict.never
      for part in parts {
        switch self.verdict(on: part, within: surroundings, hidden: hidden, premises: premises)
        {
        case .canHold: return .canHold
        case .neverHere: verdict = .neverHere
        case .never: break
        }
      }
      return verdict
    }
    guard
      var trials = AnswerTrials([condition], candidates, hidden: hidden, atMost: Self.trialsMax)
    else { return .canHold }
    guard tryAll(trials, [], &evaluationsLeft) else { return .never }
    let implications = add(surroundings, premises, hidden, to: &trials)
    guard trials.conditions.count > 1 || !implications.isEmpty else { return .canHold }
    return tryAll(trials, implications, &evaluationsLeftHere) ? .canHold : .neverHere
  }

  /// Adds as many of the premises as can be tried.
  ///
  /// - Returns: the premises of the answered questions.
  private func add(
    _ surroundings: [Condition], _ premises: (String) -> [Condition], _ hidden: Set<String>,
    to trials: inout AnswerTrials
  ) -> [(subject: QuestionReference, condition: Condition)] {
    var left = Self.premisesMax
    func extended(_ condition: Condition, asCondition: Bool) -> AnswerTrials? {
      guard left > 0 else { return nil }
      left -= 1
      return trials.adding(
        condition, asCondition: asCondition, candidates, hidden: hidden, atMost: Self.trialsHereMax)
    }
    for condition in surroundings {
      if let more = extended(condition, asCondition: true) { trials = more }
    }
    var implications: [(subject: QuestionReference, condition: Condition)] = []
    var seen = Set<QuestionReference>()
    var pending = trials.subjects
    while !pending.isEmpty, left > 0 {
      for subject in pending where seen.insert(subject).inserted {
        guard subject.questionnaireID.isEmpty, case .question(let id) = subject.subject else {
          continue
        }
        for premise in premises(id) {
          guard let more = extended(premise, asCondition: false) else { continue }
          trials = more
          implications.append((subject, premise))
        }
      }
      pending = trials.subjects.filter { !seen.contains($0) }
    }
    return implications
  }

  private func tryAll(
    _ trials: AnswerTrials, _ implications: [(subject: QuestionReference, condition: Condition)],
    _ evaluationsLeft: inout Int
  ) -> Bool {
    let implied = implications.map { ($0.subject, $0.condition, $0.condition.preorder.count) }
    let parts = trials.conditions.reduce(0) { $0 + $1.preorder.count }
    for number in 0..<trials.count {
      evaluationsLeft -= parts
      guard evaluationsLeft > 0 else { return true }
      let answers = trials.answers(number)
      func holds(_ condition: Condition) -> Bool { condition.holds { answers[$0] } }
      guard trials.conditions.allSatisfy(holds) else { continue }
      let isConsistent = implied.allSatisfy { subject, condition, parts in
        guard answers[subject] != nil else { return true }
        evaluationsLeft -= parts
        return holds(condition)
      }
      if isConsistent { return true }
    }
    return false
  }
}
