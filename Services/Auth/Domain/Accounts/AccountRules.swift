package import FoundationEssentials

/// Limits of accounts.
package enum AccountRules {
  /// Seconds after which an account that nobody confirmed is deleted, its address and name with it.
  package static let waitingLifetime: TimeInterval = 7 * 86_400
  /// Accounts that may wait for confirmation under one address, so that nobody's mailbox is flooded
  /// by registering names.
  package static let waitingPerAddressMax = 5
  /// Seconds after which an anonymous account that never joined a study and has no session left is
  /// deleted: nobody can reach it any more.
  package static let abandonedLifetime: TimeInterval = 7 * 86_400
  /// Studies one account leads; their names stand in its access tokens.
  package static let ledStudiesMax = 50
}
