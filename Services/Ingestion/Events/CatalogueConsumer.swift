import Bus
import IngestionDomain
import Messages
import Postgres

/// Takes in studies and questionnaire versions as the catalogue publishes them.
struct CatalogueConsumer: EventConsumer {
  var name: String { "catalogue" }

  var types: Set<String> {
    [EventsV1.StudyPublished.fullName, EventsV1.QuestionnaireVersionPublished.fullName]
  }
  var sources: Set<String>? { ["otolith-catalogue"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    switch event.type {
    case EventsV1.StudyPublished.fullName:
      let message = try EventsV1.StudyPublished(serialized: event.data)
      guard let study = message.study, !study.studyID.isEmpty else {
        throw PermanentFailure("the event has no study")
      }
      try await StudyStore.save(study, at: event.time, on: connection)
    case EventsV1.QuestionnaireVersionPublished.fullName:
      let message = try EventsV1.QuestionnaireVersionPublished(serialized: event.data)
      // Too large to be carried: the first sheet that names it asks the catalogue, once.
      if message.questionnaire == nil, message.reference != nil { return }
      guard let questionnaire = message.questionnaire, !questionnaire.questionnaireID.isEmpty
      else {
        throw PermanentFailure("the event has no questionnaire")
      }
      do {
        try await QuestionnaireStore.save(questionnaire, on: connection)
      } catch let error as UnusableDefinition {
        throw PermanentFailure(error.description)
      }
    default:
      break
    }
  }
}
