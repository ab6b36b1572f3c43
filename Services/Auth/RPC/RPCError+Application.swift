import AuthApplication
import AuthDomain
import RPCCore
import ServiceKit

/// Runs a use-case as `ServiceKit.answering` does; what it refuses becomes a status.
func answering<Answer>(_ useCase: () async throws -> Answer) async throws -> Answer {
  try await ServiceKit.answering {
    do {
      return try await useCase()
    } catch {
      throw RPCError(application: error) ?? error
    }
  }
}

extension RPCError {
  /// The status of what a use-case refuses; nil for every other error.
  fileprivate init?(application error: any Error) {
    switch error {
    case let error as AccountError: self.init(error)
    case let error as RecoveryError: self.init(error)
    case let error as SessionError: self.init(error)
    case let error as StudyError: self.init(error)
    case let error as JoinError: self.init(error)
    case let error as MembershipError: self.init(error)
    case let error as ErasureError: self.init(error)
    case let error as MessageError: self.init(error)
    case let error as NewsletterError: self.init(error)
    case ConsentError.unknown:
      self.init(.notFound, "the caller gave no such consent", reason: "CONSENT_UNKNOWN")
    case let error as TooManyAttempts: self.init(error)
    case let error as ManagedAccountError: self.init(error)
    case let refusal as AccountChange.Refusal: self.init(refusal)
    case let refusal as EnrolmentRules.Refusal: self.init(refusal)
    case let refusal as JoinRequestRules.Refusal: self.init(refusal)
    case is JoinRequestRules.Closed:
      self.init(
        .failedPrecondition, "the request was decided otherwise, withdrawn, or has expired",
        reason: "JOIN_REQUEST_CLOSED")
    default: return nil
    }
  }

  private init(_ error: SessionError) {
    switch error {
    case .credentialsRejected:
      self.init(
        .unauthenticated, "username or password is wrong", reason: "CREDENTIALS_REJECTED")
    case .accountNotConfirmed:
      self.init(
        .failedPrecondition, "the account waits for its confirmation code",
        reason: "ACCOUNT_NOT_CONFIRMED")
    case .refreshTokenRejected:
      self.init(
        .unauthenticated, "the refresh token is not valid (any more)",
        reason: "REFRESH_TOKEN_REJECTED")
    case .accountErased:
      self.init(
        .failedPrecondition, "what is kept of the participant was erased", reason: "ACCOUNT_ERASED")
    case .refreshedTooOften(let times):
      self = .limit(
        "the token was exchanged \(times) times already", reason: "REFRESH_REPEATED_LIMIT")
    case .ended:
      self.init(.unauthenticated, "the session has ended", reason: "SESSION_ENDED")
    case .unknown:
      self.init(.notFound, "the caller has no such session", reason: "SESSION_UNKNOWN")
    case .freshProofRequired:
      self.init(
        .permissionDenied, "the password has to be proven again", reason: "FRESH_PROOF_REQUIRED")
    case .requestIDReused: self = .requestIDReused
    case .signInEnded:
      self.init(
        .failedPrecondition,
        "the session that this request id began has ended or is older than an hour; a new "
          + "participant needs a new request id", reason: "SIGN_IN_ENDED")
    case .signInRepeatedTooOften(let times):
      self = .limit(
        "the sign-in was repeated more than \(times) times", reason: "SIGN_IN_REPEATED_LIMIT",
        retryAfter: .seconds(SessionRules.repetitionInterval))
    case .suspended: self = .accountSuspended
    }
  }

  private init(_ error: ManagedAccountError) {
    switch error {
    case .unknown: self.init(.notFound, "there is no such account", reason: "ACCOUNT_UNKNOWN")
    case .lastAdministrator:
      self.init(
        .failedPrecondition, "nobody else can sign in as an administrator",
        reason: "LAST_ADMINISTRATOR")
    case .notAParticipant:
      self.init(
        .failedPrecondition, "only participants can be test participants",
        reason: "NOT_A_PARTICIPANT")
    case .notAdministrator:
      self.init(
        .permissionDenied, "the caller is no administrator any more", reason: "NOT_ADMINISTRATOR")
    }
  }

  private init(_ error: StudyError) {
    switch error {
    case .unknown:
      self.init(.notFound, "there is no study of this id", reason: "STUDY_UNKNOWN")
    case .notYetKnown:
      self = .notYetKnown("the study is not known here and the catalogue cannot be asked")
    case .passwordNotYetKnown:
      self = .notYetKnown("the study's password has not arrived here yet")
    case .groupUnknown:
      self.init(
        .invalidArgument, "the study has no such group", reason: "GROUP_UNKNOWN",
        details: [
          .badRequest([
            FieldViolation(
              field: "group_id", reason: "GROUP_UNKNOWN",
              description: "the study has no such group")
          ])
        ])
    }
  }

  private init(_ error: JoinError) {
    switch error {
    case .passwordRequired:
      self.init(
        .permissionDenied, "the study is joined with its password, and none was given",
        reason: "STUDY_PASSWORD_REQUIRED")
    case .passwordRejected:
      self.init(
        .permissionDenied, "the study's password is wrong", reason: "STUDY_PASSWORD_REJECTED")
    case .invitationRejected:
      self.init(
        .permissionDenied, "the invitation's code is wrong, or it is no longer good",
        reason: "INVITATION_REJECTED")
    }
  }

