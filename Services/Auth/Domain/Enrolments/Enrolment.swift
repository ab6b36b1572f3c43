import FoundationEssentials

/// A participant's enrolment in a study, from joining to leaving.
struct Enrolment: Sendable {
  var enrolmentID: Int
  var studyID: String
  var joinedAt: Date
  /// End of the enrolment; nil while current.
  var leftAt: Date?
  /// Version of the consent in force.
  var consentVersion: String
  var consentLanguage: String
  /// Id of the member for study leaders.
  var memberID: UUID
  /// Empty for no group.
  var groupID: String
  /// Time of the last group change by a leader; nil if absent.
  var groupedAt: Date?
  /// Label by which the study's own records know the participant; empty if none.
  var subjectLabel: String
  /// Test mark of the account, and the revision of administrators' changes.
  var isTestParticipant: Bool
  var accountRevision: Int
  /// Whether the enrolment is current and the study has a newer consent text.
  var isConsentOutdated: Bool
  /// Time when the participant withdrew the consent; nil if not withdrawn, even after leaving.
  var consentWithdrawnAt: Date?
  /// Time when the consent ends because of a newer text; nil if it stays valid.
  var consentEndsAt: Date?
  /// Whether the participant has an allocation in the study.
  var isAllocated = false
  /// Accepted optional parts of the consent.
  var consentPartIDs: [String] = []

  /// Returns the end time for leaving now: not before the start, even if the clock was set back.
  func endTime(at now: Date) -> Date { max(now, joinedAt) }
}
