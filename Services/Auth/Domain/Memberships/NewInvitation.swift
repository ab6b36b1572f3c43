package import FoundationEssentials

/// An invitation to be made, without its code.
package struct NewInvitation: Sendable, Hashable {
  package var invitationID: UUID
  package var study: StudyID
  /// Empty: none.
  package var groupID: String
  /// In ``InvitationRules/usesMaxRange``.
  package var usesMax: UInt32
  /// In ``InvitationRules/validDaysRange``.
  package var validDays: UInt32

  package init(
    invitationID: UUID, study: StudyID, groupID: String, usesMax: UInt32, validDays: UInt32
  ) {
    self.invitationID = invitationID
    self.study = study
    self.groupID = groupID
    self.usesMax = usesMax
    self.validDays = validDays
  }

  /// Whether this is what `known` was made of.
  package func isSame(as known: Invitation) -> Bool {
    known.studyID == study.text && known.groupID == groupID && known.usesMax == Int(usesMax)
      && known.validDays == Int(validDays)
  }

  package func expiresAt(madeAt now: Date) -> Date {
    now.addingTimeInterval(Double(validDays) * 86_400)
  }
}
