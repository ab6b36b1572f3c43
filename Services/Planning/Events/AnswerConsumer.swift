package import Bus
import FoundationEssentials
import Messages
import PlanningApplication
import PlanningDomain
package import Postgres

/// Brings accepted sheets to those who plan.
package struct AnswerConsumer: EventConsumer {
  private let recordSheets = RecordAcceptedSheets()

  package init() {}

  package var name: String { "answers" }
  package var types: Set<String> { [EventsV1.AnswerSheetAccepted.fullName] }
  package var sources: Set<String>? { ["otolith-ingestion"] }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    try await apply([event], on: connection)
  }

  package func apply(_ events: [Event], on connection: PostgresConnection) async throws {
    let sheets = try events.map { event in
      let accepted = try EventsV1.AnswerSheetAccepted(serialized: event.data)
      return AcceptedSheet(
        participantID: try participantID(accepted.participantID),
        key: QuestionnaireKey(
          studyID: accepted.studyID, questionnaireID: accepted.questionnaireID),
        finishedAt: accepted.finishTime?.date ?? event.time,
        // Devices make up what they name here; one that is none of ours is no reason to stop.
        notificationID: UUID(uuidString: accepted.notificationID), isEmpty: accepted.empty)
    }
    try await recordSheets(sheets, on: connection)
  }
}
