import Bus
import Messages
import Postgres

/// Takes in studies as the catalogue publishes them.
struct StudyConsumer: EventConsumer {
  private let store = StudyStore()

  var name: String { "studies" }
  var types: Set<String> { [EventsV1.StudyPublished.fullName] }
  var sources: Set<String>? { ["otolith-catalogue"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let message = try EventsV1.StudyPublished(serialized: event.data)
    guard let study = message.study, !study.studyID.isEmpty else {
      throw PermanentFailure("the event has no study")
    }
    try await store.save(study, accessPasswordHash: message.accessPasswordHash, on: connection)
  }
}
