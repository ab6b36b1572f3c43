import AuthDomain
import ServiceKit

extension Rights {
  /// What a token says. Roles that no account has are left out.
  init(_ claims: AccessClaims) {
    self.init(
      roles: Set(claims.roles.compactMap { AccountRole(rawValue: $0.rawValue) }),
      enrolledStudies: claims.enrolledStudies, ledStudies: claims.ledStudies,
      groups: claims.groups, isTestParticipant: claims.isTestParticipant,
      isAnonymous: claims.isAnonymous,
      consentEnds: claims.consentEnds)
  }

  /// - Throws: `SessionError.suspended`.
  func requireActive() throws(SessionError) {
    if isSuspended { throw .suspended }
  }
}
