package import FoundationEssentials

/// What an account may do now: what its access tokens say.
package struct Rights: Sendable, Hashable {
  package var roles: Set<AccountRole>
  package var enrolledStudies: Set<String>
  package var ledStudies: Set<String>
  /// Of the studies that the participant belongs to a group of.
  package var groups: [String: String]
  /// What the participant answers is a test.
  package var isTestParticipant: Bool
  /// It may do nothing.
  package var isSuspended: Bool
  /// It has no password.
  package var isAnonymous: Bool
  /// When consents to texts that were replaced end, by study; in whole seconds.
  package var consentEnds: [String: Date]
  /// Told beside tokens, which say nothing of them. By the ids of the studies.
  package var outdatedConsents: [OutdatedConsent]

  package init(
    roles: Set<AccountRole>, enrolledStudies: Set<String>, ledStudies: Set<String>,
    groups: [String: String], isTestParticipant: Bool = false, isSuspended: Bool = false,
    isAnonymous: Bool = false, consentEnds: [String: Date] = [:],
    outdatedConsents: [OutdatedConsent] = []
  ) {
    self.roles = roles
    self.enrolledStudies = enrolledStudies
    self.ledStudies = ledStudies
    self.groups = groups
    self.isTestParticipant = isTestParticipant
    self.isSuspended = isSuspended
    self.isAnonymous = isAnonymous
    self.consentEnds = consentEnds
    self.outdatedConsents = outdatedConsents
  }

  /// Without the roles and the led studies that are not among `presented`: a stolen access token must not
  /// gain rights. What no token says is as in `presented`.
  package func limited(to presented: Rights) -> Rights {
    var limited = self
    limited.roles.formIntersection(presented.roles)
    limited.ledStudies.formIntersection(presented.ledStudies)
    // To be anonymous spares the proof of a password.
    limited.isAnonymous = isAnonymous && presented.isAnonymous
    limited.outdatedConsents = presented.outdatedConsents
    return limited
  }
}
