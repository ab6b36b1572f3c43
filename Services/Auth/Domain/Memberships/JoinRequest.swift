import Fields
package import FoundationEssentials

/// A request to join a study as it is stored.
package struct JoinRequest: Sendable {
  package var joinRequestID: UUID
  package var participantID: UUID
  package var studyID: String
  package var state: JoinRequestRules.State
  /// The participant's words to the leader; empty once it is decided.
  package var note: String
  package var consentVersion: String
  package var consentLanguage: String
  package var requestedAt: Date
  package var expiresAt: Date
  /// Nil while it is pending.
  package var decidedAt: Date?
  /// The leader's words to the participant.
  package var reason: String

  package init(
    joinRequestID: UUID, participantID: UUID, studyID: String, state: JoinRequestRules.State,
    note: String, consentVersion: String, consentLanguage: String, requestedAt: Date,
    expiresAt: Date, decidedAt: Date?, reason: String
  ) {
    self.joinRequestID = joinRequestID
    self.participantID = participantID
    self.studyID = studyID
    self.state = state
    self.note = note
    self.consentVersion = consentVersion
    self.consentLanguage = consentLanguage
    self.requestedAt = requestedAt
    self.expiresAt = expiresAt
    self.decidedAt = decidedAt
    self.reason = reason
  }

  /// Names it in the audit log.
  package var auditObject: String { "\(studyID) \(joinRequestID.text)" }
}
