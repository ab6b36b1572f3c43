import AuthDomain
import Fields
import FoundationEssentials
import Messages
import Postgres
import RPC
import ServiceKit

/// Joining a study with recorded consent.
struct Joining: Sendable {
  let core: AuthCore
  let studies: StudyDirectory

  /// A request whose fields are all right.
  struct Request: Sendable {
    /// What the caller's token says.
    var caller: AccessClaims
    var study: StudyID
    var password: String
    var consentVersion: String
    var consentLanguage: LanguageTag
    var invitation: ConfirmationCode?
    /// For the leader who decides.
    var note: String

    var participantID: UUID { caller.participantID }
  }

  /// What became of it.
  private enum Outcome: Sendable {
    case enrolled(AuthV1.WriteOutcome, Enrolment)
    case requested(AuthV1.WriteOutcome, JoinRequest)

    var write: AuthV1.WriteOutcome {
      switch self {
      case .enrolled(let outcome, _), .requested(let outcome, _): outcome
      }
    }

    var enrolment: Enrolment? {
      if case .enrolled(_, let enrolment) = self { enrolment } else { nil }
    }

    var joinRequest: JoinRequest? {
      if case .requested(_, let request) = self { request } else { nil }
    }
  }

  func run(_ request: Request) async throws -> AuthV1.JoinStudyResponse {
    let now = core.clock.now()
    let study = try await studies.find(request.study, consentVersion: request.consentVersion)
    let admission = try await admission(request, to: study, at: now)
    let (session, outcome, rights) = try await core.pool.write { connection in
      let session = try await core.lockSession(
        request.caller.sessionID, of: request.participantID, at: now, on: connection)
      let outcome = try await join(
        request, terms: study.terms, admission: admission, at: now, on: connection)
      let rights = try await Rights.load(of: request.participantID, on: connection)
      return (session, outcome, rights)
    }
    core.outbox.wake()
    let access = try await core.successor(
      of: request.caller, for: session, rights: rights, at: now)
    return AuthV1.JoinStudyResponse(
      outcome: outcome.write, accessToken: access?.token ?? "",
      accessTokenExpiresAt: access.map { GoogleProtobuf.Timestamp($0.expiresAt) },
      enrolment: outcome.enrolment?.message, joinRequest: outcome.joinRequest?.message)
  }

  /// What lets the participant in, with the password checked. Whoever takes part already has shown
  /// it once. Everything that would refuse the request anyway does so before a guess is spent.
  private func admission(
    _ request: Request, to study: KnownStudy, at now: Date
  ) async throws -> Granted {
    let current = try await core.enrolments.current(
      of: request.participantID, in: request.study, on: core.pool)
    if current != nil { return .freely }
    do {
      switch try study.terms.admission(isInvited: request.invitation != nil) {
      case .free: return .freely
      case .request: return .byRequest
      case .invitation:
        return .invited(try await requireInvitation(request, of: study, at: now))
      case .password:
        try await requirePassword(request, of: study, at: now)
        return .freely
      }
    } catch let refusal as EnrolmentRules.Refusal {
      throw RPCError(refusal)
    }
  }

  private enum Granted: Sendable {
    case freely
    case byRequest
    case invited(UUID)
  }

  /// Guessing codes is slowed down like guessing passwords.
  private func requireInvitation(
    _ request: Request, of study: KnownStudy, at now: Date
  ) async throws -> UUID {
    _ = try decide(
      request, terms: study.terms, current: nil, counts: (current: 0, ever: 0), at: now)
    let key = ThrottleKey.invitation(request.study, by: request.participantID)
    if case .wait(let seconds) = try await core.throttles.attempt(key, at: now, on: core.pool) {
      throw RPCError.tooManyAttempts(waiting: seconds)
    }
    guard let code = request.invitation,
      let invitation = try await core.invitations.find(
        code: code, in: request.study, on: core.pool),
      invitation.isUsable(at: now)
    else { throw RPCError.invitationRejected }
    try await core.throttles.clear(key, on: core.pool)
    return invitation.invitationID
  }

