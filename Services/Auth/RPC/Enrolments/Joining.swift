import AuthDomain
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
    var participantID: UUID
    var sessionID: UUID
    var study: StudyID
    var password: String
    var consentVersion: String
    var consentLanguage: LanguageTag
  }

  func run(_ request: Request) async throws -> AuthV1.JoinStudyResponse {
    let now = core.clock.now()
    let study = try await studies.find(request.study, consentVersion: request.consentVersion)
    try await requirePassword(request, of: study, at: now)
    let (session, outcome, enrolment, rights) = try await core.pool.write { connection in
      let session = try await core.lockSession(
        request.sessionID, of: request.participantID, at: now, on: connection)
      let (outcome, enrolment) = try await enrol(
        request, terms: study.terms, at: now, on: connection)
      let rights = try await Rights.load(of: request.participantID, on: connection)
      return (session, outcome, enrolment, rights)
    }
    core.outbox.wake()
    let access = try await core.accessToken(for: session, rights: rights, at: now)
    return AuthV1.JoinStudyResponse(
      outcome: outcome, accessToken: access.token,
      accessTokenExpiresAt: GoogleProtobuf.Timestamp(access.expiresAt),
      enrolment: enrolment.message)
  }

  /// Whoever takes part already has shown the password once. Everything that would refuse the
  /// request anyway does so before a guess is spent.
  private func requirePassword(
    _ request: Request, of study: KnownStudy, at now: Date
  ) async throws {
    guard study.terms.needsPassword else { return }
    let current = try await core.enrolments.current(
      of: request.participantID, in: request.study, on: core.pool)
    if current != nil { return }
    _ = try decide(
      request, terms: study.terms, current: nil, counts: (current: 0, ever: 0), at: now)
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

  private func enrol(
    _ request: Request, terms: StudyTerms, at now: Date, on connection: PostgresConnection
  ) async throws -> (AuthV1.WriteOutcome, Enrolment) {
    let current = try await core.enrolments.current(
      of: request.participantID, in: request.study, on: connection)
    let counts = try await core.enrolments.counts(of: request.participantID, on: connection)
    let consent = Consent(
      participantID: request.participantID, studyID: request.study,
      version: request.consentVersion, language: request.consentLanguage, givenAt: now)
    let decision = try decide(request, terms: terms, current: current, counts: counts, at: now)
    let enrolment: Enrolment?
    switch (decision, current) {
    case (.alreadyEnrolled, let current?): return (.alreadyExists, current)
    case (.renewConsent, let current?):
      enrolment = try await core.enrolments.renew(current, with: consent, on: connection)
    default: enrolment = try await core.enrolments.enrol(consent, on: connection)
    }
    guard let enrolment else {
      throw PostgresError(kind: .decoding, message: "an enrolment returned no row")
    }
    try await publish(enrolment, of: request, at: now, on: connection)
    var records = [
      AuditRecord(
        action: .consentGiven, actor: request.participantID, subject: request.participantID,
        object: request.study.text)
    ]
    if decision == .enrol {
      records.append(
        AuditRecord(
          action: .studyJoined, actor: request.participantID, subject: request.participantID,
          object: request.study.text))
    }
    try await core.audit.append(records, at: now, on: connection)
    return (.created, enrolment)
  }

  private func decide(
    _ request: Request, terms: StudyTerms, current: Enrolment?, counts: (current: Int, ever: Int),
    at now: Date
  ) throws -> EnrolmentRules.Decision {
    do {
      return try EnrolmentRules.decide(
        terms: terms, consentVersion: request.consentVersion,
        agreedVersion: current?.consentVersion, currentEnrolments: counts.current,
        enrolmentsEver: counts.ever, at: now)
    } catch {
      throw RPCError(error)
    }
  }

  private func publish(
    _ enrolment: Enrolment, of request: Request, at now: Date, on connection: PostgresConnection
  ) async throws {
    let participantID = request.participantID.uuidString.lowercased()
    try await core.outbox.publish(
      EventsV1.ParticipantEnrolled(
        participantID: participantID, studyID: enrolment.studyID,
        joinedAt: GoogleProtobuf.Timestamp(enrolment.joinedAt),
        consentVersion: enrolment.consentVersion),
      subject: participantID, at: now, on: connection)
  }
}
