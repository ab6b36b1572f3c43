import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Requests to join a study whose leaders decide.
extension JoinStudy {
  /// Files a request. The account is locked and not enrolled.
  ///
  /// - Parameters:
  ///   - request: its consent is for the time after approval and recorded now.
  ///   - pending: the open request, if any. It is the result if its consent is the same.
  ///   - requireTerms: throws if the study does not admit participants.
  func requestToJoin(
    _ request: Request, terms: StudyTerms, pending: JoinRequest?, at now: Date,
    on connection: PostgresConnection, requireTerms: () throws -> Void
  ) async throws -> (WriteOutcome, JoinRequest) {
    if let pending, now < pending.expiresAt,
      try await isSame(request, as: pending, on: connection)
    {
      return (.alreadyExists, pending)
    }
    try requireTerms()
    let consent = try await consent(request, terms: terms, in: "", at: now, on: connection)
    if let pending, now < pending.expiresAt {
      let (_, renewed) = try await connection.answers(
        to: ConsentStore.record(consent), JoinRequestStore.renew(pending, with: consent))
      try await record([(.consentGiven, consent.studyID.text)], of: consent, on: connection)
      return (.created, renewed)
    }
    var actions: [(AuditAction, object: String)] = []
    if let pending {
      // The request has expired but housekeeping has not closed it yet.
      _ = try await connection.answer(
        to: JoinRequestStore.close(pending.joinRequestID, as: .expired, at: now))
      actions.append((.joinRequestExpired, pending.auditObject))
    }
    if let peer = request.peer,
      let wait = environment.joinRequestsOfPeers.wait(for: request.study, from: peer, at: now)
    {
      throw JoinRequestRules.Refusal.tooManyOfPeer(
        max: environment.joinRequestsOfPeers.max, wait: wait)
    }
    let (_, counts) = try await connection.answers(
      to: JoinRequestStore.lockList(of: consent.studyID),
      JoinRequestStore.counts(of: consent.participantID, to: consent.studyID))
    try JoinRequestRules.admit(
      ofParticipant: counts.ofParticipant, toStudy: counts.toStudy, ofStudy: counts.ofStudy)
    let (_, filed, _) = try await connection.answers(
      to: ConsentStore.record(consent),
      JoinRequestStore.insert(consent, note: request.note, at: now),
      TeamMailStore.note(in: consent.studyID, requests: 1, at: now))
    actions += [(.consentGiven, consent.studyID.text), (.joinRequested, filed.auditObject)]
    try await record(actions, of: consent, on: connection)
    return (.created, filed)
  }

  /// Whether the pending request has the same consent, with the same parts.
  private func isSame(
    _ request: Request, as pending: JoinRequest, on connection: PostgresConnection
  ) async throws -> Bool {
    guard pending.consentVersion == request.consentVersion else { return false }
    let given = try await connection.answer(
      to: ConsentStore.find(
        of: request.participantID, to: request.study, version: pending.consentVersion,
        language: LanguageTag(recorded: pending.consentLanguage)))
    return given?.partIDs == request.choice.partIDs
  }

  private func record(
    _ actions: [(AuditAction, object: String)], of consent: Consent,
    on connection: PostgresConnection
  ) async throws {
    try await environment.record(
      actions.map { AuditRecord($0, by: consent.participantID, object: $1) },
      at: consent.givenAt, on: connection)
  }
}
