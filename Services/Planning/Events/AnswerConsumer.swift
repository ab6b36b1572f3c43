package import Bus
import Fields
import FoundationEssentials
import Messages
import PlanningApplication
import PlanningDomain
package import Postgres

/// Brings accepted sheets, and those that were taken back, to those who plan.
///
/// An amendment is none of planning's: what a sheet filled in stays so, as in ingestion, whatever it says from
/// then on.
package struct AnswerConsumer: EventConsumer {
  private let recordSheets = RecordSheets()

  package init() {}

  package var name: String { "answers" }
  package var types: Set<String> {
    [EventsV1.AnswerSheetAccepted.fullName, EventsV1.AnswerSheetAmended.fullName]
  }
  package var sources: Set<String>? { ["otolith-ingestion"] }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    try await apply([event], on: connection)
  }

  package func apply(_ events: [Event], on connection: PostgresConnection) async throws {
    var news: [SheetNews] = []
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
      sheetID: try sheetID(accepted.sheetID),
      key: QuestionnaireKey(
        studyID: accepted.studyID, questionnaireID: accepted.questionnaireID),
      finishedAt: accepted.finishTime?.date ?? event.time,
      // Devices make up what they name here; one that is none of ours is no reason to stop.
      notificationID: UUID(text: accepted.notificationID), isEmpty: accepted.empty)
  }

  /// Nil: the sheet was amended, and stays.
  private func withdrawn(_ event: Event) throws -> WithdrawnSheet? {
    let amended = try EventsV1.AnswerSheetAmended(serialized: event.data)
    guard amended.withdrawn else { return nil }
    return WithdrawnSheet(
      participantID: try participantID(amended.participantID),
      sheetID: try sheetID(amended.sheetID),
      key: QuestionnaireKey(studyID: amended.studyID, questionnaireID: amended.questionnaireID),
      finishedAt: amended.finishTime?.date ?? event.time,
      remainingFinishedAt: amended.remainingFinishTime?.date)
  }
}
