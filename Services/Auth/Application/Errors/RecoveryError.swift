package import AuthDomain

/// Why a way back into an account was refused, beside `AccountError.codeRejected`.
package enum RecoveryError: Error, Sendable, Hashable {
  /// The account's own name makes it unfit.
  case passwordRejected(PasswordRejection)
  /// The caller's own one, given once more.
  case passwordWrong
  /// The caller's account has no password.
  case accountAnonymous
  /// For administrators alone.
  case accountUnknown
  /// A participant's account keeps no address.
  case addressMissing
  /// `MailRequest.waitingMax` wait.
  case tooManyMailRequests
}
