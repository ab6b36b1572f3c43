/// Why a sign-in or a refresh was refused.
package enum SessionError: Error, Sendable, Hashable {
  case credentialsRejected
  case accountNotConfirmed
  case refreshTokenRejected
  /// The session lived until everything of its participant was erased.
  case accountErased
  /// The token was exchanged this often already.
  case refreshedTooOften(Int)
  /// The access token is valid, but its session has ended.
  case ended
  /// The caller has no session of this id.
  case unknown
  /// The password has to be proven (again).
  case freshProofRequired
  /// By a request with other contents.
  case requestIDReused
  /// The session that the request id began has ended, or may not be repeated any more.
  case signInEnded
  /// The sign-in was repeated more than this often.
  case signInRepeatedTooOften(Int)
  /// The account is; told only to somebody who proved that it is theirs.
  case suspended
}
