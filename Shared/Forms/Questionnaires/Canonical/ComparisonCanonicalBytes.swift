extension CanonicalEncoder {
  /// Records nothing without comparisons, so that older studies keep their bytes.
  mutating func record(_ comparisons: [ComparisonDefinition]) {
    guard !comparisons.isEmpty else { return }
    list("comparisons", comparisons) { encoder, comparison in
      encoder.record("comparison_id", comparison.id)
      encoder.record("title", comparison.title)
      encoder.record("questionnaire_id", comparison.questionnaireID)
      encoder.record(comparison.value)
      encoder.record("minimum", comparison.minimum)
      encoder.record("maximum", comparison.maximum)
      encoder.record("window_days", comparison.windowDays)
    }
  }

  /// Records nothing without feedback texts, so that older studies keep their bytes.
  mutating func record(_ feedback: [FeedbackDefinition]) {
    guard !feedback.isEmpty else { return }
    list("feedback_texts", feedback) { encoder, entry in
      encoder.record(entry.sheet)
      if let change = entry.change {
        encoder.record("change", true)
        encoder.record(change.value)
        encoder.record("minimum", change.minimum)
        encoder.record("maximum", change.maximum)
      }
      encoder.record("text", entry.text)
    }
  }

  /// Records nothing without rewards, so that older studies keep their bytes.
  mutating func record(_ rewards: RewardDefinition?) {
    guard let rewards else { return }
    record("points_per_sheet", rewards.pointsPerSheet)
    record("sheets_per_day_max", rewards.sheetsPerDayMax)
    list("level_points", rewards.levelPoints) { $0.record("points", $1) }
    record("streaks", rewards.hasStreaks)
    record("ranking_days", rewards.rankingDays)
    list("group_ids", rewards.groupIDs.sorted()) { $0.record("group_id", $1) }
  }

  private mutating func record(_ value: QuestionReference.Subject?) {
    switch value {
    case .question(let id): record("element_id", id)
    case .score(let id): record("score_id", id)
    case .calculation(let id): record("calculation_id", id)
    case nil: break
    }
  }
}
