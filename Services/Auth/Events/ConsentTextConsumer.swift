import AuthApplication
import AuthDomain
import AuthWire
package import Bus
import Messages
package import Postgres

/// Keeps the consent texts, and until when earlier ones hold, of all revisions of all studies. Apart from ``StudyConsumer``, so that a service
/// that took in studies before it kept texts reads those again, from the beginning of the log.
package struct ConsentTextConsumer: EventConsumer {
  private let learnStudy = LearnStudy()

  package init() {}

  package var name: String { "consent-texts" }
  package var types: Set<String> { [EventsV1.StudyPublished.fullName] }
  package var sources: Set<String>? { ["otolith-catalogue"] }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let message = try EventsV1.StudyPublished(serialized: event.data)
    guard let study = message.study, !study.studyID.isEmpty else {
      throw PermanentFailure("the event has no study")
    }
    try await learnStudy.keepConsents(PublishedStudy(study), on: connection)
  }
}
