import Bus
import Messages
import Postgres

/// Stores studies published by the catalogue, and forgets deleted ones.
struct StudyConsumer: EventConsumer {
  private let learnStudy = LearnStudy()
  private let forgetStudy = ForgetStudy()

  init() {}

  var name: String { "studies" }
  var types: Set<String> {
    [EventsV1.StudyPublished.fullName, EventsV1.StudyDeleted.fullName]
  }
  var sources: Set<String>? { ["otolith-catalogue"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    if event.type == EventsV1.StudyDeleted.fullName {
      let deleted = try EventsV1.StudyDeleted(serialized: event.data)
      try await forgetStudy(deleted.studyID, on: connection)
      return
    }
    let message = try EventsV1.StudyPublished(serialized: event.data)
    guard let study = message.study, !study.studyID.isEmpty else {
      throw PermanentFailure("the event has no study")
    }
    try await learnStudy(PublishedStudy(study), on: connection)
  }
}
