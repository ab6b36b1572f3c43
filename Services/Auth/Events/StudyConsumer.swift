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
    // A catalogue that publishes no StudyPasswordSet yet tells it here.
    if !message.accessPasswordHash.isEmpty {
      try await store.save(
        StudyPassword(hash: message.accessPasswordHash, revision: Int(study.revision)),
        of: study.studyID, on: connection)
    }
    try await store.save(study, on: connection)
  }
}
