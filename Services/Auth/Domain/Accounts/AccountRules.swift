package import FoundationEssentials

/// Limits of accounts.
package enum AccountRules {
  /// Seconds after which an account that was not confirmed is deleted, with its address and name.
  package static let waitingLifetime: TimeInterval = 7 * 86_400
  /// Accounts that may wait for confirmation under one address, so that registrations cannot flood a
  /// mailbox: more within ``waitingPerAddressInterval`` are refused. Older ones make room once their codes are
  /// good no more: what strangers register ends nobody's.
  package static let waitingPerAddressMax = 5
  /// In seconds.
  package static let waitingPerAddressInterval: TimeInterval = 3600
  /// Accounts under one address that may have a good code at the same time.
  package static let codesPerAddressMax =
    waitingPerAddressMax * (Int(ConfirmationCode.lifetime / waitingPerAddressInterval) + 1)
  /// Seconds after which an anonymous account that takes part in no study and has no session left is
  /// erased, everywhere: no client can sign in to it any more.
  package static let abandonedLifetime: TimeInterval = 7 * 86_400
  /// Studies one account leads; their ids are in its access tokens.
  package static let ledStudiesMax = 50
}
