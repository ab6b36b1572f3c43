/// Why an account was not made, confirmed or changed.
package enum AccountError: Error, Sendable, Hashable {
  case usernameTaken
  /// By a request with other contents.
  case requestIDReused
  /// `AccountRules.waitingPerAddressMax` accounts of the last hour wait for confirmation
  /// under the address.
  case tooManyWaiting
  /// Wrong, used or expired; or there is no such account.
  case codeRejected
  case studyLeaderUnknown
  /// Since it was read.
  case changedMeanwhile
  /// Another account proved the address before.
  case emailTaken
  /// It has a password.
  case notAnonymous
}
