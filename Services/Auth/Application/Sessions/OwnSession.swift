import AuthDomain
package import FoundationEssentials
import ServiceKit

/// What somebody sees of an own session.
package struct OwnSession: Sendable {
  package let sessionID: UUID
  package let label: String
  package let signedInAt: Date
  /// The day, in UTC, of the last sign-in or refresh: the moment would tell more than is needed.
  package let lastUsedOn: Date
  package let expiresAt: Date
  /// Whether the caller's token is of it.
  package let isCurrent: Bool

  init(_ session: Session, of caller: AccessClaims, _ rules: SessionRules) {
    sessionID = session.sessionID
    label = session.label
    signedInAt = session.family.signedInAt
    let seconds = session.family.rotatedAt.timeIntervalSince1970
    lastUsedOn = Date(timeIntervalSince1970: (seconds / 86_400).rounded(.down) * 86_400)
    expiresAt = session.family.expiresAt(rules)
    isCurrent = session.sessionID == caller.sessionID
  }
}
