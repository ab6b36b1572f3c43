import Fields
package import FoundationEssentials

/// An invitation as it is stored.
package struct Invitation: Sendable {
  package var invitationID: UUID
  package var studyID: String
  /// Empty: none.
  package var groupID: String
  /// Canonical.
  package var code: String
  package var uses: Int
  package var usesMax: Int
  package var validDays: Int
  package var createdAt: Date
  package var expiresAt: Date
  package var revokedAt: Date?

  package init(
    invitationID: UUID, studyID: String, groupID: String, code: String, uses: Int, usesMax: Int,
    validDays: Int, createdAt: Date, expiresAt: Date, revokedAt: Date?
  ) {
    self.invitationID = invitationID
    self.studyID = studyID
    self.groupID = groupID
    self.code = code
    self.uses = uses
    self.usesMax = usesMax
    self.validDays = validDays
    self.createdAt = createdAt
    self.expiresAt = expiresAt
    self.revokedAt = revokedAt
  }

  package func isUsable(at now: Date) -> Bool {
    revokedAt == nil && now < expiresAt && uses < usesMax
  }

  /// Names it in the audit log.
  package var auditObject: String { "\(studyID) \(invitationID.text)" }
}
