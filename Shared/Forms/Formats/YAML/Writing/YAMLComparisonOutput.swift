internal import Questionnaires

/// Writes the comparisons and feedback texts of a study.
struct YAMLComparisonOutput {
  let study: StudyDefinition

  func add(to pairs: inout YAMLPairs, _ report: inout ConversionReport) {
    let comparisons = study.comparisons.map { output($0, &report) }
    if !comparisons.isEmpty { pairs.add("comparisons", .list(comparisons)) }
    let feedback = study.feedback.map { output($0, &report) }
    if !feedback.isEmpty { pairs.add("feedback", .list(feedback)) }
  }

  private func output(
    _ comparison: ComparisonDefinition, _ report: inout ConversionReport
  ) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("id", .id(comparison.id))
    pairs.add("title", comparison.title.compactOutput)
    pairs.add("questionnaire", .id(comparison.questionnaireID))
    add(comparison.value, to: &pairs, in: comparison.id, &report)
    pairs.add("minimum", number: comparison.minimum)
    pairs.add("maximum", number: comparison.maximum)
    pairs.add("days", count: comparison.windowDays)
    return pairs.block
  }

  private func output(
    _ feedback: FeedbackDefinition, _ report: inout ConversionReport
  ) -> YAMLOutput {
    let place = feedback.sheet.questionnaireID
    var pairs = YAMLPairs()
    pairs.add("sheet", feedback.sheet.output(of: place, &report))
    if let change = feedback.change {
      var inner = YAMLPairs()
      add(change.value, to: &inner, in: place, &report)
      inner.add("at-least", number: change.minimum)
      inner.add("at-most", number: change.maximum)
      pairs.add("change", inner.compact)
    }
    pairs.add("text", feedback.text.compactOutput)
    return pairs.block
  }

  private func add(
    _ value: QuestionReference.Subject?, to pairs: inout YAMLPairs, in place: String,
    _ report: inout ConversionReport
  ) {
    switch value {
    case .question(let id): pairs.add("question", .id(id))
    case .score(let id), .calculation(let id): pairs.add("score", .id(id))
    case nil: report.lose(place, "value", "name a question or a score")
    }
  }
}

extension RewardDefinition {
  var output: YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("points", count: pointsPerSheet)
    pairs.add("sheets-per-day", count: sheetsPerDayMax)
    if !levelPoints.isEmpty {
      pairs.add("levels", .compact(levelPoints.map { .number(Double($0)) }))
    }
    pairs.add("streaks", flag: hasStreaks)
    pairs.add("ranking-days", count: rankingDays)
    if !groupIDs.isEmpty { pairs.add("groups", .compact(groupIDs.map { .id($0) })) }
    return pairs.compact
  }
}
