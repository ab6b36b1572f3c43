package import FoundationEssentials

/// Who sends sheets, as the access token says.
package struct Submitter: Sendable {
  package var participantID: UUID
  package var enrolledStudies: Set<String>
  /// By study.
  package var groups: [String: String]
  /// When consents to replaced texts end, by study.
  package var consentEnds: [String: Date]
  /// When the token was issued, and thus how old its list of studies is.
  package var claimedAt: Date
  /// What is answered is a test.
  package var isTestParticipant: Bool
  /// Passed on when auth is asked.
  package var token: String?
  /// When the call came in: what others were asked since then, they were asked for it.
  package var arrivedAt = ContinuousClock.now

  package init(
    participantID: UUID, enrolledStudies: Set<String>, groups: [String: String],
    consentEnds: [String: Date] = [:],
    claimedAt: Date, isTestParticipant: Bool = false, token: String?
  ) {
    self.participantID = participantID
    self.enrolledStudies = enrolledStudies
    self.groups = groups
    self.consentEnds = consentEnds
    self.claimedAt = claimedAt
    self.isTestParticipant = isTestParticipant
    self.token = token
  }
}
