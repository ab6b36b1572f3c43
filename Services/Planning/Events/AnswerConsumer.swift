import Bus
import FoundationEssentials
import Messages
import Postgres

/// Notes which notifications were answered, and which questionnaires were filled in.
struct AnswerConsumer: EventConsumer {
  private let notifications = NotificationStore()

  var name: String { "answers" }
  var types: Set<String> { [EventsV1.AnswerSheetAccepted.fullName] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let accepted = try EventsV1.AnswerSheetAccepted(serialized: event.data)
    let participantID = try participantID(accepted.participantID)
    let key = QuestionnaireKey(
      studyID: accepted.studyID, questionnaireID: accepted.questionnaireID)
    try await notifications.markCompleted(key, by: participantID, on: connection)
    // Devices make up what they name here; one that is none of ours is no reason to stop.
    if let notificationID = UUID(uuidString: accepted.notificationID) {
      try await notifications.markAnswered(
        notificationID, by: participantID, at: accepted.finishedAt?.date ?? event.time,
        on: connection)
    }
  }
}
