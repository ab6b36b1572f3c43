import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Joins a study with recorded consent, or files a request to join.
struct JoinStudy: Sendable {
  let environment: AuthEnvironment

  /// A valid request to join a study.
  struct Request: Sendable {
    /// Claims of the caller's access token.
    var caller: AccessClaims
    var study: StudyID
    var password: String
    var consentVersion: String
    var consentLanguage: LanguageTag
    var choice = ConsentChoice()
    var invitation: InvitationCode?
    /// Note for the leader who decides.
    var note: String
    /// Network address of the client; nil if unknown.
    var peer: Peer?

    var participantID: UUID { caller.participantID }

    /// - Parameters:
    ///   - current: the participant's current enrolment in the study, if any.
    ///   - groupID: group of the participant, empty for none; nil before it is known.
    ///   - counts: the participant's number of current and of all enrolments.
    func decide(
      terms: StudyTerms, current: Enrolment?, groupID: String?,
      counts: (current: Int, ever: Int), at now: Date
    ) throws(EnrolmentRules.Refusal) -> EnrolmentRules.Decision {
      try EnrolmentRules.decide(
        terms: terms, consentVersion: consentVersion, consentLanguage: consentLanguage,
        groupID: groupID, agreedVersion: current?.consentVersion, currentEnrolments: counts.current,
        enrolmentsEver: counts.ever, at: now)
    }
  }

  enum Membership: Sendable {
    case enrolled(Enrolment)
    /// A leader has to decide.
    case requested(JoinRequest)
  }

  struct Outcome: Sendable {
    var outcome: WriteOutcome
    var membership: Membership
    /// A replacement token; nil if the caller's token is still accurate.
    var accessToken: IssuedAccessToken?
  }

  /// - Throws: ``StudyError``; ``JoinError``; ``ClientError`` `.studyRefused`;
  ///   `EnrolmentRules.Refusal`; `JoinRequestRules.Refusal`;
  ///   ``ErasureError`` `.inProgress`; ``TooManyAttempts``; `SessionError.ended`; `PostgresError`;
  ///   errors of `PasswordHasher`.
  func callAsFunction(_ request: Request) async throws -> Outcome {
    let now = environment.clock.now()
    var study = try await environment.studies.find(
      request.study, consentVersion: request.consentVersion)
    if request.consentVersion != study.terms.consentVersion {
      study.terms.versionsWithSameText = Set(
        try await environment.pool.answer(
          to: ConsentStore.versions(
            withTextOf: request.consentVersion, in: request.consentLanguage, of: request.study,
            among: study.terms.consentVersions)))
    }
    let admission = try await AdmitParticipant(environment: environment)(
      request, to: study, at: now)
    let (session, (outcome, membership, isNewRequest), rights) =
      try await environment.pool.write { [terms = study.terms] connection in
        let session = try await environment.callerSession.lock(
          request.caller, at: now, on: connection)
        guard session.client?.limits.permits(request.study) ?? true else {
          throw ClientError.studyRefused
        }
        let joined = try await join(
          request, terms: terms, admission: admission, at: now, on: connection)
        let rights = try await connection.answer(
          to: RightsStore.find(of: request.participantID, at: now))
        try rights.requireActive()
        return (session, joined, rights)
      }
    if isNewRequest, let peer = request.peer {
      environment.joinRequestsOfPeers.count(request.study, from: peer, at: now)
    }
    environment.events.wake()
    // The caller's token may date from a previous enrolment, which other services know to have
    // ended.
    let beginning: Date =
      if case .enrolled(let enrolment) = membership { enrolment.joinedAt } else { .distantPast }
    let access = try await environment.tokens.successor(
      of: request.caller, for: session, rights: rights, newerThan: beginning, at: now)
    return Outcome(outcome: outcome, membership: membership, accessToken: access)
  }

  private func join(
    _ request: Request, terms: StudyTerms, admission: AdmitParticipant.Admitted, at now: Date,
    on connection: PostgresConnection
  ) async throws -> (WriteOutcome, Membership, isNewRequest: Bool) {
    let (current, isBeingErased, pending, counts) = try await connection.answers(
      to: EnrolmentStore.current(of: request.participantID, in: request.study),
      ErasureRequestStore.isPending(of: request.participantID, in: request.study, at: now),
      JoinRequestStore.pending(of: request.participantID, in: request.study),
      EnrolmentStore.counts(of: request.participantID))
    // New data would be deleted together with the data that is being erased.
    if isBeingErased { throw ErasureError.inProgress }
    let groupID = current?.groupID ?? admission.groupID
    if current == nil, case .byRequest = admission {
      let (outcome, joinRequest) = try await requestToJoin(
        request, terms: terms, pending: pending, at: now, on: connection
      ) {
        _ = try request.decide(
          terms: terms, current: nil, groupID: groupID, counts: counts, at: now)
      }
      let isNew = joinRequest.joinRequestID != pending?.joinRequestID
      return (outcome, .requested(joinRequest), isNew)
    }
    let decision = try request.decide(
      terms: terms, current: current, groupID: groupID, counts: counts, at: now)
    if decision == .alreadyEnrolled, let current {
      return (.alreadyExists, .enrolled(current), false)
    }
    let consent = try await consent(request, terms: terms, in: groupID, at: now, on: connection)
    let enrolment =
      if decision == .renewConsent, let current {
        try await renew(current, with: consent, at: now, on: connection)
      } else {
        try await enrol(
          consent, terms: terms, admission: admission, pending: pending,
          isFirst: counts.ever == 0, at: now, on: connection)
      }
    return (.created, .enrolled(enrolment), false)
  }

