/// Why a participant may not join a study, beside the rules of `EnrolmentRules` and `JoinRequestRules`.
package enum JoinError: Error, Sendable, Hashable {
  case passwordRequired
  case passwordRejected
  /// Wrong, revoked, expired, or used up.
  case invitationRejected
}
