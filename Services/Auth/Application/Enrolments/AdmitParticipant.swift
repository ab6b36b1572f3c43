import AuthDomain
import AuthStore
import FoundationEssentials
import Postgres
import ServiceKit

/// Checks what a study asks of those who join: nothing, its password, an invitation, or a request to its
/// leaders.
struct AdmitParticipant: Sendable {
  let pool: PostgresPool
  let hasher: PasswordHasher
  let attempts: AttemptLimiter
  private let studyPasswords: StudyPasswordLimiter
  private let enrolments = EnrolmentStore()
  private let invitations = InvitationStore()

  init(pool: PostgresPool, hasher: PasswordHasher, attempts: AttemptLimiter) {
    self.pool = pool
    self.hasher = hasher
    self.attempts = attempts
    studyPasswords = StudyPasswordLimiter(attempts)
  }

  enum Admitted: Sendable {
    case freely
    case byRequest
    /// By the invitation of this id.
    case invited(UUID)
  }

  /// Members have passed the check before. Whatever else refuses the request does so before an attempt
  /// is charged.
  func callAsFunction(
    _ request: JoinStudy.Request, to study: KnownStudy, at now: Date
  ) async throws -> Admitted {
    let current = try await enrolments.current(
      of: request.participantID, in: request.study, on: pool)
    if current != nil { return .freely }
    switch try study.terms.admission(isInvited: request.invitation != nil) {
    case .free: return .freely
    case .request: return .byRequest
    case .invitation:
      return .invited(try await requireInvitation(request, of: study, at: now))
    case .password:
      try await requirePassword(request, of: study, at: now)
      return .freely
    }
  }

  /// Guessing codes is slowed down like guessing passwords.
  private func requireInvitation(
    _ request: JoinStudy.Request, of study: KnownStudy, at now: Date
  ) async throws -> UUID {
    try requireTerms(request, of: study, at: now)
    let key = ThrottleKey.invitation(request.study, by: request.participantID)
    try await attempts.charge(key, at: now)
    guard let code = request.invitation,
      let invitation = try await invitations.find(code: code, in: request.study, on: pool),
      invitation.isUsable(at: now)
    else { throw JoinError.invitationRejected }
    try await attempts.clear(key)
    return invitation.invitationID
  }

  private func requirePassword(
    _ request: JoinStudy.Request, of study: KnownStudy, at now: Date
  ) async throws {
    try requireTerms(request, of: study, at: now)
    // Not an attempt: the field was left empty.
    if request.password.isEmpty { throw JoinError.passwordRequired }
    guard let hash = study.accessPasswordHash else { throw StudyError.passwordNotYetKnown }
    let isRight = try await studyPasswords.check(
      request.study, by: request.participantID, from: request.peer, at: now
    ) { try await hasher.verify(request.password, against: hash) }
    guard isRight else { throw JoinError.passwordRejected }
  }

  private func requireTerms(
    _ request: JoinStudy.Request, of study: KnownStudy, at now: Date
  ) throws(EnrolmentRules.Refusal) {
    _ = try request.decide(
      terms: study.terms, current: nil, counts: (current: 0, ever: 0), at: now)
  }
}
