internal import Bus
internal import FoundationEssentials
internal import Messages

/// What the catalogue tells the other services.
enum CatalogueEvents {
  /// - Parameter accessPasswordHash: Argon2id; nil for an open study.
  static func studyPublished(
    _ study: CatalogueV1.Study, accessPasswordHash: String?, at time: Date, source: String
  ) -> Event {
    Event(
      source: source, subject: study.studyID, time: time,
      message: EventsV1.StudyPublished(
        study: study, accessPasswordHash: accessPasswordHash ?? ""))
  }

  static func versionPublished(
    _ questionnaire: CatalogueV1.Questionnaire, at time: Date, source: String
  ) -> Event {
    Event(
      source: source, subject: questionnaire.questionnaireID, time: time,
      message: EventsV1.QuestionnaireVersionPublished(questionnaire: questionnaire))
  }
}
