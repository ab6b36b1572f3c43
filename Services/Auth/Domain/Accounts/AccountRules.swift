import FoundationEssentials

/// Limits of accounts.
enum AccountRules {
  /// Seconds after which an unconfirmed account is deleted with its address and name.
  static let waitingLifetime: TimeInterval = 7 * 86_400
  /// Maximum number of unconfirmed accounts per address within ``waitingPerAddressInterval``, so
  /// that registrations cannot flood a mailbox. Older ones make room only after their codes have
  /// expired, so that registrations by strangers do not displace the owner's.
  static let waitingPerAddressMax = 5
  /// Length of the interval in seconds.
  static let waitingPerAddressInterval: TimeInterval = 3600
  /// Maximum number of accounts per address with a valid code at the same time.
  static let codesPerAddressMax =
    waitingPerAddressMax * (Int(ConfirmationCode.lifetime / waitingPerAddressInterval) + 1)
  /// Seconds after which an anonymous account without an enrolment or session is erased in all
  /// services: no client can sign in to it any more.
  static let abandonedLifetime: TimeInterval = 7 * 86_400
  /// Maximum number of studies that one account leads; access tokens contain their ids.
  static let ledStudiesMax = 50
  /// Maximum number of roles of one account beside led studies; access tokens contain them.
  static let studyRolesMax = 50
  /// Maximum size of an account's roles in studies within an access token, of whose 8 KB in Base64
  /// more than 1 KB is left for the other claims. Staff takes part in no study. Ids of 64 characters
  /// permit ``ledStudiesMax`` led studies without further roles.
  static let studyRolesBytesMax = 4800
}

/// A mailed code that confirms an address: 15 characters, 75 bits. Codes of 64 bits or more cannot
/// be guessed (NIST SP 800-63B §5.1.3.2), so a stranger's wrong codes need not delay the owner.
typealias ConfirmationCode = TypedCode<ConfirmationCodeKind>

enum ConfirmationCodeKind: TypedCodeKind {
  static let groups = 3
}

extension TypedCode<ConfirmationCodeKind> {
  /// Lifetime in seconds.
  static var lifetime: TimeInterval { 24 * 3600 }
}
