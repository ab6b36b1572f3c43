import AuthApplication
import AuthDomain
import AuthWire
package import Bus
import Messages
package import Postgres

/// Takes in how long studies keep answers. Apart from ``StudyConsumer``, so that a service that took in studies
/// before it knew of that reads them again, from the beginning of the log.
package struct RetentionConsumer: EventConsumer {
  private let learnStudy = LearnStudy()

  package init() {}

  package var name: String { "study-retentions" }
  package var types: Set<String> { [EventsV1.StudyPublished.fullName] }
  package var sources: Set<String>? { ["otolith-catalogue"] }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let message = try EventsV1.StudyPublished(serialized: event.data)
    guard let study = message.study, !study.studyID.isEmpty else {
      throw PermanentFailure("the event has no study")
    }
    try await learnStudy.keepRetention(PublishedStudy(study), on: connection)
  }
}
