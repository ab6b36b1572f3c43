import AuthDomain
import AuthStore
import FoundationEssentials
import Postgres

/// Asks to join a study whose leaders decide on each request; a part of ``JoinStudy``.
struct RequestToJoin: Sendable {
  private let consents = ConsentStore()
  private let joinRequests = JoinRequestStore()
  private let audit = AuditLog()

  /// The account is locked, and not enrolled.
  ///
  /// - Parameters:
  ///   - consent: for the time after an approval. It is given, and therefore recorded, now.
  ///   - pending: the request that waits already. With the same consent it is the answer.
  ///   - requireTerms: throws where the study does not admit participants now.
  ///   - requireRoom: throws where another request may not be made from where this one comes.
  func callAsFunction(
    _ consent: Consent, note: String, pending: JoinRequest?, at now: Date,
    on connection: PostgresConnection, requireTerms: () throws -> Void,
    requireRoom: () throws -> Void
  ) async throws -> (WriteOutcome, JoinRequest) {
    if let pending, pending.consentVersion == consent.version, now < pending.expiresAt {
      return (.alreadyExists, pending)
    }
    try requireTerms()
    if let pending, now < pending.expiresAt {
      try await consents.record(consent, on: connection)
      let renewed = try await joinRequests.renew(pending, with: consent, on: connection)
      try await record([(.consentGiven, consent.studyID.text)], of: consent, on: connection)
      return (.created, renewed)
    }
    var actions: [(AuditAction, object: String)] = []
    if let pending {
      // It has expired, and housekeeping has not closed it yet.
      _ = try await joinRequests.close(
        pending.joinRequestID, as: .expired, at: now, on: connection)
      actions.append((.joinRequestExpired, pending.auditObject))
    }
    try requireRoom()
    let counts = try await joinRequests.counts(
      of: consent.participantID, to: consent.studyID, on: connection)
    try JoinRequestRules.admit(
      ofParticipant: counts.ofParticipant, toStudy: counts.toStudy, ofStudy: counts.ofStudy)
    try await consents.record(consent, on: connection)
    let request = try await joinRequests.insert(consent, note: note, at: now, on: connection)
    actions += [
      (.consentGiven, consent.studyID.text), (.joinRequested, request.auditObject),
    ]
    try await record(actions, of: consent, on: connection)
    return (.created, request)
  }

  private func record(
    _ actions: [(AuditAction, object: String)], of consent: Consent,
    on connection: PostgresConnection
  ) async throws {
    try await audit.append(
      actions.map { AuditRecord($0, by: consent.participantID, object: $1) },
      at: consent.givenAt, on: connection)
  }
}
