import AuthApplication
import AuthDomain
package import Bus
import Messages
package import Postgres

/// Takes in the passwords of studies. A consumer of its own, so that it reads the log from its start
/// when a service that did not have it is upgraded.
package struct StudyPasswordConsumer: EventConsumer {
  private let learnPassword = LearnStudyPassword()

  package init() {}

  package var name: String { "study-passwords" }
  package var types: Set<String> { [EventsV1.StudyPasswordSet.fullName] }
  package var sources: Set<String>? { ["otolith-catalogue"] }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let message = try EventsV1.StudyPasswordSet(serialized: event.data)
    guard !message.studyID.isEmpty, message.studyRevision > 0 else {
      throw PermanentFailure("the event names no revision of a study")
    }
    try await learnPassword(
      StudyPassword(
        hash: message.accessPasswordHash, revision: Int(message.studyRevision)),
      of: message.studyID, on: connection)
  }
}