  private init(_ error: MembershipError) {
    switch error {
    case .joinRequestUnknown:
      self.init(
        .notFound, "there is no such request to join the study", reason: "JOIN_REQUEST_UNKNOWN")
    case .memberUnknown:
      self.init(.notFound, "the study has no such member", reason: "MEMBER_UNKNOWN")
    case .invitationUnknown:
      self.init(.notFound, "the study has no such invitation", reason: "INVITATION_UNKNOWN")
    case .invitationIDReused:
      self.init(
        .alreadyExists, "the invitation id was used for another invitation",
        reason: "INVITATION_ID_REUSED")
    case .tooManyInvitations:
      self = .limit(
        "at most \(InvitationRules.usableMax) invitations of a study are usable at a time",
        reason: "INVITATIONS_LIMIT")
    }
  }

  private init(_ error: ErasureError) {
    switch error {
    case .unknown:
      self.init(.notFound, "there is no such erasure", reason: "ERASURE_UNKNOWN")
    case .erasureIDReused:
      self.init(
        .alreadyExists, "the erasure id was used for another erasure", reason: "ERASURE_ID_REUSED")
    case .inProgress:
      self.init(
        .failedPrecondition, "what the study has of the participant is being erased",
        reason: "ERASURE_IN_PROGRESS", details: [.retryInfo(delay: .seconds(5))])
    case .staff:
      self.init(
        .failedPrecondition, "the account leads studies or administers: end its roles first",
        reason: "STAFF_NOT_ERASABLE")
    case .participantUnknown:
      self.init(
        .notFound, "there is no participant of this id", reason: "PARTICIPANT_UNKNOWN")
    case .modeRefused(let outcome):
      self.init(
        .failedPrecondition,
        outcome == .erase
          ? "the study's answers are erased, not anonymised"
          : "the study's answers are anonymised, not erased", reason: "ERASURE_MODE_REFUSED")
    }
  }

  private init(_ error: TooManyAttempts) {
    self.init(
      .resourceExhausted, "too many attempts", reason: "TOO_MANY_ATTEMPTS",
      // Whole seconds, rounded up, so that the retry is not too early.
      details: [.retryInfo(delay: .seconds(Int(error.wait.rounded(.up))))])
  }

  private init(_ refusal: EnrolmentRules.Refusal) {
    switch refusal {
    case .studyNotStarted:
      self.init(.failedPrecondition, "the study has not begun", reason: "STUDY_NOT_STARTED")
    case .studyEnded:
      self.init(.failedPrecondition, "the study has ended", reason: "STUDY_ENDED")
    case .studyPaused:
      self.init(.failedPrecondition, "the study is paused", reason: "STUDY_PAUSED")
    case .invitationRequired:
      self.init(
        .permissionDenied, "the study is joined by invitation", reason: "INVITATION_REQUIRED")
    case .consentOutdated:
      self.init(
        .failedPrecondition, "the consent text has another version now", reason: "CONSENT_OUTDATED")
    case .consentLanguageUnknown(let languages):
      self = .invalidArgument([
        FieldViolation(
          field: "consent_language", reason: "CONSENT_LANGUAGE_UNKNOWN",
          description: "the study's consent text is in "
            + languages.map(\.description).joined(separator: ", "))
      ])
    case .tooManyEnrolments:
      self = .limit(
        "at most \(EnrolmentRules.enrolmentsMax) studies at a time and "
          + "\(EnrolmentRules.enrolmentsEverMax) enrolments in all", reason: "ENROLMENTS_LIMIT")
    }
  }

  private init(_ refusal: JoinRequestRules.Refusal) {
    switch refusal {
    case .tooManyOfParticipant:
      self = .limit(
        "at most \(JoinRequestRules.pendingOfParticipantMax) requests may wait, and "
          + "\(JoinRequestRules.toStudyEverMax) be made to one study",
        reason: "JOIN_REQUESTS_LIMIT")
    case .tooManyOfStudy:
      self = .limit(
        "at most \(JoinRequestRules.pendingOfStudyMax) requests may wait for one study's leaders",
        reason: "STUDY_JOIN_REQUESTS_LIMIT", retryAfter: .seconds(3600))
    case .tooManyOfPeer(let max, let wait):
      self = .limit(
        "at most \(max) requests of a day from one address to a study",
        reason: "JOIN_REQUESTS_LIMIT", retryAfter: .seconds(Int64(wait.rounded(.up))))
    }
  }

  static let requestIDReused = RPCError(
    .alreadyExists, "the request id was used for other contents", reason: "REQUEST_ID_REUSED")

  /// What will probably be known in a second.
  private static func notYetKnown(_ what: String) -> RPCError {
    RPCError(
      .unavailable, what, reason: "STUDY_NOT_YET_KNOWN",
      details: [.retryInfo(delay: .seconds(1))])
  }

  static func limit(
    _ message: String, reason: String, retryAfter: Duration? = nil
  ) -> RPCError {
    RPCError(
      .resourceExhausted, message, reason: reason,
      details: retryAfter.map { [.retryInfo(delay: $0)] } ?? [])
  }
}
