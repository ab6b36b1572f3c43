internal import Messages
internal import Questionnaires

extension ComparisonDefinition {
  init(_ message: CatalogueV1.StudyComparison) {
    let value: QuestionReference.Subject? =
      switch message.value {
      case .elementID(let id): .question(id)
      case .scoreID(let id): .score(id)
      case nil: nil
      }
    self.init(
      id: message.comparisonID, title: TranslatedText(message.title),
      questionnaireID: message.questionnaireID, value: value, minimum: message.minimum,
      maximum: message.maximum, windowDays: message.windowDays)
  }
}

extension CatalogueV1.StudyComparison {
  init(_ comparison: ComparisonDefinition) {
    let value: OneOfValue? =
      switch comparison.value {
      case .question(let id): .elementID(id)
      case .score(let id), .calculation(let id): .scoreID(id)
      case nil: nil
      }
    self.init(
      comparisonID: comparison.id, title: CatalogueV1.LocalizedText(comparison.title),
      questionnaireID: comparison.questionnaireID, value: value, minimum: comparison.minimum,
      maximum: comparison.maximum, windowDays: comparison.windowDays)
  }
}

extension FeedbackDefinition {
  init(_ message: CatalogueV1.FeedbackText) {
    self.init(
      sheet: SheetCause(message.sheet ?? CatalogueV1.SheetCause()),
      change: message.change.map(Change.init), text: TranslatedText(message.text))
  }
}

extension FeedbackDefinition.Change {
  fileprivate init(_ message: CatalogueV1.FeedbackChange) {
    let value: QuestionReference.Subject? =
      switch message.value {
      case .elementID(let id): .question(id)
      case .scoreID(let id): .score(id)
      case nil: nil
      }
    self.init(value: value, minimum: message.minimum?.value, maximum: message.maximum?.value)
  }
}

extension CatalogueV1.FeedbackText {
  init(_ feedback: FeedbackDefinition) {
    self.init(
      sheet: CatalogueV1.SheetCause(feedback.sheet),
      change: feedback.change.map(CatalogueV1.FeedbackChange.init),
      text: CatalogueV1.LocalizedText(feedback.text))
  }
}

extension CatalogueV1.FeedbackChange {
  fileprivate init(_ change: FeedbackDefinition.Change) {
    let value: OneOfValue? =
      switch change.value {
      case .question(let id): .elementID(id)
      case .score(let id), .calculation(let id): .scoreID(id)
      case nil: nil
      }
    self.init(
      value: value, minimum: change.minimum.map { GoogleProtobuf.DoubleValue(value: $0) },
      maximum: change.maximum.map { GoogleProtobuf.DoubleValue(value: $0) })
  }
}

extension RewardDefinition {
  init(_ message: CatalogueV1.StudyRewards) {
    self.init(
      pointsPerSheet: message.pointsPerSheet, sheetsPerDayMax: message.sheetsPerDayMax,
      levelPoints: message.levelPoints, hasStreaks: message.streaks,
      rankingDays: message.rankingDays, groupIDs: message.groupIDs)
  }
}

extension CatalogueV1.StudyRewards {
  init(_ rewards: RewardDefinition) {
    self.init(
      pointsPerSheet: rewards.pointsPerSheet, sheetsPerDayMax: rewards.sheetsPerDayMax,
      levelPoints: rewards.levelPoints, streaks: rewards.hasStreaks,
      rankingDays: rewards.rankingDays, groupIDs: rewards.groupIDs)
  }
}
