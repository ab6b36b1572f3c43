import AuthDomain
import Fields
import FoundationEssentials
import ServiceKit

extension Session {
  /// A session that begins now, under a selector of its own.
  static func new(
    of participantID: UUID, audiences: [String], label: String, provenAt: Date? = nil, at now: Date
  ) -> Session {
    Session(
      sessionID: UUID(), participantID: participantID,
      selector: Sodium.randomBytes(RefreshToken.selectorSize), audiences: audiences,
      family: RefreshTokenFamily(signedInAt: now), label: label, provenAt: provenAt)
  }

  /// Names it in the audit log.
  var auditObject: String { sessionID.text }
}

extension RefreshToken {
  /// A new token of the session's family.
  static func new(of session: Session) -> RefreshToken {
    RefreshToken(
      selector: session.selector, secret: Sodium.randomBytes(RefreshToken.secretSize))
  }
}
