package import FoundationEssentials

/// A mail that somebody asked for without a token; whether there is such an account is looked up later.
package struct MailRequest: Sendable, Hashable {
  /// Raw values are stored.
  package enum Purpose: String, Sendable, Hashable {
    case reset
    case confirmation
  }

  /// That wait at a time; more are refused.
  package static let waitingMax = 10_000
  /// Seconds after which one that nobody has looked at is forgotten.
  package static let lifetime: TimeInterval = 3600

  package var purpose: Purpose
  /// As typed: a username or an address.
  package var identifier: String

  package init(_ purpose: Purpose, identifier: String) {
    self.purpose = purpose
    self.identifier = identifier
  }
}
