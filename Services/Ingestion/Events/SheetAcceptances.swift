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
      EventsV1.PromptSettingsChanged.fullName, EventsV1.TriggerFired.fullName,
      EventsV1.ActivityStored.fullName,
    ]
  }

  package var trace: CallTrace? {
    outbox.currentTrace.map { CallTrace(parent: $0.parent, state: $0.state) }
  }

  package func announcement(of rows: [SheetRow], places: String) throws -> PostgresQuery? {
    let accepted = rows.map { event(of: $0) }
    let fired = rows.enumerated().flatMap { index, row in
      row.report.events(source: outbox.source, at: row.receivedAt, trace: EventTrace(row.trace))
        .map { (owner: index + 1, event: $0) }
    }
    guard !fired.isEmpty else {
      return try outbox.expressions(publishing: accepted, places: places)
    }
    // What a sheet fires is told behind all sheets.
    return try outbox.expressions(
      publishing: accepted + fired.map(\.event), places: places,
      owners: Array(1...accepted.count) + fired.map(\.owner))
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
      trace: EventTrace(row.trace), data: message.serialized())
  }
}

extension SheetRow {
  fileprivate var report: TriggerReport {
    TriggerReport(participantID: participantID, studyID: studyID, news: fired)
  }
}

extension EventTrace {
  fileprivate init?(_ trace: CallTrace?) {
    guard let trace else { return nil }
    self.init(parent: trace.parent, state: trace.state)
  }
}
