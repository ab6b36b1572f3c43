package import FoundationEssentials

/// A new address that waits for the codes that were mailed to it and to the one before.
package struct EmailChange: Sendable {
  package var email: EmailAddress
  /// Of the code that was mailed to the new address.
  package var codeHash: String
  /// Of the code that was mailed to the address that is kept; nil: none is.
  package var currentCodeHash: String?
  /// Of an anonymous account whose name the address will be.
  package var passwordHash: String?
  package var expiresAt: Date
  /// When it was done; it stays until it expires, so that the same request can be answered again.
  package var doneAt: Date?

  package init(
    email: EmailAddress, codeHash: String, currentCodeHash: String?, passwordHash: String? = nil,
    expiresAt: Date, doneAt: Date? = nil
  ) {
    self.email = email
    self.codeHash = codeHash
    self.currentCodeHash = currentCodeHash
    self.passwordHash = passwordHash
    self.expiresAt = expiresAt
    self.doneAt = doneAt
  }
}
