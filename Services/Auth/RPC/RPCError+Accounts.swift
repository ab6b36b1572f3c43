import Messages
import RPCCore
import ServiceKit

/// Errors of accounts.
extension RPCError {
  init(_ error: AccountError) {
    switch error {
    case .usernameTaken:
      self.init(.alreadyExists, "the username is taken", reason: .usernameTaken)
    case .requestIDReused: self = .requestIDReused
    case .tooManyWaiting:
      self = .limit(
        "at most \(AccountRules.waitingPerAddressMax) unconfirmed accounts per hour are allowed "
          + "under one address", reason: .waitingAccountsLimit, retryAfter: .seconds(3600))
    case .codeRejected:
      self.init(
        .permissionDenied,
        "the code is wrong, used or expired; or, for an account named only by an address, the "
          + "password is wrong",
        reason: .codeRejected)
    case .passwordMissing: self = .badField("password", .missing)
    case .studyLeaderUnknown:
      self.init(
        .notFound, "there is no study leader with this name", reason: .studyLeaderUnknown)
    case .changedMeanwhile:
      self.init(
        .aborted, "the account has changed since it was read; read it again and repeat the change",
        reason: .etagMismatch)
    case .emailTaken:
      self.init(
        .failedPrecondition, "another account has already confirmed the address",
        reason: .emailTaken)
    case .notAnonymous:
      self.init(
        .failedPrecondition, "the account already has a name and a password",
        reason: .accountNotAnonymous)
    }
  }

  init(_ refusal: AccountChange.Refusal) {
    switch refusal {
    case .nameRequired:
      self.init(
        .failedPrecondition,
        "the account needs a username or an address for sign-in", reason: .nameRequired)
    case .addressMissing: self = .addressMissing
    case .anonymous: self = .accountAnonymous
    case .consentMissing(let fields):
      self = .invalidArgument(
        fields.map(\.rawValue).sorted().map { field in
          FieldViolation(
            field: "account.profile.\(field)", reason: .consentRequired,
            description: "is stored only with consent: add it to `consents`")
        })
    }
  }

  init(_ error: SecondFactorError) {
    switch error {
    case .codeRequired:
      self.init(
        .permissionDenied, "the account needs a one-time code or a recovery code",
        reason: .oneTimeCodeRequired)
    case .codeRejected:
      self.init(
        .permissionDenied,
        "the one-time code or recovery code is wrong, expired or used; wait for the next code",
        reason: .oneTimeCodeRejected)
    case .exists:
      self.init(
        .failedPrecondition, "the account has a second factor", reason: .secondFactorExists)
    case .missing:
      self.init(
        .failedPrecondition, "the account has no second factor, or none that can be confirmed",
        reason: .secondFactorMissing)
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
      self.init(.permissionDenied, "the password is wrong", reason: .passwordWrong)
    case .accountAnonymous: self = .accountAnonymous
    case .accountUnknown:
      self.init(
        .notFound, "there is no account with this name or address", reason: .accountUnknown)
    case .addressMissing: self = .addressMissing
    case .tooManyMailRequests:
      self = .limit(
        "at most \(MailRequest.waitingMax) mail requests can be queued",
        reason: .mailRequestsLimit, retryAfter: .seconds(60))
    }
  }

  private static let accountAnonymous = RPCError(
    .failedPrecondition, "the account is anonymous and has no password",
    reason: .accountAnonymous)

  private static let addressMissing = RPCError(
    .failedPrecondition,
    "the account has no address; use its recovery code",
    reason: .addressMissing)

  init(_ error: ManagedAccountError) {
    switch error {
    case .unknown: self.init(.notFound, "there is no such account", reason: .accountUnknown)
    case .lastAdministrator:
      self.init(
        .failedPrecondition, "this is the last administrator who can sign in",
        reason: .lastAdministrator)
    case .notAParticipant:
      self.init(
        .failedPrecondition, "the account does not belong to a participant",
        reason: .notAParticipant)
    case .notAdministrator:
      self.init(
        .permissionDenied, "the caller is no longer an administrator", reason: .notAdministrator)
    case .usernameMissing:
      self.init(
        .failedPrecondition, "the account has no username, and its address is not proved",
        reason: .usernameMissing)
    case .notConfirmed:
      self.init(
        .failedPrecondition, "the account waits for its confirmation code",
        reason: .accountNotConfirmed)
    case .anonymous:
      self.init(
        .failedPrecondition, "the account is anonymous: it has no password",
        reason: .accountAnonymous)
    }
  }
}
