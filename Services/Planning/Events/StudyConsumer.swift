import Bus
import Messages
import Postgres

/// Keeps the schedules of published studies.
struct StudyConsumer: EventConsumer {
  private let studies = StudyStore()

  var name: String { "studies" }
  var types: Set<String> { [EventsV1.StudyPublished.fullName] }
  var sources: Set<String>? { ["otolith-catalogue"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let published = try EventsV1.StudyPublished(serialized: event.data)
    guard let study = published.study else { throw PermanentFailure("no study in it") }
    try await studies.remember(StudyRecord(study), on: connection)
  }
}
