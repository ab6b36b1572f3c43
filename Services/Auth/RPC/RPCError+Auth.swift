import AuthDomain
import Postgres
import RPC

extension RPCError {
  static let credentialsRejected = RPCError(
    .unauthenticated, "username or password is wrong", reason: "CREDENTIALS_REJECTED")

  static let accountNotConfirmed = RPCError(
    .failedPrecondition, "the account waits for its confirmation code",
    reason: "ACCOUNT_NOT_CONFIRMED")

  static let codeRejected = RPCError(
    .permissionDenied, "the code is wrong, used or expired", reason: "CODE_REJECTED")

  static let refreshTokenRejected = RPCError(
    .unauthenticated, "the refresh token is not valid (any more)",
    reason: "REFRESH_TOKEN_REJECTED")

  /// The access token is still good, the session it was made in is not.
  static let sessionEnded = RPCError(
    .unauthenticated, "the session has ended", reason: "SESSION_ENDED")

  static let usernameTaken = RPCError(
    .alreadyExists, "the username is taken", reason: "USERNAME_TAKEN")

  static let requestIDReused = RPCError(
    .alreadyExists, "the request id was used for other contents", reason: "REQUEST_ID_REUSED")

  static let signInEnded = RPCError(
    .failedPrecondition,
    "the session that this request id began has ended or is older than an hour; a new participant "
      + "needs a new request id", reason: "SIGN_IN_ENDED")

  static let studyUnknown = RPCError(
    .notFound, "there is no study of this id", reason: "STUDY_UNKNOWN")

  static let studyPasswordRejected = RPCError(
    .permissionDenied, "the study's password is wrong", reason: "STUDY_PASSWORD_REJECTED")

  static let studyPasswordRequired = RPCError(
    .permissionDenied, "the study is joined with its password, and none was given",
    reason: "STUDY_PASSWORD_REQUIRED")

  static let invitationRejected = RPCError(
    .permissionDenied, "the invitation's code is wrong, or it is no longer good",
    reason: "INVITATION_REJECTED")

  static let joinRequestUnknown = RPCError(
    .notFound, "there is no such request to join the study", reason: "JOIN_REQUEST_UNKNOWN")

  static let joinRequestClosed = RPCError(
    .failedPrecondition, "the request was decided otherwise, withdrawn, or has expired",
    reason: "JOIN_REQUEST_CLOSED")

  static let memberUnknown = RPCError(
    .notFound, "the study has no such member", reason: "MEMBER_UNKNOWN")

  static let invitationUnknown = RPCError(
    .notFound, "the study has no such invitation", reason: "INVITATION_UNKNOWN")

  static let invitationIDReused = RPCError(
    .alreadyExists, "the invitation id was used for another invitation",
    reason: "INVITATION_ID_REUSED")

  static let groupUnknown = RPCError(
    .invalidArgument, "the study has no such group", reason: "GROUP_UNKNOWN",
    details: [
      .badRequest([
        FieldViolation(
          field: "group_id", reason: "GROUP_UNKNOWN", description: "the study has no such group")
      ])
    ])

  static let leaderUnknown = RPCError(
    .notFound, "there is no study leader of this name", reason: "STUDY_LEADER_UNKNOWN")

  /// What the bus or the catalogue will tell in a moment.
  static func notYetKnown(_ what: String) -> RPCError {
    RPCError(
      .unavailable, what, reason: "STUDY_NOT_YET_KNOWN",
      details: [.retryInfo(delay: .seconds(1))])
  }

  static func tooManyAttempts(waiting seconds: Double) -> RPCError {
    RPCError(
      .resourceExhausted, "too many attempts", reason: "TOO_MANY_ATTEMPTS",
      // Whole seconds, rounded up: who waits that long is not too early.
      details: [.retryInfo(delay: .seconds(Int(seconds.rounded(.up))))])
  }

  static func limit(_ name: String, _ message: String, retryAfter: Duration? = nil) -> RPCError {
    RPCError(
      .resourceExhausted, message, reason: name,
      details: retryAfter.map { [.retryInfo(delay: $0)] } ?? [])
  }

  init(_ refusal: EnrolmentRules.Refusal) {
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
        "ENROLMENTS_LIMIT",
        "at most \(EnrolmentRules.enrolmentsMax) studies at a time and "
          + "\(EnrolmentRules.enrolmentsEverMax) enrolments in all")
    }
  }

  init(_ refusal: JoinRequestRules.Refusal) {
    switch refusal {
    case .tooManyOfParticipant:
      self = .limit(
        "JOIN_REQUESTS_LIMIT",
        "at most \(JoinRequestRules.pendingOfParticipantMax) requests may wait, and "
          + "\(JoinRequestRules.toStudyEverMax) be made to one study")
    case .tooManyOfStudy:
      self = .limit(
        "STUDY_JOIN_REQUESTS_LIMIT",
        "at most \(JoinRequestRules.pendingOfStudyMax) requests may wait for one study's leaders",
        retryAfter: .seconds(3600))
    }
  }
}