  /// Returns the consent with the parts and the signature that its form asks for.
  ///
  /// - Throws: `ConsentForm.Refusal`; `PostgresError`.
  func consent(
    _ request: Request, terms: StudyTerms, in groupID: String, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Consent {
    let form = try await connection.answer(
      to: ConsentStore.form(
        of: request.consentVersion, in: request.consentLanguage, of: request.study,
        current: terms.consentVersion(of: groupID)))
    return Consent(
      participantID: request.participantID, studyID: request.study,
      version: request.consentVersion, language: request.consentLanguage, givenAt: now,
      choice: try (form ?? ConsentForm(partIDs: [])).accept(request.choice))
  }

  private func renew(
    _ current: Enrolment, with consent: Consent, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Enrolment {
    if consent.choice.declinesLabel {
      _ = try await connection.answer(to: MemberStore.setLabel("", of: current))
    }
    let (_, enrolment) = try await connection.answers(
      to: ConsentStore.record(consent), EnrolmentStore.renew(current, with: consent))
    try await environment.events.publish(
      .participantEnrolled(participantID: consent.participantID, enrolment), at: now,
      on: connection)
    try await environment.record(
      [AuditRecord(.consentGiven, by: consent.participantID, object: consent.studyID.text)],
      at: now, on: connection)
    return enrolment
  }

  private func enrol(
    _ consent: Consent, terms: StudyTerms, admission: AdmitParticipant.Admitted,
    pending: JoinRequest?, isFirst: Bool, at now: Date, on connection: PostgresConnection
  ) async throws -> Enrolment {
    let participantID = consent.participantID
    var records = [
      AuditRecord(.consentGiven, by: participantID, object: consent.studyID.text)
    ]
    var (groupID, label) = ("", "")
    if case .invited(let invitation) = admission {
      records += try await use(
        invitation, by: participantID, isFirst: isFirst, at: now, on: connection)
      groupID = invitation.groupID
      // The study may have given up labels since the invitation, and the participant may decline them.
      let isKept = terms.hasSubjectLabels && !consent.choice.declinesLabel
      label = isKept ? invitation.subjectLabel ?? "" : ""
    }
    // A member needs no decision.
    if let pending {
      _ = try await connection.answer(
        to: JoinRequestStore.close(pending.joinRequestID, as: .withdrawn, at: now))
      records.append(
        AuditRecord(.joinRequestWithdrawn, by: participantID, object: pending.auditObject))
    }
    groupID = try await environment.groupOnJoining(
      groupID, participantID: participantID, study: consent.studyID, on: connection)
    let (_, enrolment) = try await connection.answers(
      to: ConsentStore.record(consent),
      EnrolmentStore.enrol(
        consent, groupID: groupID, subjectLabel: label, at: now))
    try await environment.events.publish(
      .participantEnrolled(participantID: participantID, enrolment), at: now, on: connection)
    records.append(AuditRecord(.studyJoined, by: participantID, object: consent.studyID.text))
    try await environment.record(records, at: now, on: connection)
    return enrolment
  }

  /// Takes one use of the invitation. One for tests marks the account, which must be new: the mark
  /// applies to all studies of the account.
  ///
  /// - Returns: records for the audit log.
  private func use(
    _ invitation: Invitation, by participantID: UUID, isFirst: Bool, at now: Date,
    on connection: PostgresConnection
  ) async throws -> [AuditRecord] {
    guard !invitation.isForTests || isFirst,
      try await connection.answer(
        to: environment.invitations.use(invitation.invitationID, at: now)) != nil
    else { throw JoinError.invitationRejected }
    var records = [
      AuditRecord(.invitationUsed, by: participantID, object: invitation.auditObject)
    ]
    if invitation.isForTests {
      let marked = try await connection.answer(
        to: ManagedAccountStore.setTestParticipant(true, of: participantID, at: now))
      try await environment.events.publish(
        .testParticipantChanged(
          participantID: participantID, isTest: true, revision: marked.revision), at: now,
        on: connection)
      records.append(
        AuditRecord(.testParticipantMarked, by: participantID, object: invitation.auditObject))
    }
    return records
  }
}
