/// Computes scores; see ``ScoreDefinition`` for the rules.
public struct ScoreEvaluator: Sendable {
  private let scores: [ScoreDefinition]
  private let scales: [String: CountableScale]

  public init(_ questionnaire: QuestionnaireDefinition, structure: QuestionnaireStructure? = nil) {
    let structure = structure ?? QuestionnaireStructure(questionnaire)
    scores = questionnaire.scores
    var scales: [String: CountableScale] = [:]
    for score in questionnaire.scores {
      for item in score.items {
        if case .question(let id) = item.subject, scales[id] == nil {
          scales[id] = CountableScale(structure.kind(of: id))
        }
      }
    }
    self.scales = scales
  }

  /// - Parameter answers: answers to shown questions by element id; see ``VisibilityWalk``.
  /// - Returns: one result per score, in order.
  public func results(_ answers: [String: AnswerValue]) -> [ScoreResult] {
    var results: [ScoreResult] = []
    var values: [String: Double] = [:]
    for score in scores {
      let result = result(of: score, answers, values)
      // The first of several scores with one id counts, as with elements.
      if values[score.id] == nil { values[score.id] = result.value }
      results.append(result)
    }
    return results
  }

  private func result(
    of score: ScoreDefinition, _ answers: [String: AnswerValue], _ values: [String: Double]
  ) -> ScoreResult {
    var sum = 0.0
    var weights = 0.0
    var answered = 0
    for item in score.items {
      guard let value = value(of: item, answers, values) else { continue }
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

  private func value(
    of item: ScoreItem, _ answers: [String: AnswerValue], _ values: [String: Double]
  ) -> Double? {
    switch item.subject {
    case .score(let id): return values[id]
    case .question(let id):
      guard let scale = scales[id], let value = answers[id].flatMap(scale.value(of:)) else {
        return nil
      }
      guard item.isReversed else { return value }
      return scale.range.map { $0.lowerBound + $0.upperBound - value }
    }
  }
}
