/// Finds elements that nobody can ever see, because no answers make their condition hold.
///
/// Each question that a condition names is tried with answers that stand for all there are: none,
/// every code, every bound of a number or a day and what lies between. Conditions over so many
/// questions that trying them would take long are taken to be reachable.
struct Reachability {
  enum Verdict {
    case canHold
    /// Whatever is answered.
    case never
    /// Answers would make it hold, but with none of them are its surroundings shown and the
    /// questions that it asks about.
    case neverHere
  }

  /// Combinations of answers that are tried for one condition.
  private static let trialsMax = 4_096
  /// With what must hold besides.
  private static let trialsHereMax = 512
  /// Conditions of the surroundings, and of questions asked about, that are taken into account.
  private static let premisesMax = 8
  private static let evaluationsMax = 500_000
  /// Parts of conditions that are evaluated for one questionnaire; what comes later is taken to be
  /// reachable.
  private var evaluationsLeft = evaluationsMax
  /// The same for conditions with their surroundings, which take more of them: those must not use up
  /// what is there for the others.
  private var evaluationsLeftHere = evaluationsMax

  private let candidates: CandidateAnswers

  init(index: QuestionIndex, others: [String: QuestionIndex?]?) {
    candidates = CandidateAnswers(index: index, others: others)
  }

  /// - Parameters:
  ///   - surroundings: conditions of the page and the groups around.
  ///   - hidden: questions of the questionnaire that are never shown, so never answered.
  ///   - premises: what must hold for a question of the questionnaire to be shown.
  mutating func verdict(
    on condition: Condition, within surroundings: [Condition] = [], hidden: Set<String> = [],
    premises: (String) -> [Condition] = { _ in [] }
  ) -> Verdict {
    // Alternatives are looked at one by one: it takes one that can hold.
    if case .any(let parts) = condition {
      var verdict = Verdict.never
      for part in parts {
        switch self.verdict(
          on: part, within: surroundings, hidden: hidden, premises: premises)
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

  /// Adds as much of what must hold besides as can be tried.
  ///
  /// - Returns: what must hold where a question is answered.
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
