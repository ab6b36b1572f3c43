import Bus
import Messages
import Postgres

/// Stores studies published by the catalogue.
struct StudyConsumer: EventConsumer {
  private let learnStudy = LearnStudy()

  init() {}

  var name: String { "studies" }
  var types: Set<String> { [EventsV1.StudyPublished.fullName] }
  var sources: Set<String>? { ["otolith-catalogue"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let message = try EventsV1.StudyPublished(serialized: event.data)
    guard let study = message.study, !study.studyID.isEmpty else {
      throw PermanentFailure("the event has no study")
    }
    try await learnStudy(PublishedStudy(study), on: connection)
  }
}
