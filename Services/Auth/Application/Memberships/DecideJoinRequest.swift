import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Carries out a leader's decision on a join request.
struct DecideJoinRequest: Sendable {
  let environment: AuthEnvironment

  struct Request: Sendable {
    var study: StudyID
    var joinRequestID: UUID
    var approve: Bool
    var reason: String
    /// Empty for no group.
    var groupID: String
    /// The leader.
    var actor: UUID
  }

  /// - Throws: `MembershipError.joinRequestUnknown`, `.notStudyLeader`; `JoinRequestRules.Closed`;
  ///   `EnrolmentRules.Refusal`; ``StudyError``; `PostgresError`.
  func callAsFunction(
    _ request: Request
  ) async throws -> (outcome: WriteOutcome, joinRequest: JoinRequest) {
    let now = environment.clock.now()
    let study = try await environment.studies.find(
      request.study, groupID: request.approve ? request.groupID : "")
    let find = JoinRequestStore.find(request.joinRequestID, in: request.study)
    let decided = try await environment.pool.write { connection in
      try await ActingLeaders(at: now).require(
        .memberDecide, assigning: request.groupID, request.actor, of: request.study,
        on: connection)
      guard let participantID = try await connection.answer(to: find)?.participantID else {
        throw MembershipError.joinRequestUnknown
      }
      // Read again under the lock.
      let (isKnown, open) = try await connection.answers(
        to: AccountStore.lock(participantID), find)
      guard isKnown, let open else { throw MembershipError.joinRequestUnknown }
      return try await decide(request, open, study: study, at: now, on: connection)
    }
    environment.events.wake()
    environment.mailSignal.raise()
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
      let closed = try await connection.answer(
        to: JoinRequestStore.close(
          open.joinRequestID, as: request.approve ? .approved : .rejected, reason: request.reason,
          at: now))
      // Another process, with another clock, closed it as expired.
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
    try await environment.record(records, at: now, on: connection)
    return (.created, closed)
  }

  /// Enrols the participant with the consent of the request. If the study has a newer text by now,
  /// the participant is asked to renew, as every member is.
  private func enrol(
    _ open: JoinRequest, study: KnownStudy, groupID: String, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    guard let studyID = StudyID(open.studyID) else {
      throw PostgresError(kind: .decoding, message: "a stored join request is invalid")
    }
    let consent = Consent(
      participantID: open.participantID, studyID: studyID, version: open.consentVersion,
      language: LanguageTag(recorded: open.consentLanguage), givenAt: open.requestedAt)
    let counts = try await connection.answer(to: EnrolmentStore.counts(of: open.participantID))
    var terms = study.terms
    terms.consentVersion = open.consentVersion
    terms.consentLanguages = nil
    _ = try EnrolmentRules.decide(
      terms: terms, consentVersion: open.consentVersion, consentLanguage: consent.language,
      agreedVersion: nil, currentEnrolments: counts.current, enrolmentsEver: counts.ever, at: now)
    try await environment.requireNoArm(groupID, of: studyID, on: connection)
    let kept = try await environment.groupOnJoining(
      groupID, participantID: open.participantID, study: studyID, on: connection)
    let enrolment = try await connection.answer(
      to: EnrolmentStore.enrol(consent, groupID: kept, at: now))
    try await environment.events.publish(
      .participantEnrolled(participantID: open.participantID, enrolment), at: now,
      on: connection)
  }

  /// Informs the participant by mail, if an address is stored, and by an event for gateways with
  /// push.
  private func tell(
    _ closed: JoinRequest, study: KnownStudy, at now: Date, on connection: PostgresConnection
  ) async throws {
    try await environment.events.publish(.joinRequestDecided(closed), at: now, on: connection)
    guard
      let account = try await connection.answer(
        to: AccountStore.find(participantID: closed.participantID)),
      account.isConfirmed
    else { return }
    let purpose = MailPurpose.decision(
      isApproved: closed.state == .approved,
      study: study.title?.chosen(for: account.language) ?? closed.studyID, reason: closed.reason)
    try await connection.run(environment.mails.enqueue(PendingMail(purpose, to: account, at: now)))
  }
}
