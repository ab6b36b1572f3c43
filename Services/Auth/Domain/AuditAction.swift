/// What the audit log records. Raw values are stored for good: never renamed, never reused.
public enum AuditAction: String, Sendable, Hashable, CaseIterable {
  case accountRegistered = "account.registered"
  case accountConfirmed = "account.confirmed"
  case accountExpired = "account.expired"
  case anonymousAccountCreated = "account.anonymous_created"
  case administratorCreated = "administrator.created"
  case studyLeaderCreated = "study_leader.created"
  case ledStudiesReplaced = "study_leader.studies_replaced"
  case signedIn = "session.signed_in"
  case signedOut = "session.signed_out"
  case refreshTokenReused = "session.refresh_token_reused"
  case sessionDisplaced = "session.displaced"
  case consentGiven = "consent.given"
  case studyJoined = "study.joined"
  case studyLeft = "study.left"
  case signingKeyCreated = "signing_key.created"
}
