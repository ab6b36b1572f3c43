package import AuthDomain
package import FoundationEssentials
package import ServiceKit

/// What other services learn from this one.
package enum AuthEvent: Sendable {
  /// Somebody takes part, under which consent and in which group. Told again when the consent is
  /// renewed.
  case participantEnrolled(participantID: UUID, Enrolment)
  case enrolmentEnded(participantID: UUID, studyID: String, leftAt: Date)
  case memberGroupChanged(participantID: UUID, studyID: String, groupID: String, changedAt: Date)
  /// A leader approved or rejected it.
  case joinRequestDecided(JoinRequest)
  case testParticipantChanged(participantID: UUID, isTest: Bool, revision: Int)
  case accountSuspensionChanged(AccountSuspension)
  /// What is kept of somebody is to be erased everywhere.
  case erasureRequested(ErasureOrder)
  case signingKeyPublished(keyID: String, publicKey: [UInt8], notAfter: Date)
}