  private func requirePassword(
    _ request: Request, of study: KnownStudy, at now: Date
  ) async throws {
    _ = try decide(
      request, terms: study.terms, current: nil, counts: (current: 0, ever: 0), at: now)
    // No guess, but a form that was not filled in.
    if request.password.isEmpty { throw RPCError.studyPasswordRequired }
    guard let hash = study.accessPasswordHash else {
      throw RPCError.notYetKnown("the study's password has not arrived here yet")
    }
    let key = ThrottleKey.studyPassword(request.study, by: request.participantID)
    if case .wait(let seconds) = try await core.throttles.attempt(key, at: now, on: core.pool) {
      throw RPCError.tooManyAttempts(waiting: seconds)
    }
    let isRight: Bool
    do {
      isRight = try await core.hasher.verify(request.password, against: hash)
    } catch {
      try await core.throttles.refund(key, on: core.pool)
      throw error
    }
    guard isRight else { throw RPCError.studyPasswordRejected }
    try await core.throttles.clear(key, on: core.pool)
  }

  private func join(
    _ request: Request, terms: StudyTerms, admission: Granted, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Outcome {
    let current = try await core.enrolments.current(
      of: request.participantID, in: request.study, on: connection)
    let pending = try await core.joinRequests.pending(
      of: request.participantID, in: request.study, on: connection)
    let counts = try await core.enrolments.counts(of: request.participantID, on: connection)
    let consent = Consent(
      participantID: request.participantID, studyID: request.study,
      version: request.consentVersion, language: request.consentLanguage, givenAt: now)
    if current == nil, case .byRequest = admission {
      let (outcome, joinRequest) = try await JoinRequesting(core: core).run(
        consent, note: request.note, pending: pending, at: now, on: connection
      ) {
        _ = try decide(request, terms: terms, current: nil, counts: counts, at: now)
      }
      return .requested(outcome, joinRequest)
    }
    let decision = try decide(request, terms: terms, current: current, counts: counts, at: now)
    if decision == .alreadyEnrolled, let current { return .enrolled(.alreadyExists, current) }
    try await core.enrolments.record(consent, on: connection)
    var actions: [(AuditAction, object: String)] = [(.consentGiven, request.study.text)]
    if decision == .renewConsent, let current {
      guard let enrolment = try await core.enrolments.renew(current, with: consent, on: connection)
      else { throw PostgresError.noRow("renewing a consent") }
      try await core.publish(enrolment, of: request.participantID, at: now, on: connection)
      try await record(actions, of: request, at: now, on: connection)
      return .enrolled(.created, enrolment)
    }
    var groupID = ""
    if case .invited(let invitationID) = admission {
      guard
        let invitation = try await core.invitations.use(invitationID, at: now, on: connection)
      else { throw RPCError.invitationRejected }
      groupID = invitation.groupID
      actions.append(
        (.invitationUsed, "\(request.study.text) \(invitationID.uuidString.lowercased())"))
    }
    // Whoever is in needs no decision any more.
    if let pending {
      _ = try await core.joinRequests.close(
        pending.joinRequestID, as: .withdrawn, at: now, on: connection)
      actions.append((.joinRequestWithdrawn, pending.auditObject))
    }
    guard
      let enrolment = try await core.enrolments.enrol(
        consent, groupID: groupID, at: now, on: connection)
    else { throw PostgresError.noRow("an enrolment") }
    try await core.publish(enrolment, of: request.participantID, at: now, on: connection)
    actions.append((.studyJoined, request.study.text))
    try await record(actions, of: request, at: now, on: connection)
    return .enrolled(.created, enrolment)
  }

  private func record(
    _ actions: [(AuditAction, object: String)], of request: Request, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    try await core.audit.append(
      actions.map {
        AuditRecord(
          action: $0, actor: request.participantID, subject: request.participantID, object: $1)
      }, at: now, on: connection)
  }

  private func decide(
    _ request: Request, terms: StudyTerms, current: Enrolment?, counts: (current: Int, ever: Int),
    at now: Date
  ) throws -> EnrolmentRules.Decision {
    do {
      return try EnrolmentRules.decide(
        terms: terms, consentVersion: request.consentVersion,
        consentLanguage: request.consentLanguage, agreedVersion: current?.consentVersion,
        currentEnrolments: counts.current,
        enrolmentsEver: counts.ever, at: now)
    } catch {
      throw RPCError(error)
    }
  }
}
