package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Joins a study with recorded consent, or asks its leaders to be let in.
package struct JoinStudy: Sendable {
  private let pool: PostgresPool
  private let studies: StudyCache
  private let events: any EventPublisher
  private let clock: any WallClock
  private let issuer: TokenIssuer
  private let callerSession: CallerSession
  private let admit: AdmitParticipant
  private let requestToJoin = RequestToJoin()
  private let requestsOfPeers: PeerDays
  private let enrolments = EnrolmentStore()
  private let consents = ConsentStore()
  private let joinRequests = JoinRequestStore()
  private let invitations = InvitationStore()
  private let erasures = ErasureRequestStore()
  private let rightsStore = RightsStore()
  private let audit = AuditLog()

  /// - Parameter requestsOfPeerMax: requests of a day from one address to one study.
  package init(
    pool: PostgresPool, studies: StudyCache, events: any EventPublisher, hasher: PasswordHasher,
    clock: any WallClock, rules: SessionRules, attempts: AttemptLimiter, issuer: TokenIssuer,
    requestsOfPeerMax: Int = JoinRequestRules.ofPeerMax
  ) {
    requestsOfPeers = PeerDays(max: requestsOfPeerMax)
    self.pool = pool
    self.studies = studies
    self.events = events
    self.clock = clock
    self.issuer = issuer
    callerSession = CallerSession(rules: rules)
    admit = AdmitParticipant(pool: pool, hasher: hasher, attempts: attempts)
  }

  package enum Membership: Sendable {
    case enrolled(Enrolment)
    /// A leader decides.
    case requested(JoinRequest)
  }

  package struct Outcome: Sendable {
    package var outcome: WriteOutcome
    package var membership: Membership
    /// Replaces the caller's; nil where the caller's says the same.
    package var accessToken: IssuedAccessToken?
  }

  /// - Throws: ``StudyError``; ``JoinError``; `EnrolmentRules.Refusal`; `JoinRequestRules.Refusal`;
  ///   ``ErasureError`` `.inProgress`; ``TooManyAttempts``; `SessionError.ended`; `PostgresError`; what
  ///   `PasswordHasher` throws.
  package func callAsFunction(_ request: Request) async throws -> Outcome {
    let now = clock.now()
    let study = try await studies.find(request.study, consentVersion: request.consentVersion)
    let admission = try await admit(request, to: study, at: now)
    let (session, (outcome, membership, isNewRequest), rights) = try await pool.write {
      connection in
      let session = try await callerSession.lock(request.caller, at: now, on: connection)
      let joined = try await join(
        request, terms: study.terms, admission: admission, at: now, on: connection)
      let rights = try await rightsStore.find(of: request.participantID, on: connection)
      try rights.requireActive()
      return (session, joined, rights)
    }
    if isNewRequest, let peer = request.peer {
      requestsOfPeers.count(request.study, from: peer, at: now)
    }
    events.wake()
    // The caller's may be from an enrolment before this one, which the other services know to have ended.
    let beginning: Date =
      if case .enrolled(let enrolment) = membership { enrolment.joinedAt } else { .distantPast }
    let access = try await issuer.successor(
      of: request.caller, for: session, rights: rights, newerThan: beginning, at: now)
    return Outcome(outcome: outcome, membership: membership, accessToken: access)
  }

  private func join(
    _ request: Request, terms: StudyTerms, admission: AdmitParticipant.Admitted, at now: Date,
    on connection: PostgresConnection
  ) async throws -> (WriteOutcome, Membership, isNewRequest: Bool) {
    let current = try await enrolments.current(
      of: request.participantID, in: request.study, on: connection)
    // Otherwise what comes now would go with what is being erased.
    if try await erasures.isPending(of: request.participantID, in: request.study, on: connection) {
      throw ErasureError.inProgress
    }
    let pending = try await joinRequests.pending(
      of: request.participantID, in: request.study, on: connection)
    let counts = try await enrolments.counts(of: request.participantID, on: connection)
    let consent = request.consent(at: now)
    if current == nil, case .byRequest = admission {
      let (outcome, joinRequest) = try await requestToJoin(
        consent, note: request.note, pending: pending, at: now, on: connection
      ) {
        _ = try request.decide(terms: terms, current: nil, counts: counts, at: now)
      } requireRoom: {
        try requireRoom(for: request, at: now)
      }
      let isNew = joinRequest.joinRequestID != pending?.joinRequestID
      return (outcome, .requested(joinRequest), isNew)
    }
    let decision = try request.decide(terms: terms, current: current, counts: counts, at: now)
    if decision == .alreadyEnrolled, let current {
      return (.alreadyExists, .enrolled(current), false)
    }
    try await consents.record(consent, on: connection)
    let enrolment =
      if decision == .renewConsent, let current {
        try await renew(current, with: consent, at: now, on: connection)
      } else {
        try await enrol(
          consent, admission: admission, pending: pending, at: now, on: connection)
      }
    return (.created, .enrolled(enrolment), false)
  }

  /// - Throws: `JoinRequestRules.Refusal.tooManyOfPeer`.
  private func requireRoom(for request: Request, at now: Date) throws {
    guard let peer = request.peer,
      let wait = requestsOfPeers.wait(for: request.study, from: peer, at: now)
    else { return }
    throw JoinRequestRules.Refusal.tooManyOfPeer(max: requestsOfPeers.max, wait: wait)
  }

  private func renew(
    _ current: Enrolment, with consent: Consent, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Enrolment {
    let enrolment = try await enrolments.renew(current, with: consent, on: connection)
    try await events.publish(
      .participantEnrolled(participantID: consent.participantID, enrolment), at: now,
      on: connection)
    try await audit.append(
      [AuditRecord(.consentGiven, by: consent.participantID, object: consent.studyID.text)],
      at: now, on: connection)
    return enrolment
  }

  private func enrol(
    _ consent: Consent, admission: AdmitParticipant.Admitted, pending: JoinRequest?,
    at now: Date, on connection: PostgresConnection
  ) async throws -> Enrolment {
    let participantID = consent.participantID
    var records = [
      AuditRecord(.consentGiven, by: participantID, object: consent.studyID.text)
    ]
    var groupID = ""
    if case .invited(let invitationID) = admission {
      guard let invitation = try await invitations.use(invitationID, at: now, on: connection)
      else { throw JoinError.invitationRejected }
      groupID = invitation.groupID
      records.append(
        AuditRecord(.invitationUsed, by: participantID, object: invitation.auditObject))
    }
    // A member needs no decision any more.
    if let pending {
      _ = try await joinRequests.close(
        pending.joinRequestID, as: .withdrawn, at: now, on: connection)
      records.append(
        AuditRecord(.joinRequestWithdrawn, by: participantID, object: pending.auditObject))
    }
    let enrolment = try await enrolments.enrol(
      consent, groupID: groupID, at: now, on: connection)
    try await events.publish(
      .participantEnrolled(participantID: participantID, enrolment), at: now, on: connection)
    records.append(AuditRecord(.studyJoined, by: participantID, object: consent.studyID.text))
    try await audit.append(records, at: now, on: connection)
    return enrolment
  }
}
