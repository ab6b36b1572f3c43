import AuthDomain
import Fields
import FoundationEssentials
import Messages
import Postgres
import RPC
import ServiceKit

/// A leader's decision on a request to join.
struct Deciding: Sendable {
  let core: AuthCore
  let studies: StudyDirectory

  struct Request: Sendable {
    var study: StudyID
    var joinRequestID: UUID
    var approve: Bool
    var reason: String
    /// Empty: none.
    var groupID: String
    /// The leader.
    var actor: UUID
  }

  func run(_ request: Request) async throws -> AuthV1.DecideJoinRequestResponse {
    let now = core.clock.now()
    let study = try await studies.find(
      request.study, groupID: request.approve ? request.groupID : "")
    let (outcome, joinRequest) = try await core.pool.write { connection in
      guard
        let participantID = try await core.joinRequests.find(
          request.joinRequestID, in: request.study, on: connection)?.participantID,
        try await core.accounts.lock(participantID, on: connection),
        // Again, now that nobody else can change it.
        let open = try await core.joinRequests.find(
          request.joinRequestID, in: request.study, on: connection)
      else { throw RPCError.joinRequestUnknown }
      return try await decide(request, open, study: study, at: now, on: connection)
    }
    core.outbox.wake()
    core.mailSignal.raise()
    return AuthV1.DecideJoinRequestResponse(
      outcome: outcome, joinRequest: joinRequest.message)
  }

  private func decide(
    _ request: Request, _ open: JoinRequest, study: KnownStudy, at now: Date,
    on connection: PostgresConnection
  ) async throws -> (AuthV1.WriteOutcome, JoinRequest) {
    do {
      let decision = try JoinRequestRules.decide(
        open.state, approve: request.approve, expiresAt: open.expiresAt, at: now)
      if decision == .alreadyDecided { return (.alreadyExists, open) }
    } catch {
      throw RPCError.joinRequestClosed
    }
    if request.approve {
      try await enrol(open, study: study, groupID: request.groupID, at: now, on: connection)
    }
    guard
      let closed = try await core.joinRequests.close(
        open.joinRequestID, as: request.approve ? .approved : .rejected, reason: request.reason,
        at: now, on: connection)
    else { throw PostgresError.noRow("a decision") }
    try await tell(closed, study: study, at: now, on: connection)
    var records = [
      AuditRecord(
        action: request.approve ? .joinRequestApproved : .joinRequestRejected,
        actor: request.actor, subject: open.participantID, object: open.auditObject)
    ]
    if request.approve {
      records.append(
        AuditRecord(
          action: .studyJoined, actor: request.actor, subject: open.participantID,
          object: open.studyID))
    }
    try await core.audit.append(records, at: now, on: connection)
    return (.created, closed)
  }

  /// The consent is the one that the request was made with; whether the study has another text by
  /// now, the participant is asked as every other member is.
  private func enrol(
    _ open: JoinRequest, study: KnownStudy, groupID: String, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    guard let studyID = StudyID(open.studyID) else {
      throw PostgresError(kind: .decoding, message: "a request to join cannot be read")
    }
    let consent = Consent(
      participantID: open.participantID, studyID: studyID, version: open.consentVersion,
      language: LanguageTag(recorded: open.consentLanguage), givenAt: open.requestedAt)
    let counts = try await core.enrolments.counts(of: open.participantID, on: connection)
    var terms = study.terms
    terms.consentVersion = open.consentVersion
    terms.consentLanguages = []
    do {
      _ = try EnrolmentRules.decide(
        terms: terms, consentVersion: open.consentVersion, consentLanguage: consent.language,
        agreedVersion: nil, currentEnrolments: counts.current, enrolmentsEver: counts.ever, at: now)
    } catch {
      throw RPCError(error)
    }
    guard
      let enrolment = try await core.enrolments.enrol(
        consent, groupID: groupID, at: now, on: connection)
    else { throw PostgresError.noRow("an enrolment") }
    try await core.publish(enrolment, of: open.participantID, at: now, on: connection)
  }

  /// By mail where an address is kept, and by an event for gateways that push.
  private func tell(
    _ closed: JoinRequest, study: KnownStudy, at now: Date, on connection: PostgresConnection
  ) async throws {
    let isApproved = closed.state == .approved
    let subject = closed.participantID.uuidString.lowercased()
    try await core.outbox.publish(
      EventsV1.JoinRequestDecided(
        participantID: subject, studyID: closed.studyID, approved: isApproved,
        decidedAt: GoogleProtobuf.Timestamp(now)),
      subject: subject, at: now, on: connection)
    guard
      let account = try await core.accounts.find(
        participantID: closed.participantID, on: connection),
      account.isConfirmed, let email = account.email, let username = account.username
    else { return }
    try await core.mails.enqueue(
      PendingMail(
        participantID: account.participantID, recipient: email, language: account.language,
        username: username,
        purpose: .decision(
          isApproved: isApproved,
          study: study.title?.chosen(for: account.language) ?? closed.studyID,
          reason: closed.reason),
        createdAt: now),
      on: connection)
  }
}

extension CatalogueV1.LocalizedText {
  /// In the language, a less specific one, English, or any; nil when there is no text at all.
  fileprivate func chosen(for language: String) -> String? {
    let primary = language.split(separator: "-").first.map(String.init) ?? language
    for wanted in [language, primary, "en"] {
      let found = translations.first { $0.language.lowercased() == wanted.lowercased() }
      if let found, !found.text.isEmpty { return found.text }
    }
    return [text, translations.first?.text ?? ""].first { !$0.isEmpty }
  }
}
