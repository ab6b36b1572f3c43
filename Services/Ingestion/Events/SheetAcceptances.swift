package import Bus
import Fields
import IngestionApplication
package import IngestionDomain
package import IngestionStore
import IngestionWire
import Messages
package import Postgres

/// Tells of newly stored sheets. The participant is the subject: their sheets are told of in order.
package struct SheetAcceptances: SheetEvents {
  private let outbox: Outbox

  package init(outbox: Outbox) {
    self.outbox = outbox
  }

  /// Whose subject is a participant's id.
  package static var topics: Set<String> {
    [
      EventsV1.AnswerSheetAccepted.fullName, EventsV1.AnswerSheetAmended.fullName,
      EventsV1.PromptSettingsChanged.fullName,
    ]
  }

  package var trace: CallTrace? {
    outbox.currentTrace.map { CallTrace(parent: $0.parent, state: $0.state) }
  }

  package func announcement(of rows: [SheetRow], places: String) throws -> PostgresQuery? {
    try outbox.expressions(publishing: rows.map { event(of: $0) }, places: places)
  }

  package func wake() { outbox.wake() }

  private func event(of row: SheetRow) -> Event {
    let participantID = row.participantID.text
    let message = EventsV1.AnswerSheetAccepted(
      sheetID: row.sheetID.text, participantID: participantID,
      studyID: row.studyID, questionnaireID: row.questionnaireID, version: UInt32(row.version),
      finishTime: GoogleProtobuf.Timestamp(row.credibleTime), notificationID: row.notificationID,
      receiveTime: GoogleProtobuf.Timestamp(row.receivedAt),
      scores: row.toldScores.map { IngestionV1.SheetScore(told: $0) },
      closing: IngestionV1.SheetClosing(row.closing), deviations: row.deviations,
      groupID: row.groupID, answers: row.toldAnswers.map { IngestionV1.Answer(told: $0) },
      empty: !row.fillsIn)
    return Event(
      source: outbox.source, type: EventsV1.AnswerSheetAccepted.fullName, subject: participantID,
      time: row.receivedAt,
      trace: row.trace.flatMap { EventTrace(parent: $0.parent, state: $0.state) },
      data: message.serialized())
  }
}
