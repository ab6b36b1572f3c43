import Bus
import Messages
import Postgres

/// Consumes studies and questionnaire versions published by the catalogue.
struct CatalogueConsumer: EventConsumer {
  private let learnStudy = LearnStudy()
  private let learnQuestionnaire = LearnQuestionnaire()
  private let forgetStudy = ForgetStudy()

  init() {}

  var name: String { "catalogue" }

  var types: Set<String> {
    [
      EventsV1.StudyPublished.fullName, EventsV1.StudyDeleted.fullName,
      EventsV1.QuestionnaireVersionPublished.fullName,
    ]
  }
  var sources: Set<String>? { ["otolith-catalogue"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    switch event.type {
    case EventsV1.StudyPublished.fullName:
      let message = try EventsV1.StudyPublished(serialized: event.data)
      guard let study = message.study, !study.studyID.isEmpty else {
        throw PermanentFailure("the event has no study")
      }
      try await learnStudy(PublishedStudy(study), at: event.time, on: connection)
    case EventsV1.StudyDeleted.fullName:
      let deleted = try EventsV1.StudyDeleted(serialized: event.data)
      try await forgetStudy(deleted.studyID, on: connection)
    case EventsV1.QuestionnaireVersionPublished.fullName:
      let message = try EventsV1.QuestionnaireVersionPublished(serialized: event.data)
      // Too large for an event: the first sheet that names it requests it from the catalogue, once.
      if message.questionnaire == nil, message.reference != nil { return }
      guard let questionnaire = message.questionnaire, !questionnaire.questionnaireID.isEmpty
      else {
        throw PermanentFailure("the event has no questionnaire")
      }
      do {
        try await learnQuestionnaire(PublishedQuestionnaire(questionnaire), on: connection)
      } catch let error as UnusableDefinition {
        throw PermanentFailure(error.description)
      }
    default:
      break
    }
  }
}
