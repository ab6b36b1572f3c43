/// Why a leader's request was not carried out.
package enum MembershipError: Error, Sendable, Hashable {
  case joinRequestUnknown
  case memberUnknown
  case invitationUnknown
  /// For another invitation.
  case invitationIDReused
  /// `InvitationRules.usableMax` invitations of the study are usable.
  case tooManyInvitations
}
