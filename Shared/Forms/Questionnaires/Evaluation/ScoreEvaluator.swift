/// Computes scores and calculations; see ``ScoreDefinition`` and README.md for the rules.
public struct ScoreEvaluator: Sendable {
  private let scores: [ScoreDefinition]
  private let calculations: [CalculationDefinition]
  private let constraints: [ConstraintDefinition]
  private let scales: [String: CountableScale]
  private let order: ComputationOrder

  public init(_ questionnaire: QuestionnaireDefinition, structure: QuestionnaireStructure? = nil) {
    let structure = structure ?? QuestionnaireStructure(questionnaire)
    scores = questionnaire.scores
    calculations = questionnaire.calculations
    constraints = questionnaire.constraints
    order = ComputationOrder(questionnaire)
    let items = questionnaire.scores.flatMap(\.items).map(\.subject)
    let expressions = calculations.map(\.expression) + constraints.map(\.expression)
    var scales: [String: CountableScale] = [:]
    for item in items {
      if case .question(let id) = item, scales[id] == nil {
        scales[id] = CountableScale(structure.kind(of: id))
      }
    }
    let questions = expressions.flatMap { $0.references.map(\.elementID) + $0.earlierQuestions }
    for id in questions where scales[id] == nil {
      scales[id] = CountableScale(structure.kind(of: id))
    }
    self.scales = scales
  }

  /// - Parameters:
  ///   - answers: answers to shown questions by element id; see ``VisibilityWalk``.
  ///   - facts: what expressions use besides the answers.
  /// - Returns: one result per score, in order, then one per calculation.
  public func results(
    _ answers: [String: AnswerValue], facts: SheetFacts = SheetFacts()
  ) -> [ScoreResult] {
    let values = compute(order.steps, answers, facts)
    return scores.indices.map { position in
      values.results[.score(position)]
        ?? ScoreResult(scoreID: scores[position].id, value: nil, answered: 0, items: 0)
    }
      + calculations.indices.map { position in
        ScoreResult(calculations[position], values.values[position]?.answer)
      }
  }

  /// The values of all calculations by id, without missing ones.
  ///
  /// - Parameters:
  ///   - answers: the known answers to shown questions.
  ///   - facts: see ``results(_:facts:)``.
  func calculations(_ answers: [String: AnswerValue], facts: SheetFacts) -> [String: AnswerValue] {
    let values = compute(order.steps, answers, facts)
    return order.calculations.compactMapValues { values.values[$0]?.answer }
  }

  /// The constraints that a sheet violates, in order.
  ///
  /// - Parameters:
  ///   - answers: answers to shown questions by element id.
  ///   - facts: see ``results(_:facts:)``.
  ///   - isShown: whether the question with an id is shown.
  public func violatedConstraints(
    _ answers: [String: AnswerValue], facts: SheetFacts, isShown: (_ elementID: String) -> Bool
  ) -> [ConstraintDefinition] {
    guard !constraints.isEmpty else { return [] }
    let context = compute(order.steps, answers, facts).context(order)
    return constraints.filter { constraint in
      (constraint.elementID.isEmpty || isShown(constraint.elementID))
        && constraint.expression.value(context) == .truth(false)
    }
  }

  private func compute(
    _ steps: [ComputationOrder.Step], _ answers: [String: AnswerValue], _ facts: SheetFacts
  ) -> ComputedValues {
    var values = ComputedValues(answers: answers, scales: scales, facts: facts)
    for step in steps {
      switch step {
      case .score(let position):
        let result = values.result(of: scores[position], order)
        values.results[step] = result
        // The first of several scores with one id counts, as with elements.
        if values.scores[result.scoreID] == nil { values.scores[result.scoreID] = result.value }
      case .calculation(let position):
        values.values[position] = calculations[position].expression.value(values.context(order))
      }
    }
    return values
  }
}

/// The values computed so far.
private struct ComputedValues {
  let answers: [String: AnswerValue]
  let scales: [String: CountableScale]
  let facts: SheetFacts
  var results: [ComputationOrder.Step: ScoreResult] = [:]
  /// Values of scores by id.
  var scores: [String: Double] = [:]
  /// Values of calculations by position.
  var values: [Int: ExpressionValue] = [:]

  func context(_ order: ComputationOrder) -> ExpressionContext {
    ExpressionContext(
      answers: answers, scales: scales, facts: facts, score: { scores[$0] },
      calculation: { order.calculations[$0].flatMap { values[$0] } })
  }

  func result(of score: ScoreDefinition, _ order: ComputationOrder) -> ScoreResult {
    var sum = 0.0
    var weights = 0.0
    var answered = 0
    for item in score.items {
      guard let value = value(of: item, order) else { continue }
      sum += item.weight * value
      weights += item.weight
      answered += 1
    }
    var result = ScoreResult(
      scoreID: score.id, value: nil, band: nil, answered: answered, items: score.items.count)
    guard answered > 0, answered >= score.effectiveMinimumAnswered else { return result }
    let combined: Double
    switch score.method {
    case nil: return result
    case .sum: combined = sum
    case .proratedSum:
      combined = sum / weights * score.items.reduce(0) { $0 + $1.weight }
    case .mean: combined = sum / weights
    }
    let value = score.factor * combined + score.offset
    // Weights that cancel out would divide by zero.
    guard value.isFinite else { return result }
    result.value = value
    result.band = score.bands.last { $0.minimum <= value }
    return result
  }

  private func value(of item: ScoreItem, _ order: ComputationOrder) -> Double? {
    switch item.subject {
    case .score(let id): return scores[id]
    case .calculation(let id): return order.calculations[id].flatMap { values[$0]?.number }
    case .question(let id):
      guard let scale = scales[id], let value = answers[id].flatMap(scale.value(of:)) else {
        return nil
      }
      guard item.isReversed else { return value }
      return scale.range.map { $0.lowerBound + $0.upperBound - value }
    }
  }
}
