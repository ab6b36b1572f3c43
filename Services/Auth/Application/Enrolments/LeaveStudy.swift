package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Leaves a study, or withdraws the request to join it; and the consent, where that is what the participant
/// says.
package struct LeaveStudy: Sendable {
  private let pool: PostgresPool
  private let events: any EventPublisher
  private let clock: any WallClock
  private let issuer: TokenIssuer
  private let callerSession: CallerSession
  private let enrolments = EnrolmentStore()
  private let joinRequests = JoinRequestStore()
  private let rightsStore = RightsStore()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, events: any EventPublisher, clock: any WallClock, rules: SessionRules,
    issuer: TokenIssuer
  ) {
    self.pool = pool
    self.events = events
    self.clock = clock
    self.issuer = issuer
    callerSession = CallerSession(rules: rules)
  }

  /// - Parameter withdrawingConsent: recorded as such; also after the study was left.
  /// - Returns: what replaces the caller's token; nil where the caller's says the same.
  /// - Throws: `SessionError.ended`; `PostgresError`.
  package func callAsFunction(
    _ study: StudyID, caller: AccessClaims, withdrawingConsent: Bool = false
  ) async throws -> IssuedAccessToken? {
    let now = clock.now()
    let participantID = caller.participantID
    let (session, rights) = try await pool.write { connection in
      let session = try await callerSession.lock(caller, at: now, on: connection)
      let current = try await enrolments.current(of: participantID, in: study, on: connection)
      let pending = try await joinRequests.pending(of: participantID, in: study, on: connection)
      var records: [AuditRecord] = []
      if let current {
        try await end(current, of: participantID, at: now, on: connection)
        records.append(AuditRecord(.studyLeft, by: participantID, object: current.studyID))
      }
      if let pending {
        _ = try await joinRequests.close(
          pending.joinRequestID, as: .withdrawn, at: now, on: connection)
        records.append(
          AuditRecord(.joinRequestWithdrawn, by: participantID, object: pending.auditObject))
      }
      if withdrawingConsent,
        try await enrolments.withdrawConsents(
          of: participantID, to: study, at: now, on: connection)
      {
        records.append(AuditRecord(.consentWithdrawn, by: participantID, object: study.text))
      }
      try await audit.append(records, at: now, on: connection)
      let rights = try await rightsStore.find(of: participantID, on: connection)
      try rights.requireActive()
      return (session, rights)
    }
    events.wake()
    return try await issuer.successor(of: caller, for: session, rights: rights, at: now)
  }

  private func end(
    _ enrolment: Enrolment, of participantID: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    let leftAt = try await enrolments.end(enrolment, at: now, on: connection)
    try await events.publish(
      .enrolmentEnded(
        participantID: participantID, studyID: enrolment.studyID, leftAt: leftAt),
      at: now, on: connection)
  }
}
