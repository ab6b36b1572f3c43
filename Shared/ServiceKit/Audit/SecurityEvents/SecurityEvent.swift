import Fields
public import FoundationEssentials

/// An event for the investigation of attacks and leaks. Contains no network addresses, names, or
/// text from callers.
public struct SecurityEvent: Sendable, Hashable {
  /// Raw values are stored.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case signInFailed = "sign_in_failed"
    /// A role was missing.
    case callRefused = "call_refused"
    /// A wrong password or code other than at sign-in, or too many attempts.
    case secretRefused = "secret_refused"
    case exportBegun = "export_begun"
    case exportEnded = "export_ended"
    /// The export was not completed.
    case exportBroken = "export_broken"
    case passwordChanged = "password_changed"
    case emailChanged = "email_changed"
    case passwordReset = "password_reset"
  }

  public var kind: Kind
  /// A participant id in lower case, or ``SecurityEvents/digest(of:)``; empty if unknown.
  public var who: String
  /// A method or study, with `throttled` after too many attempts; empty if the kind says
  /// everything.
  public var what: String

  /// ``what`` of exports of a participant's data by an administrator: events of the participant and
  /// of the administrator.
  public static let ownRecordsByAdministrator = "own_records_by_administrator"
  public static let ownRecordsOfAnother = "own_records_of_another"

  public init(_ kind: Kind, who: String, what: String = "") {
    self.kind = kind
    self.who = who
    self.what = what
  }

  public init(_ kind: Kind, by participantID: UUID, what: String = "") {
    self.init(kind, who: participantID.text, what: what)
  }
}
