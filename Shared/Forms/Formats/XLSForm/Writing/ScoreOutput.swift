internal import Questionnaires

/// Writes a score as a calculation.
struct ScoreOutput {
  /// Names by element id.
  let names: [String: String]
  let kind: (String) -> QuestionDefinition.Kind?
  /// Ids of the written scores.
  let scores: Set<String>

  /// - Returns: the expression with its losses; no expression if none computes the score.
  func expression(_ score: ScoreDefinition) -> (text: String?, losses: [String]) {
    var losses: [String] = []
    let isPartial = score.effectiveMinimumAnswered < score.items.count
    if isPartial,
      score.effectiveMinimumAnswered != 1 || score.method != .sum
        || score.items.contains(where: \.isReversed)
    {
      return (
        nil, ["it requires \(score.effectiveMinimumAnswered) of \(score.items.count) items"]
      )
    }
    if !score.bands.isEmpty { losses.append("its bands are left out") }
    if score.method == .proratedSum {
      losses.append("written as a sum that requires all answers")
    }
    if score.items.count < 2, score.method != .sum || score.factor != 1 {
      losses.append("written as one answer with a weight")
    }
    var terms: [String] = []
    for item in score.items {
      guard let term = term(item, isPartial: isPartial) else {
        return (nil, ["its items are not plain numbers in XLSForm"])
      }
      terms.append(term)
    }
    var text = terms.joined(separator: " + ")
    if score.method == .mean {
      let weights = score.items.map(\.weight).reduce(0, +)
      guard weights != 0 else { return (nil, ["its weights add up to 0"]) }
      text = "(\(text)) div \(FormulaText.number(weights))"
    }
    if score.factor != 1 { text = "\(FormulaText.number(score.factor)) * (\(text))" }
    if score.offset != 0 {
      let sign = score.offset < 0 ? "-" : "+"
      text += " \(sign) \(FormulaText.number(score.offset.magnitude))"
    }
    return (text, losses)
  }

  private func term(_ item: ScoreItem, isPartial: Bool) -> String? {
    let name: String
    var range: ClosedRange<Double>?
    switch item.subject {
    case .score(let id), .calculation(let id):
      guard scores.contains(id) else { return nil }
      name = id
    case .question(let id):
      guard let known = names[id], let plain = ScoreReader.plainRange(kind(id)) else { return nil }
      (name, range) = (known, plain.range)
    }
    var term = FormulaText.reference(name)
    if isPartial { term = "coalesce(\(term), 0)" }
    if item.isReversed {
      guard let range else { return nil }
      let ends = FormulaText.number(range.lowerBound + range.upperBound)
      term = "(\(ends) - \(term))"
    }
    return item.weight == 1 ? term : "\(FormulaText.number(item.weight)) * \(term)"
  }
}
