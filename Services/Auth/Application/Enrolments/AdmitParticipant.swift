import FoundationEssentials
import Postgres
import ServiceKit

/// Checks the admission of a study: open, by password, by invitation or by request to its leaders.
struct AdmitParticipant: Sendable {
  let environment: AuthEnvironment

  enum Admitted: Sendable {
    case freely
    case byRequest
    case invited(Invitation)

    /// Group of the participant after joining, as far as the admission decides; empty for none.
    var groupID: String {
      if case .invited(let invitation) = self { invitation.groupID } else { "" }
    }
  }

  /// Returns how the participant is admitted. Members passed the check when they joined. All other
  /// checks of the request come before an attempt is charged.
  func callAsFunction(
    _ request: JoinStudy.Request, to study: KnownStudy, at now: Date
  ) async throws -> Admitted {
    let current = try await environment.pool.answer(
      to: EnrolmentStore.current(of: request.participantID, in: request.study))
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

  /// Checks the invitation code. Guessing is throttled as for passwords.
  private func requireInvitation(
    _ request: JoinStudy.Request, of study: KnownStudy, at now: Date
  ) async throws -> Invitation {
    try requireTerms(request, of: study, at: now)
    let key = ThrottleKey.invitation(request.study, by: request.participantID)
    try await environment.attempts.charge(key, at: now)
    guard let code = request.invitation,
      let invitation = try await environment.pool.answer(
        to: environment.invitations.usable(by: code, of: request.study, at: now))
    else { throw JoinError.invitationRejected }
    try await environment.attempts.clear(key)
    return invitation
  }

  private func requirePassword(
    _ request: JoinStudy.Request, of study: KnownStudy, at now: Date
  ) async throws {
    try requireTerms(request, of: study, at: now)
    // An empty password is not an attempt.
    if request.password.isEmpty { throw JoinError.passwordRequired }
    guard let hash = study.accessPasswordHash else { throw StudyError.passwordNotYetKnown }
    let isRight = try await environment.studyPasswords.check(
      request.study, by: request.participantID, from: request.peer, at: now
    ) { try await environment.studyHasher.verify(request.password, against: hash) }
    guard isRight else { throw JoinError.passwordRejected }
  }

  private func requireTerms(
    _ request: JoinStudy.Request, of study: KnownStudy, at now: Date
  ) throws(EnrolmentRules.Refusal) {
    _ = try request.decide(
      terms: study.terms, current: nil, groupID: nil, counts: (current: 0, ever: 0), at: now)
  }
}
