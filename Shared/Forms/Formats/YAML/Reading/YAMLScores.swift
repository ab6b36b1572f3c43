internal import Questionnaires

extension YAMLValue {
  /// Reads the list of scores.
  func scores() -> [ScoreDefinition] {
    var scores: [ScoreDefinition] = []
    for value in list() ?? [] {
      let path = FindingPath().item("scores", scores.count)
      let score = value.noted(path).mapping("score") { mapping in
        ScoreDefinition(
          id: mapping.required("id")?.noted(path.field("score_id")).text() ?? "",
          title: mapping.translations("title", at: path.field("title")),
          method: mapping.required("method")?.noted(path.field("method"))
            .word(of: ScoreDefinition.Method.self),
          items: mapping.required("items")?.noted(path.field("items")).scoreItems(path) ?? [],
          minimumAnswered: mapping.unsigned("minimum-answered", at: path.field("minimum_answered")),
          factor: mapping.number("factor", at: path.field("factor")) ?? 1,
          offset: mapping.number("offset", at: path.field("offset")) ?? 0,
          bands: mapping.optional("bands")?.noted(path.field("bands")).bands(path) ?? [])
      }
      if let score { scores.append(score) }
    }
    return scores
  }

  /// Reads `id`, or `{question | score | calculation, weight, reversed}`.
  private func scoreItems(_ score: FindingPath) -> [ScoreItem] {
    var items: [ScoreItem] = []
    for value in list() ?? [] {
      let path = score.item("items", items.count)
      value.noted(path)
      guard value.isMapping else {
        if let id = value.text() { items.append(ScoreItem(.question(id))) }
        continue
      }
      let item = value.mapping("score-item") { mapping -> ScoreItem in
        let subscale = mapping.optional("score")
        subscale?.noted(path.field("score_id"))
        let calculation = mapping.optional("calculation")
        calculation?.noted(path.field("calculation_id"))
        let subject: ScoreItem.Subject =
          if let subscale {
            .score(subscale.text() ?? "")
          } else if let calculation {
            .calculation(calculation.text() ?? "")
          } else {
            .question(mapping.required("question")?.noted(path.field("element_id")).text() ?? "")
          }
        return ScoreItem(
          subject, weight: mapping.number("weight", at: path.field("weight")) ?? 1,
          isReversed: mapping.truth("reversed", at: path.field("reversed")))
      }
      if let item { items.append(item) }
    }
    return items
  }

  private func bands(_ score: FindingPath) -> [ScoreBand] {
    var bands: [ScoreBand] = []
    for value in list() ?? [] {
      let path = score.item("bands", bands.count)
      let band = value.noted(path).mapping("band") { mapping in
        ScoreBand(
          minimum: mapping.required("minimum")?.noted(path.field("minimum")).number() ?? 0,
          code: mapping.required("code")?.noted(path.field("code")).text() ?? "",
          label: mapping.translations("label", at: path.field("label"), required: true))
      }
      if let band { bands.append(band) }
    }
    return bands
  }
}
