/// Why an administrator's request about an account was not carried out.
package enum ManagedAccountError: Error, Sendable, Hashable {
  case unknown
  /// Nobody could sign in as an administrator any more.
  case lastAdministrator
  /// Leaders and administrators answer nothing.
  case notAParticipant
  /// The caller was one when the access token was made.
  case notAdministrator
}
