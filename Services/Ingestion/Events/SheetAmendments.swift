package import Bus
package import FoundationEssentials
import IngestionApplication
package import IngestionDomain
import Messages
package import Postgres

/// Tells of what was amended. The participant is the subject: their sheets are told of in order.
package struct SheetAmendments: AmendmentEvents {
  private let outbox: Outbox

  package init(outbox: Outbox) {
    self.outbox = outbox
  }

  package func publish(
    _ revisions: [NewRevision], receivedAt: Date, on connection: PostgresConnection
  ) async throws {
    try await outbox.publish(
      revisions.map { event(of: $0, receivedAt: receivedAt) }, on: connection)
  }

  package func wake() { outbox.wake() }

  private func event(of new: NewRevision, receivedAt: Date) -> Event {
    let sheet = new.sheet
    let participantID = sheet.participantID.uuidString.lowercased()
    let message = EventsV1.AnswerSheetAmended(
      sheetID: sheet.sheetID.uuidString.lowercased(), participantID: participantID,
      studyID: sheet.sheet.studyID, questionnaireID: sheet.sheet.questionnaireID,
      version: sheet.sheet.version, finishTime: GoogleProtobuf.Timestamp(sheet.credibleTime.date),
      revision: UInt32(new.revision), withdrawn: new.isWithdrawn,
      scores: new.scores.map { score in
        IngestionV1.SheetScore(
          scoreID: score.scoreID, value: score.value.map { GoogleProtobuf.DoubleValue($0) },
          band: score.band)
      }, receiveTime: GoogleProtobuf.Timestamp(receivedAt))
    return Event(
      source: outbox.source, type: EventsV1.AnswerSheetAmended.fullName, subject: participantID,
      time: receivedAt, data: message.serialized())
  }
}
