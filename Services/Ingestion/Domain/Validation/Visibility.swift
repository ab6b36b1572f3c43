/// Decides what was shown, element by element in the questionnaire's order (FHIR SDC
/// `enableWhen`): an answer to a hidden question counts as none for what follows.
struct Visibility {
  /// Where the answers of an earlier sheet come from.
  enum Source {
    case sheet(EarlierSheet)
    case none
    /// A sheet that would count is not decided yet.
    case undecided
  }

  let references: [ReferencedQuestion: KnownAnswer?]
  let earlier: (_ questionnaireID: String) -> Source

  /// Whether a decision hung on a sheet that is not decided itself.
  private(set) var isUndecidable = false
  private var known: [String: KnownAnswer] = [:]
  private var sources: [String: Source] = [:]

  init(
    references: [ReferencedQuestion: KnownAnswer?],
    earlier: @escaping (_ questionnaireID: String) -> Source
  ) {
    self.references = references
    self.earlier = earlier
  }

  /// Notes the answer to a question that was shown.
  mutating func record(_ answer: KnownAnswer?, for elementID: String) {
    known[elementID] = answer
  }

  /// - Parameter shown: by position, of all elements before.
  mutating func isShown(_ element: ElementDefinition, after shown: [Bool]) -> Bool {
    // What its group hides need not be decided.
    guard element.governors.allSatisfy({ shown[$0] }) else { return false }
    return element.rule.map { evaluate($0) ?? false } ?? true
  }

  /// Nil means empty. No short cut: every condition has to be looked at for what is undecided.
  private mutating func evaluate(_ rule: Rule) -> Bool? {
    switch rule {
    case .condition(let condition): return condition.evaluate(for: answer(to: condition.subject))
    case .count(let count):
      var sum = 0
      for question in count.questions { sum += count.share(of: answer(to: question)) }
      return count.holds(for: sum)
    case .not(let rule): return evaluate(rule).map { !$0 }
    case .all(let rules):
      let results = evaluate(rules)
      if results.contains(false) { return false }
      return results.contains(nil) ? nil : true
    case .any(let rules):
      let results = evaluate(rules)
      if results.contains(true) { return true }
      return results.contains(nil) ? nil : false
    }
  }

  private mutating func evaluate(_ rules: [Rule]) -> [Bool?] {
    var results: [Bool?] = []
    for rule in rules { results.append(evaluate(rule)) }
    return results
  }

  private mutating func answer(to subject: RuleSubject) -> KnownAnswer? {
    guard let question = subject.reference else { return known[subject.elementID] }
    if let reference = references[question] { return reference }
    switch source(of: question.questionnaireID) {
    case .sheet(let sheet): return sheet.answers[subject.elementID]
    case .none: return nil
    case .undecided:
      isUndecidable = true
      return nil
    }
  }

  private mutating func source(of questionnaireID: String) -> Source {
    if let source = sources[questionnaireID] { return source }
    let source = earlier(questionnaireID)
    sources[questionnaireID] = source
    return source
  }
}
