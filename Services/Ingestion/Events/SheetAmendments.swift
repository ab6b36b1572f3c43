import Bus
import Calendar
import Fields
import FoundationEssentials
import Messages
import Postgres

/// Publishes amendments. The participant is the subject, so their events keep their order.
struct SheetAmendments: AmendmentEvents {
  let outbox: Outbox

  func publish(
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

  /// Returns the latest remaining sheets after withdrawals. Other transactions publish for the
  /// participant only later, so the result is consistent with all earlier events.
  private func remaining(
    after revisions: [NewRevision], on connection: PostgresConnection
  ) async throws -> [StudyQuestionnaire: Instant] {
    let uses = Set(revisions.filter(\.isWithdrawn).map(\.sheet.sheet.use))
    guard let participantID = revisions.first?.sheet.participantID, !uses.isEmpty else {
      return [:]
    }
    let (_, remaining) = try await connection.answers(
      to: outbox.lock(subject: participantID.text),
      RevisionStore.latestFillingIn(uses, by: participantID))
    return Dictionary(
      uniqueKeysWithValues: remaining.map { use, time in
        let told = Instant.told(
          time.countedAt, finishedAt: time.finishedAt, by: participantID, in: use.studyID)
        return (use, told)
      })
  }

  func wake() { outbox.wake() }

  private func event(of new: NewRevision, receivedAt: Date, remaining: Instant?) -> Event {
    let sheet = new.sheet
    let participantID = sheet.participantID.text
    let message = EventsV1.AnswerSheetAmended(
      sheetID: sheet.sheetID.text, participantID: participantID,
      studyID: sheet.sheet.studyID, questionnaireID: sheet.sheet.questionnaireID,
      version: sheet.sheet.version,
      finishTime: GoogleProtobuf.Timestamp(
        Instant.told(
          sheet.countedAt, finishedAt: sheet.finishedAt, by: sheet.participantID,
          in: sheet.sheet.studyID
        ).date),
      revision: UInt32(clamping: new.revision), withdrawn: new.isWithdrawn,
      scores: new.scores.map { IngestionV1.SheetScore(told: $0) },
      receiveTime: GoogleProtobuf.Timestamp(receivedAt),
      remainingFinishTime: remaining.map { GoogleProtobuf.Timestamp($0.date) })
    return Event(
      source: outbox.source, type: EventsV1.AnswerSheetAmended.fullName, subject: participantID,
      time: receivedAt, data: message.serialized())
  }
}
