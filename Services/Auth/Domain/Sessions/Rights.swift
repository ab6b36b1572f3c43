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

  package init(
    roles: Set<AccountRole>, enrolledStudies: Set<String>, ledStudies: Set<String>,
    groups: [String: String], isTestParticipant: Bool = false, isSuspended: Bool = false
  ) {
    self.roles = roles
    self.enrolledStudies = enrolledStudies
    self.ledStudies = ledStudies
    self.groups = groups
    self.isTestParticipant = isTestParticipant
    self.isSuspended = isSuspended
  }

  /// Without the roles and the led studies that are not among `presented`: a stolen access token must not
  /// gain rights.
  package func limited(to presented: Rights) -> Rights {
    var limited = self
    limited.roles.formIntersection(presented.roles)
    limited.ledStudies.formIntersection(presented.ledStudies)
    return limited
  }
}
