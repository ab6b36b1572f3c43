import Bus
import Messages
import Postgres

/// Stores the passwords of studies.
struct StudyPasswordConsumer: EventConsumer {
  private let learnPassword = LearnStudyPassword()

  init() {}

  var name: String { "study-passwords" }
  var types: Set<String> { [EventsV1.StudyPasswordSet.fullName] }
  var sources: Set<String>? { ["otolith-catalogue"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let message = try EventsV1.StudyPasswordSet(serialized: event.data)
    guard !message.studyID.isEmpty, message.studyRevision > 0 else {
      throw PermanentFailure("the event contains no study revision")
    }
    try await learnPassword(
      StudyPassword(
        hash: message.accessPasswordHash, revision: Int(message.studyRevision)),
      of: message.studyID, on: connection)
  }
}
