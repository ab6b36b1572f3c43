import FoundationEssentials
import Postgres
import ServiceKit

/// Leaves a study or withdraws the request to join it; also withdraws the consent if requested.
struct LeaveStudy: Sendable {
  let environment: AuthEnvironment

  /// - Parameter withdrawingConsent: whether the consent is withdrawn, and with it the subject label;
  ///   also possible after leaving.
  /// - Returns: a replacement token; nil if the caller's token is still accurate.
  /// - Throws: `SessionError.ended`; `PostgresError`.
  func callAsFunction(
    _ study: StudyID, caller: AccessClaims, withdrawingConsent: Bool = false
  ) async throws -> IssuedAccessToken? {
    let now = environment.clock.now()
    let participantID = caller.participantID
    let (session, rights) = try await environment.pool.write { connection in
      let session = try await environment.callerSession.lock(caller, at: now, on: connection)
      let (current, pending) = try await connection.answers(
        to: EnrolmentStore.current(of: participantID, in: study),
        JoinRequestStore.pending(of: participantID, in: study))
      var records: [AuditRecord] = []
      if withdrawingConsent {
        let unlabelled = try await connection.answer(
          to: MemberStore.removeLabels(of: participantID, in: study))
        for enrolment in unlabelled {
          try await environment.events.publish(
            .participantEnrolled(participantID: participantID, enrolment), at: now, on: connection)
        }
      }
      if let current {
        try await environment.end(current, of: participantID, at: now, on: connection)
        records.append(AuditRecord(.studyLeft, by: participantID, object: current.studyID))
      }
      if let pending {
        _ = try await connection.answer(
          to: JoinRequestStore.close(pending.joinRequestID, as: .withdrawn, at: now))
        records.append(
          AuditRecord(.joinRequestWithdrawn, by: participantID, object: pending.auditObject))
      }
      if withdrawingConsent,
        try await connection.answer(
          to: EnrolmentStore.withdrawConsents(of: participantID, to: study, at: now))
      {
        records.append(AuditRecord(.consentWithdrawn, by: participantID, object: study.text))
      }
      let rights = try await connection.answer(to: RightsStore.find(of: participantID, at: now))
      try rights.requireActive()
      try await environment.record(records, at: now, on: connection)
      return (session, rights)
    }
    environment.events.wake()
    return try await environment.tokens.successor(
      of: caller, for: session, rights: rights, at: now)
  }
}
