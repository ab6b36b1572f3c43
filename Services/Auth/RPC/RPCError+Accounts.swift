import AuthApplication
import AuthDomain
import RPCCore
import ServiceKit

/// What is refused of accounts.
extension RPCError {
  init(_ error: AccountError) {
    switch error {
    case .usernameTaken:
      self.init(.alreadyExists, "the username is taken", reason: "USERNAME_TAKEN")
    case .requestIDReused: self = .requestIDReused
    case .tooManyWaiting:
      self = .limit(
        "at most \(AccountRules.waitingPerAddressMax) accounts of an hour may wait for confirmation "
          + "under one address", reason: "WAITING_ACCOUNTS_LIMIT", retryAfter: .seconds(3600))
    case .codeRejected:
      self.init(
        .permissionDenied,
        "the code is wrong, used or expired; or, of an account under an address alone, the "
          + "password is wrong",
        reason: "CODE_REJECTED")
    case .studyLeaderUnknown:
      self.init(
        .notFound, "there is no study leader of this name", reason: "STUDY_LEADER_UNKNOWN")
    case .changedMeanwhile:
      self.init(
        .aborted, "the account was changed since it was read", reason: "ETAG_MISMATCH")
    case .emailTaken:
      self.init(
        .failedPrecondition, "another account has proved to own the address",
        reason: "EMAIL_TAKEN")
    case .notAnonymous:
      self.init(
        .failedPrecondition, "the account has a name and a password already",
        reason: "ACCOUNT_NOT_ANONYMOUS")
    }
  }

  init(_ refusal: AccountChange.Refusal) {
    switch refusal {
    case .nameRequired:
      self.init(
        .failedPrecondition,
        "without a username and without an address nobody could sign in", reason: "NAME_REQUIRED")
    case .addressMissing: self = .addressMissing
    case .anonymous: self = .accountAnonymous
    case .consentMissing(let fields):
      self = .invalidArgument(
        fields.map(\.rawValue).sorted().map { field in
          FieldViolation(
            field: "account.profile.\(field)", reason: "CONSENT_REQUIRED",
            description: "is kept by consent alone: name it in `consents`")
        })
    }
  }

  init(_ error: RecoveryError) {
    switch error {
    case .passwordRejected(let rejection):
      self = .invalidArgument([
        FieldViolation(
          field: "password", reason: rejection.reason, description: rejection.description)
      ])
    case .passwordWrong:
      self.init(.permissionDenied, "the password is wrong", reason: "PASSWORD_WRONG")
    case .accountAnonymous: self = .accountAnonymous
    case .accountUnknown:
      self.init(
        .notFound, "there is no account of this name or address", reason: "ACCOUNT_UNKNOWN")
    case .addressMissing: self = .addressMissing
    case .tooManyMailRequests:
      self = .limit(
        "at most \(MailRequest.waitingMax) requests for mails may wait",
        reason: "MAIL_REQUESTS_LIMIT", retryAfter: .seconds(60))
    }
  }

  private static let accountAnonymous = RPCError(
    .failedPrecondition, "the account is anonymous and has no password",
    reason: "ACCOUNT_ANONYMOUS")

  private static let addressMissing = RPCError(
    .failedPrecondition,
    "the account keeps no address; a recovery code is its participant's way back in",
    reason: "ADDRESS_MISSING")
}
