import AuthDomain
import FoundationEssentials
import Messages
import Postgres
import RPC
import ServiceKit

/// Leaving a study, or withdrawing the request to join it.
struct Leaving: Sendable {
  let core: AuthCore

  func run(
    _ study: StudyID, caller: AccessClaims
  ) async throws -> AuthV1.LeaveStudyResponse {
    let now = core.clock.now()
    let participantID = caller.participantID
    let (session, rights) = try await core.pool.write { connection in
      let session = try await core.lockSession(
        caller.sessionID, of: participantID, at: now, on: connection)
      let current = try await core.enrolments.current(
        of: participantID, in: study, on: connection)
      let pending = try await core.joinRequests.pending(
        of: participantID, in: study, on: connection)
      var records: [AuditRecord] = []
      if let current {
        try await end(current, of: participantID, at: now, on: connection)
        records.append(
          AuditRecord(
            action: .studyLeft, actor: participantID, subject: participantID,
            object: current.studyID))
      }
      if let pending {
        _ = try await core.joinRequests.close(
          pending.joinRequestID, as: .withdrawn, at: now, on: connection)
        records.append(
          AuditRecord(
            action: .joinRequestWithdrawn, actor: participantID, subject: participantID,
            object: pending.auditObject))
      }
      try await core.audit.append(records, at: now, on: connection)
      return (session, try await Rights.load(of: participantID, on: connection))
    }
    core.outbox.wake()
    let access = try await core.successor(of: caller, for: session, rights: rights, at: now)
    return AuthV1.LeaveStudyResponse(
      accessToken: access?.token ?? "",
      accessTokenExpiresAt: access.map { GoogleProtobuf.Timestamp($0.expiresAt) })
  }

  private func end(
    _ enrolment: Enrolment, of participantID: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    let leftAt = try await core.enrolments.end(enrolment, at: now, on: connection)
    let subject = participantID.uuidString.lowercased()
    try await core.outbox.publish(
      EventsV1.EnrolmentEnded(
        participantID: subject, studyID: enrolment.studyID,
        leftAt: GoogleProtobuf.Timestamp(leftAt)),
      subject: subject, at: now, on: connection)
  }
}
