import Questionnaires
internal import Serialization

extension CodebookScore {
  init(_ score: ScoreDefinition) {
    let items = score.items.map { item in
      switch item.subject {
      case .question(let id):
        Item(element: id, score: "", weight: item.weight, reversed: item.isReversed)
      case .score(let id):
        Item(element: "", score: id, weight: item.weight, reversed: item.isReversed)
      }
    }
    self.init(
      method: score.method?.rawValue ?? "", items: items,
      minimumAnswered: score.effectiveMinimumAnswered, factor: score.factor,
      offset: score.offset, formula: Self.formula(of: score, items))
  }

  private static func formula(of score: ScoreDefinition, _ items: [Item]) -> String {
    let method =
      switch score.method {
      case nil: "unknown method over"
      case .sum: "sum of"
      case .proratedSum: "prorated sum of"
      case .mean: "mean of"
      }
    let parts = items.map { item in
      let weight = item.weight == 1 ? "" : "\(item.weight.shortText) × "
      let name = item.element.isEmpty ? "score \(item.score)" : item.element
      return weight + name + (item.reversed ? " (reversed)" : "")
    }
    var text = "\(method) \(parts.joined(separator: ", "))"
    if score.factor != 1 { text = "\(score.factor.shortText) × (\(text))" }
    if score.offset != 0 {
      text += " \(score.offset < 0 ? "−" : "+") \(abs(score.offset).shortText)"
    }
    return text + "; \(score.effectiveMinimumAnswered) of \(items.count) must be answered"
  }
}
