import Bus
import FoundationEssentials
import Messages
import Postgres

/// Notes which notifications were answered, and which questionnaires were filled in.
///
/// Of all events these are the most: a batch is two statements.
struct AnswerConsumer: EventConsumer {
  private let notifications = NotificationStore()

  var name: String { "answers" }
  var types: Set<String> { [EventsV1.AnswerSheetAccepted.fullName] }
  var sources: Set<String>? { ["otolith-ingestion"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    try await apply([event], on: connection)
  }

  func apply(_ events: [Event], on connection: PostgresConnection) async throws {
    var completions: [Completion] = []
    var answers: [NotificationAnswer] = []
    for event in events {
      let accepted = try EventsV1.AnswerSheetAccepted(serialized: event.data)
      let participantID = try participantID(accepted.participantID)
      let key = QuestionnaireKey(
        studyID: accepted.studyID, questionnaireID: accepted.questionnaireID)
      completions.append(
        Completion(
          participantID: participantID, key: key,
          finishedAt: accepted.finishedAt?.date ?? event.time))
      // Devices make up what they name here; one that is none of ours is no reason to stop.
      if let notificationID = UUID(uuidString: accepted.notificationID) {
        answers.append(
          NotificationAnswer(
            notificationID: notificationID, participantID: participantID,
            answeredAt: accepted.finishedAt?.date ?? event.time))
      }
    }
    try await notifications.markCompleted(completions, on: connection)
    if !answers.isEmpty { try await notifications.markAnswered(answers, on: connection) }
  }
}
