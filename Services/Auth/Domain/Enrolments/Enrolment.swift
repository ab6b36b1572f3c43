package import FoundationEssentials

/// A participant's part in a study, from joining to leaving.
package struct Enrolment: Sendable {
  package var enrolmentID: Int
  package var studyID: String
  package var joinedAt: Date
  /// Nil while it lasts.
  package var leftAt: Date?
  /// Of the consent in force.
  package var consentVersion: String
  package var consentLanguage: String
  /// Names it for leaders.
  package var memberID: UUID
  /// Empty: none.
  package var groupID: String
  /// When a leader last changed the group; nil: never.
  package var groupedAt: Date?
  /// What the account's administrators say of it, and how often they changed it.
  package var isTestParticipant: Bool
  package var accountRevision: Int
  /// It lasts, and the study has another consent text by now.
  package var isConsentOutdated: Bool
  /// When the participant took the consent back; nil: not, even where it ended.
  package var consentWithdrawnAt: Date?
  /// When the consent ends because of a later text; nil: it stays valid.
  package var consentEndsAt: Date?

  package init(
    enrolmentID: Int, studyID: String, joinedAt: Date, leftAt: Date?, consentVersion: String,
    consentLanguage: String, memberID: UUID, groupID: String, groupedAt: Date?,
    isTestParticipant: Bool, accountRevision: Int, isConsentOutdated: Bool,
    consentWithdrawnAt: Date?,
    consentEndsAt: Date?
  ) {
    self.enrolmentID = enrolmentID
    self.studyID = studyID
    self.joinedAt = joinedAt
    self.leftAt = leftAt
    self.consentVersion = consentVersion
    self.consentLanguage = consentLanguage
    self.memberID = memberID
    self.groupID = groupID
    self.groupedAt = groupedAt
    self.isTestParticipant = isTestParticipant
    self.accountRevision = accountRevision
    self.isConsentOutdated = isConsentOutdated
    self.consentWithdrawnAt = consentWithdrawnAt
    self.consentEndsAt = consentEndsAt
  }

  /// When it ends if the participant leaves now: never before it began, even if the clock was set back.
  package func endTime(at now: Date) -> Date { max(now, joinedAt) }
}
