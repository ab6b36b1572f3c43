import Bus
import Fields
import FoundationEssentials
import Messages
import Postgres
import ServiceKit

/// Consumes accepted and withdrawn sheets.
///
/// Other amendments have no effect on planning: a completed questionnaire stays completed, as in
/// ingestion.
struct AnswerConsumer: EventConsumer {
  private let recordSheets = RecordSheets()

  var name: String { "answers" }
  var types: Set<String> {
    [EventsV1.AnswerSheetAccepted.fullName, EventsV1.AnswerSheetAmended.fullName]
  }
  var sources: Set<String>? { ["otolith-ingestion"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    try await apply([event], on: connection)
  }

  func apply(_ events: [Event], on connection: PostgresConnection) async throws {
    var news: [SheetEvent] = []
    for event in events {
      switch event.type {
      case EventsV1.AnswerSheetAccepted.fullName: news.append(.accepted(try accepted(event)))
      case EventsV1.AnswerSheetAmended.fullName:
        if let sheet = try withdrawn(event) { news.append(.withdrawn(sheet)) }
      default: continue
      }
    }
    try await recordSheets(news, on: connection)
  }

  private func accepted(_ event: Event) throws -> AcceptedSheet {
    let accepted = try EventsV1.AnswerSheetAccepted(serialized: event.data)
    return AcceptedSheet(
      participantID: try participantID(accepted.participantID),
      sheetID: try uuid(accepted.sheetID, "sheet id"),
      key: QuestionnaireKey(
        studyID: accepted.studyID, questionnaireID: accepted.questionnaireID),
      finishedAt: accepted.finishTime?.date ?? event.time,
      // Devices may send any id, so an invalid one must not stop the consumer.
      notificationID: UUID(text: accepted.notificationID), isEmpty: accepted.empty)
  }

  /// Returns nil if the sheet was amended but not withdrawn.
  private func withdrawn(_ event: Event) throws -> WithdrawnSheet? {
    let amended = try EventsV1.AnswerSheetAmended(serialized: event.data)
    guard amended.withdrawn else { return nil }
    return WithdrawnSheet(
      participantID: try participantID(amended.participantID),
      sheetID: try uuid(amended.sheetID, "sheet id"),
      key: QuestionnaireKey(studyID: amended.studyID, questionnaireID: amended.questionnaireID),
      finishedAt: amended.finishTime?.date ?? event.time,
      remainingFinishedAt: amended.remainingFinishTime?.date)
  }
}
