import Fields
public import FoundationEssentials

/// Something that somebody who looks into an attack or a leak wants to know. No addresses of the network,
/// no names, no text that a caller made up.
public struct SecurityEvent: Sendable, Hashable {
  /// Raw values are stored.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case signInFailed = "sign_in_failed"
    /// For want of a role.
    case callRefused = "call_refused"
    /// A password or a code was wrong, anywhere but at sign-in, or there were too many attempts at one.
    case secretRefused = "secret_refused"
    case exportBegun = "export_begun"
    case exportEnded = "export_ended"
    /// Not all of it was taken.
    case exportBroken = "export_broken"
    case passwordChanged = "password_changed"
    case emailChanged = "email_changed"
    case passwordReset = "password_reset"
  }

  public var kind: Kind
  /// A participant id in lower case, or ``SecurityEvents/digest(of:)``; empty: unknown.
  public var who: String
  /// A method or a study, and `throttled` where there were too many attempts; empty where the kind says it all.
  public var what: String

  public init(_ kind: Kind, who: String, what: String = "") {
    self.kind = kind
    self.who = who
    self.what = what
  }

  public init(_ kind: Kind, by participantID: UUID, what: String = "") {
    self.init(kind, who: participantID.text, what: what)
  }
}
