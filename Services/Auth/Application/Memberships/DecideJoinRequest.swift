package import AuthDomain
import AuthStore
import Fields
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Carries out a leader's decision on a request to join.
package struct DecideJoinRequest: Sendable {
  private let pool: PostgresPool
  private let studies: StudyCache
  private let events: any EventPublisher
  private let clock: any WallClock
  private let mailSignal: MailSignal
  private let accounts = AccountStore()
  private let enrolments = EnrolmentStore()
  private let joinRequests = JoinRequestStore()
  private let mails = MailOutbox()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, studies: StudyCache, events: any EventPublisher, clock: any WallClock,
    mailSignal: MailSignal
  ) {
    self.pool = pool
    self.studies = studies
    self.events = events
    self.clock = clock
    self.mailSignal = mailSignal
  }

  package struct Request: Sendable {
    var study: StudyID
    var joinRequestID: UUID
    var approve: Bool
    var reason: String
    /// Empty: none.
    var groupID: String
    /// The leader.
    var actor: UUID

    package init(
      study: StudyID, joinRequestID: UUID, approve: Bool, reason: String, groupID: String,
      actor: UUID
    ) {
      self.study = study
      self.joinRequestID = joinRequestID
      self.approve = approve
      self.reason = reason
      self.groupID = groupID
      self.actor = actor
    }
  }

  /// - Throws: `MembershipError.joinRequestUnknown`; `JoinRequestRules.Closed`;
  ///   `EnrolmentRules.Refusal`; ``StudyError``; `PostgresError`.
  package func callAsFunction(
    _ request: Request
  ) async throws -> (outcome: WriteOutcome, joinRequest: JoinRequest) {
    let now = clock.now()
    let study = try await studies.find(
      request.study, groupID: request.approve ? request.groupID : "")
    let decided = try await pool.write { connection in
      guard
        let participantID = try await joinRequests.find(
          request.joinRequestID, in: request.study, on: connection)?.participantID,
        try await accounts.lock(participantID, on: connection),
        // Again, now that it is locked.
        let open = try await joinRequests.find(
          request.joinRequestID, in: request.study, on: connection)
      else { throw MembershipError.joinRequestUnknown }
      return try await decide(request, open, study: study, at: now, on: connection)
    }
    events.wake()
    mailSignal.raise()
    return decided
  }

  private func decide(
    _ request: Request, _ open: JoinRequest, study: KnownStudy, at now: Date,
    on connection: PostgresConnection
  ) async throws -> (outcome: WriteOutcome, joinRequest: JoinRequest) {
    let decision = try JoinRequestRules.decide(
      open.state, approve: request.approve, expiresAt: open.expiresAt, at: now)
    if decision == .alreadyDecided { return (.alreadyExists, open) }
    if request.approve {
      try await enrol(open, study: study, groupID: request.groupID, at: now, on: connection)
    }
    guard
      let closed = try await joinRequests.close(
        open.joinRequestID, as: request.approve ? .approved : .rejected, reason: request.reason,
        at: now, on: connection)
      // It expired meanwhile by the clock of another process.
    else { throw JoinRequestRules.Closed() }
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
    try await audit.append(records, at: now, on: connection)
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
    let counts = try await enrolments.counts(of: open.participantID, on: connection)
    var terms = study.terms
    terms.consentVersion = open.consentVersion
    terms.consentLanguages = nil
    _ = try EnrolmentRules.decide(
      terms: terms, consentVersion: open.consentVersion, consentLanguage: consent.language,
      agreedVersion: nil, currentEnrolments: counts.current, enrolmentsEver: counts.ever, at: now)
    let enrolment = try await enrolments.enrol(
      consent, groupID: groupID, at: now, on: connection)
    try await events.publish(
      .participantEnrolled(participantID: open.participantID, enrolment), at: now,
      on: connection)
  }

  /// By mail where an address is kept, and by an event for gateways that push.
  private func tell(
    _ closed: JoinRequest, study: KnownStudy, at now: Date, on connection: PostgresConnection
  ) async throws {
    try await events.publish(.joinRequestDecided(closed), at: now, on: connection)
    guard
      let account = try await accounts.find(participantID: closed.participantID, on: connection),
      account.isConfirmed,
      let mail = PendingMail(
        .decision(
          isApproved: closed.state == .approved,
          study: study.title?.chosen(for: account.language) ?? closed.studyID,
          reason: closed.reason),
        to: account, at: now)
    else { return }
    try await mails.enqueue(mail, on: connection)
  }
}
