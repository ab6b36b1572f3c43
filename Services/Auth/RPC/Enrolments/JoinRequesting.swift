import AuthDomain
import FoundationEssentials
import Messages
import Postgres
import RPC

/// Asking to join a study whose leaders decide on each request.
struct JoinRequesting: Sendable {
  let core: AuthCore

  /// The account is locked, and not enrolled.
  ///
  /// - Parameters:
  ///   - consent: what the participant agrees to, should the request be approved. It is recorded
  ///     now: now it is given.
  ///   - pending: the request that waits already. With the same consent it is simply the answer.
  ///   - requireTerms: throws where the study takes nobody now.
  func run(
    _ consent: Consent, note: String, pending: JoinRequest?, at now: Date,
    on connection: PostgresConnection, requireTerms: () throws -> Void
  ) async throws -> (AuthV1.WriteOutcome, JoinRequest) {
    if let pending, pending.consentVersion == consent.version, now < pending.expiresAt {
      return (.alreadyExists, pending)
    }
    try requireTerms()
    if let pending, now < pending.expiresAt {
      try await core.enrolments.record(consent, on: connection)
      guard
        let renewed = try await core.joinRequests.renew(pending, with: consent, on: connection)
      else { throw PostgresError.noRow("a request to join") }
      try await audit([(.consentGiven, consent.studyID.text)], consent, at: now, on: connection)
      return (.created, renewed)
    }
    var actions: [(AuditAction, object: String)] = []
    if let pending {
      // Nobody decided in time, and housekeeping has not come by yet.
      _ = try await core.joinRequests.close(
        pending.joinRequestID, as: .expired, at: now, on: connection)
      actions.append((.joinRequestExpired, pending.auditObject))
    }
    let counts = try await core.joinRequests.counts(
      of: consent.participantID, to: consent.studyID, on: connection)
    do {
      try JoinRequestRules.admit(
        ofParticipant: counts.ofParticipant, toStudy: counts.toStudy, ofStudy: counts.ofStudy)
    } catch {
      throw RPCError(error)
    }
    try await core.enrolments.record(consent, on: connection)
    guard
      let request = try await core.joinRequests.insert(
        consent, note: note, at: now, on: connection)
    else { throw PostgresError.noRow("a request to join") }
    actions += [
      (.consentGiven, consent.studyID.text), (.joinRequested, request.auditObject),
    ]
    try await audit(actions, consent, at: now, on: connection)
    return (.created, request)
  }

  private func audit(
    _ actions: [(AuditAction, object: String)], _ consent: Consent, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    try await core.audit.append(
      actions.map {
        AuditRecord(
          action: $0, actor: consent.participantID, subject: consent.participantID, object: $1)
      }, at: now, on: connection)
  }
}

extension JoinRequest {
  /// Names it in the audit log.
  var auditObject: String { "\(studyID) \(joinRequestID.uuidString.lowercased())" }
}

extension PostgresError {
  /// A statement that always returns a row returned none.
  static func noRow(_ what: String) -> PostgresError {
    PostgresError(kind: .decoding, message: "\(what) returned no row")
  }
}
