import FoundationEssentials
import Postgres
import ServiceKit

/// Withdraws a participant's listening session, and the triggers that it fired.
struct WithdrawSession: Sendable {
  let pool: PostgresPool
  let events: any TriggerEvents
  let clock: any WallClock

  /// - Throws: ``IngestionError`` `.sessionUnknown`; ``MembershipError`` `.erased` if the session
  ///   may have been erased; `PostgresError`.
  func callAsFunction(_ sessionID: UUID, of participantID: UUID) async throws {
    let key = ParticipantKey(participantID: participantID, id: sessionID)
    let now = clock.now()
    try await pool.transaction { connection in
      guard let session = try await connection.answer(to: SessionStore.withdraw(key, at: now))
      else {
        let erasures = try await connection.answer(
          to: ErasedRows.erasures(of: participantID, in: nil))
        throw erasures.includeSomewhere(at: .distantPast)
          ? MembershipError.erased : IngestionError.sessionUnknown
      }
      let triggers = try await connection.answer(to: StudyStore.triggers(of: [session.studyID]))
      let report = TriggerReport(
        participantID: participantID, studyID: session.studyID,
        news: triggers[session.studyID]?.withdrawn(by: session) ?? [])
      if !report.isEmpty { try await events.publish([report], at: now, on: connection) }
    }
    events.wake()
  }
}
