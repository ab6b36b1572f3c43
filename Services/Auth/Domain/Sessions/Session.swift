package import FoundationEssentials

/// A session: one sign-in and its refresh tokens.
package struct Session: Sendable {
  package var sessionID: UUID
  package var participantID: UUID
  /// What all refresh tokens of the session begin with; finds it, proves nothing.
  package var selector: [UInt8]
  /// The services that its access tokens are for.
  package var audiences: [String]
  package var family: RefreshTokenFamily
  /// What its owner knows it by; empty: nothing was said.
  package var label: String
  /// When a password was last proven in it; nil: never, as of an anonymous account.
  package var provenAt: Date?

  package init(
    sessionID: UUID, participantID: UUID, selector: [UInt8], audiences: [String],
    family: RefreshTokenFamily, label: String = "", provenAt: Date? = nil
  ) {
    self.sessionID = sessionID
    self.participantID = participantID
    self.selector = selector
    self.audiences = audiences
    self.family = family
    self.label = label
    self.provenAt = provenAt
  }
}
