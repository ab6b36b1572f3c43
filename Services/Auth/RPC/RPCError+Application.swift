import Messages
import RPCCore
import ServiceKit

/// Runs a use-case like `ServiceKit.answering` and converts its errors to statuses.
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
  /// Creates the status for an error of a use-case; nil for other errors.
  fileprivate init?(application error: any Error) {
    switch error {
    case let error as AccountError: self.init(error)
    case let error as RecoveryError: self.init(error)
    case let error as SessionError: self.init(error)
    case let error as SecondFactorError: self.init(error)
    case let error as ProviderError: self.init(error)
    case let error as ClientError: self.init(error)
    case let error as StudyError: self.init(error)
    case let error as JoinError: self.init(error)
    case let error as MembershipError: self.init(error)
    case let error as AllocationError: self.init(error)
    case let refusal as AllocationRules.Refusal: self.init(refusal)
    case let refusal as Unblinding.Refusal: self.init(refusal)
    case let error as ErasureError: self.init(error)
    case let error as MessageError: self.init(error)
    case let error as NewsletterError: self.init(error)
    case ConsentError.unknown:
      self.init(.notFound, "the caller gave no such consent", reason: .consentUnknown)
    case let refusal as ConsentForm.Refusal: self.init(refusal)
    case let error as TooManyAttempts: self.init(error)
    case let error as ManagedAccountError: self.init(error)
    case let refusal as AssignRole.Refusal: self.init(refusal)
    case let refusal as DefineRole.Refusal: self.init(refusal)
    case let refusal as AccountChange.Refusal: self.init(refusal)
    case let refusal as EnrolmentRules.Refusal: self.init(refusal)
    case let refusal as JoinRequestRules.Refusal: self.init(refusal)
    case is JoinRequestRules.Closed:
      self.init(
        .failedPrecondition, "the request was decided differently, withdrawn, or has expired",
        reason: .joinRequestClosed)
    default: return nil
    }
  }

  private init(_ error: SessionError) {
    switch error {
    case .credentialsRejected:
      self.init(
        .unauthenticated, "username or password is wrong", reason: .credentialsRejected)
    case .accountNotConfirmed:
      self.init(
        .failedPrecondition, "the account is not confirmed yet",
        reason: .accountNotConfirmed)
    case .refreshTokenRejected:
      self.init(
        .unauthenticated, "the refresh token is invalid or expired",
        reason: .refreshTokenRejected)
    case .accountErased:
      self.init(
        .failedPrecondition, "the participant's data was erased", reason: .accountErased)
    case .refreshedTooOften(let times):
      self = .limit(
        "the token was already exchanged \(times) times", reason: .refreshRepeatedLimit)
    case .ended:
      self.init(.unauthenticated, "the session has ended", reason: .sessionEnded)
    case .unknown:
      self.init(.notFound, "the caller has no such session", reason: .sessionUnknown)
    case .freshProofRequired:
      self.init(
        .permissionDenied, "the password has to be proven again", reason: .freshProofRequired)
    case .requestIDReused: self = .requestIDReused
    case .signInEnded:
      self.init(
        .failedPrecondition,
        "the session of this request id has ended or is older than an hour; a new "
          + "participant needs a new request id", reason: .signInEnded)
    case .signInRepeatedTooOften(let times):
      self = .limit(
        "the sign-in was repeated more than \(times) times", reason: .signInRepeatedLimit,
        retryAfter: .seconds(SessionRules.repetitionInterval))
    case .suspended: self = .accountSuspended
    }
  }

  private init(_ error: StudyError) {
    switch error {
    case .unknown:
      self.init(.notFound, "there is no study with this id", reason: .studyUnknown)
    case .notYetKnown:
      self = .notYetKnown("the study is not known here and the catalogue cannot be reached")
    case .passwordNotYetKnown:
      self = .notYetKnown("the study's password has not arrived here yet")
    case .groupUnknown:
      self.init(
        .invalidArgument, "the study has no such group", reason: .groupUnknown,
        details: [
          .badRequest([
            FieldViolation(
              field: "group_id", reason: .groupUnknown,
              description: "the study has no such group")
          ])
        ])
    }
  }

  private init(_ error: JoinError) {
    switch error {
    case .passwordRequired:
      self.init(
        .permissionDenied, "the study requires its password",
        reason: .studyPasswordRequired)
    case .passwordRejected:
      self.init(
        .permissionDenied, "the study's password is wrong", reason: .studyPasswordRejected)
    case .invitationRejected:
      self.init(
        .permissionDenied, "the invitation code is wrong, expired, revoked or used up",
        reason: .invitationRejected)
    }
  }

  private init(_ error: MembershipError) {
    switch error {
    case .notStudyLeader(let study): self = .notStudyLeader(of: study)
    case .joinRequestUnknown:
      self.init(
        .notFound, "the study has no such join request", reason: .joinRequestUnknown)
    case .memberUnknown:
      self.init(.notFound, "the study has no such member", reason: .memberUnknown)
    case .invitationUnknown:
      self.init(.notFound, "the study has no such invitation", reason: .invitationUnknown)
    case .invitationIDReused:
      self.init(
        .alreadyExists, "the invitation id was used for another invitation",
        reason: .invitationIdReused)
    case .tooManyInvitations:
      self = .limit(
        "at most \(InvitationRules.usableMax) usable invitations per study are allowed",
        reason: .invitationsLimit)
    case .armReserved:
      self.init(
        .failedPrecondition, "the group is an arm, which members get by allocation only",
        reason: .armReserved)
    case .groupsConcealed(let study): self = .groupsConcealed(of: study)
    case .subjectLabelsNotUsed:
      self.init(
        .failedPrecondition, "the study, or the consent of the member, has no subject label",
        reason: .subjectLabelsNotUsed)
    }
  }

  private init(_ error: ErasureError) {
    switch error {
    case .unknown:
      self.init(.notFound, "there is no such erasure", reason: .erasureUnknown)
    case .erasureIDReused:
      self.init(
        .alreadyExists, "the erasure id was used for another erasure", reason: .erasureIdReused)
    case .inProgress:
      self.init(
        .failedPrecondition, "the participant's data in this study is being erased",
        reason: .erasureInProgress, details: [.retryInfo(delay: .seconds(5))])
    case .staff:
      self.init(
        .failedPrecondition, "the account has staff roles: end them first",
        reason: .staffNotErasable)
    case .participantUnknown:
      self.init(
        .notFound, "there is no participant with this id", reason: .participantUnknown)
    case .modeRefused(let outcome):
      self.init(
        .failedPrecondition,
        outcome == .erase
          ? "the study requires erasing its answers"
          : "the study requires anonymising its answers", reason: .erasureModeRefused)
    }
  }

  private init(_ error: TooManyAttempts) {
    self.init(
      .resourceExhausted, "too many attempts", reason: .tooManyAttempts,
      // Whole seconds, rounded up, so that the retry is not too early.
      details: [.retryInfo(delay: .seconds(error.wait.rounded(.up)))])
  }

  private init(_ refusal: EnrolmentRules.Refusal) {
    switch refusal {
    case .studyNotStarted:
      self.init(.failedPrecondition, "the study has not begun", reason: .studyNotStarted)
    case .studyEnded:
      self.init(.failedPrecondition, "the study has ended", reason: .studyEnded)
    case .studyPaused:
      self.init(.failedPrecondition, "the study is paused", reason: .studyPaused)
    case .invitationRequired:
      self.init(
        .permissionDenied, "the study requires an invitation", reason: .invitationRequired)
    case .consentOutdated:
      self.init(
        .failedPrecondition, "the consent text has a newer version", reason: .consentOutdated)
    case .consentOfGroup(let group):
      self.init(
        .failedPrecondition, "the group of the invitation has a consent text of its own",
        reason: .consentOfGroup, metadata: ["group_id": group])
    case .consentLanguageUnknown(let languages):
      self = .invalidArgument([
        FieldViolation(
          field: "consent_language", reason: .consentLanguageUnknown,
          description: "expected a language of the study's consent text: "
            + languages.map(\.description).joined(separator: ", "))
      ])
    case .tooManyEnrolments:
      self = .limit(
        "at most \(EnrolmentRules.enrolmentsMax) current enrolments and "
          + "\(EnrolmentRules.enrolmentsEverMax) enrolments in total are allowed",
        reason: .enrolmentsLimit)
    }
  }

  private init(_ refusal: JoinRequestRules.Refusal) {
    switch refusal {
    case .tooManyOfParticipant:
      self = .limit(
        "at most \(JoinRequestRules.pendingOfParticipantMax) pending requests and "
          + "\(JoinRequestRules.toStudyEverMax) requests to one study are allowed",
        reason: .joinRequestsLimit)
    case .tooManyOfStudy:
      self = .limit(
        "at most \(JoinRequestRules.pendingOfStudyMax) pending requests per study are allowed",
        reason: .studyJoinRequestsLimit, retryAfter: .seconds(3600))
    case .tooManyOfPeer(let max, let wait):
      self = .limit(
        "at most \(max) requests per day from one address to one study are allowed",
        reason: .joinRequestsLimit, retryAfter: .seconds(wait.rounded(.up)))
    }
  }

  static let requestIDReused = RPCError(
    .alreadyExists, "the request id was used for a different request", reason: .requestIdReused)

  /// Creates an error for data that will probably be known within a second.
  private static func notYetKnown(_ what: String) -> RPCError {
    RPCError(
      .unavailable, what, reason: .studyNotYetKnown,
      details: [.retryInfo(delay: .seconds(1))])
  }

  static func limit(
    _ message: String, reason: AuthV1.ErrorReason, retryAfter: Duration? = nil
  ) -> RPCError {
    RPCError(
      .resourceExhausted, message, reason: reason,
      details: retryAfter.map { [.retryInfo(delay: $0)] } ?? [])
  }
}
