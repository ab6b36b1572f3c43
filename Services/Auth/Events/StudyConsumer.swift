import AuthApplication
import AuthDomain
import AuthWire
package import Bus
import Messages
package import Postgres

/// Takes in studies as the catalogue publishes them.
package struct StudyConsumer: EventConsumer {
  private let learnStudy = LearnStudy()
  private let learnPassword = LearnStudyPassword()

  package init() {}

  package var name: String { "studies" }
  package var types: Set<String> { [EventsV1.StudyPublished.fullName] }
  package var sources: Set<String>? { ["otolith-catalogue"] }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let message = try EventsV1.StudyPublished(serialized: event.data)
    guard let study = message.study, !study.studyID.isEmpty else {
      throw PermanentFailure("the event has no study")
    }
    // A catalogue that publishes no StudyPasswordSet yet tells it here.
    if !message.accessPasswordHash.isEmpty {
      try await learnPassword(
        StudyPassword(hash: message.accessPasswordHash, revision: Int(study.revision)),
        of: study.studyID, on: connection)
    }
    try await learnStudy(PublishedStudy(study), on: connection)
  }
}
