/// An account as its owner sees it.
package struct OwnAccount: Sendable, Equatable {
  package var account: Account
  package var profile: Profile
  /// Waits for its codes.
  package var pendingEmail: String?

  package init(account: Account, profile: Profile, pendingEmail: String?) {
    self.account = account
    self.profile = profile
    self.pendingEmail = pendingEmail
  }

  /// Of what its owner changes.
  package var entityTag: String { "\(account.revision)" }
}
