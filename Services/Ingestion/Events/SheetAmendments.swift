package import Bus
import Fields
package import FoundationEssentials
import IngestionApplication
package import IngestionDomain
import IngestionStore
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
    let remaining = try await remaining(after: revisions, on: connection)
    let events = revisions.map { revision in
      event(
        of: revision, receivedAt: receivedAt,
        remaining: revision.isWithdrawn ? remaining[revision.sheet.sheet.use] : nil)
    }
    try await outbox.publish(events, on: connection)
  }

  /// What still fills in what withdrawn sheets did. Who publishes for the participant meanwhile comes behind, so
  /// that this is true of all events before.
  private func remaining(
    after revisions: [NewRevision], on connection: PostgresConnection
  ) async throws -> [StudyQuestionnaire: Date] {
    let uses = Set(revisions.filter(\.isWithdrawn).map(\.sheet.sheet.use))
    guard let participantID = revisions.first?.sheet.participantID, !uses.isEmpty else {
      return [:]
    }
    let (_, remaining) = try await connection.answers(
      to: outbox.lock(subject: participantID.text),
      RevisionStore.latestFillingIn(uses, by: participantID))
    return remaining
  }

  package func wake() { outbox.wake() }

  private func event(of new: NewRevision, receivedAt: Date, remaining: Date?) -> Event {
    let sheet = new.sheet
    let participantID = sheet.participantID.text
    let message = EventsV1.AnswerSheetAmended(
      sheetID: sheet.sheetID.text, participantID: participantID,
      studyID: sheet.sheet.studyID, questionnaireID: sheet.sheet.questionnaireID,
      version: sheet.sheet.version, finishTime: GoogleProtobuf.Timestamp(sheet.credibleTime.date),
      revision: UInt32(new.revision), withdrawn: new.isWithdrawn,
      scores: new.scores.map { IngestionV1.SheetScore(told: $0) },
      receiveTime: GoogleProtobuf.Timestamp(receivedAt),
      remainingFinishTime: remaining.map { GoogleProtobuf.Timestamp($0) })
    return Event(
      source: outbox.source, type: EventsV1.AnswerSheetAmended.fullName, subject: participantID,
      time: receivedAt, data: message.serialized())
  }
}
