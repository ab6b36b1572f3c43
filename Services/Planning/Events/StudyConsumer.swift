package import Bus
import Messages
import PlanningApplication
import PlanningDomain
package import Postgres
import QuestionnaireWire
import Questionnaires

/// Keeps the schedules of published studies.
package struct StudyConsumer: EventConsumer {
  private let learnStudy = LearnStudy()

  package init() {}

  package var name: String { "studies" }
  package var types: Set<String> { [EventsV1.StudyPublished.fullName] }
  package var sources: Set<String>? { ["otolith-catalogue"] }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let published = try EventsV1.StudyPublished(serialized: event.data)
    guard let study = published.study else { throw PermanentFailure("no study in it") }
    try await learnStudy(
      StudyRecord(StudyDefinition(study), revision: Int(study.revision)), at: event.time,
      on: connection)
  }
}
