internal import Bus
internal import FoundationEssentials
internal import Messages

/// What the catalogue tells the other services.
enum CatalogueEvents {
  static func studyPublished(
    _ study: CatalogueV1.Study, at time: Date, source: String
  ) -> Event {
    Event(
      source: source, subject: study.studyID, time: time,
      message: EventsV1.StudyPublished(study: study))
  }

  /// For auth alone, which checks the password.
  ///
  /// - Parameter accessPasswordHash: Argon2id; nil for a study that has no password any more.
  static func studyPasswordSet(
    _ study: CatalogueV1.Study, accessPasswordHash: String?, at time: Date, source: String
  ) -> Event {
    Event(
      source: source, subject: study.studyID, time: time,
      message: EventsV1.StudyPasswordSet(
        studyID: study.studyID, studyRevision: study.revision,
        accessPasswordHash: accessPasswordHash ?? ""))
  }

  /// Bytes of a definition from which on an event only refers to it: every consumer would have to read
  /// it, most of them for nothing.
  static let definitionBytesMax = 1 << 20

  static func versionPublished(
    _ questionnaire: CatalogueV1.Questionnaire, at time: Date, source: String
  ) -> Event {
    let isCarried = questionnaire.serialized().count < definitionBytesMax
    return Event(
      source: source, subject: questionnaire.questionnaireID, time: time,
      message: EventsV1.QuestionnaireVersionPublished(
        questionnaire: isCarried ? questionnaire : nil,
        reference: isCarried
          ? nil
          : EventsV1.QuestionnaireReference(
            questionnaireID: questionnaire.questionnaireID, version: questionnaire.version,
            contentHash: questionnaire.contentHash)))
  }
}
