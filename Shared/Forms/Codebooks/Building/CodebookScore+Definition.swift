import Questionnaires
internal import Serialization

extension CodebookScore {
  /// A calculation, with its expression as the formula.
  init(_ calculation: CalculationDefinition) {
    self.init(
      method: "calculation", items: [], minimumAnswered: 0, factor: 1, offset: 0,
      formula: calculation.expression.text ?? "")
  }

  /// - Parameter own: language of Otolith's own words.
  init(_ score: ScoreDefinition, _ own: CodebookLanguage) {
    let items = score.items.map { item in
      switch item.subject {
      case .question(let id):
        Item(element: id, score: "", weight: item.weight, reversed: item.isReversed)
      case .score(let id), .calculation(let id):
        Item(element: "", score: id, weight: item.weight, reversed: item.isReversed)
      }
    }
    self.init(
      method: score.method?.rawValue ?? "", items: items,
      minimumAnswered: score.effectiveMinimumAnswered, factor: score.factor,
      offset: score.offset, formula: Self.formula(of: score, items, own))
  }

  private static func formula(
    of score: ScoreDefinition, _ items: [Item], _ own: CodebookLanguage
  ) -> String {
    func said(_ english: String, _ german: String) -> String {
      own.said((english, german)).text
    }
    let method =
      switch score.method {
      case nil: said("unknown method over", "unbekanntes Verfahren über")
      case .sum: said("sum of", "Summe von")
      case .proratedSum: said("prorated sum of", "hochgerechnete Summe von")
      case .mean: said("mean of", "Mittelwert von")
      }
    let parts = items.map { item in
      let weight = item.weight == 1 ? "" : "\(item.weight.shortText) × "
      let name = item.element.isEmpty ? said("score", "Score") + " \(item.score)" : item.element
      return weight + name + (item.reversed ? " (\(said("reversed", "umgepolt")))" : "")
    }
    var text = "\(method) \(parts.joined(separator: ", "))"
    if score.factor != 1 { text = "\(score.factor.shortText) × (\(text))" }
    if score.offset != 0 {
      text += " \(score.offset < 0 ? "−" : "+") \(score.offset.magnitude.shortText)"
    }
    let (least, all) = (score.effectiveMinimumAnswered, items.count)
    let needed = said(
      "\(least) of \(all) must be answered", "\(least) von \(all) müssen beantwortet sein")
    return "\(text); \(needed)"
  }
}
