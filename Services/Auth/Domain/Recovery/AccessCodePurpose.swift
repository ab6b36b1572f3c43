package import FoundationEssentials

/// What an access code was made for. Raw values are stored.
package enum AccessCodePurpose: String, Sendable, Hashable, CaseIterable {
  /// Mailed to somebody who forgot a password.
  case reset
  /// Given to study leaders and administrators, who choose their first password by it; and to those
  /// without an address who forgot it.
  case invitation
  /// Kept by people whose account keeps no address.
  case recovery

  /// Seconds; nil: until it is used or replaced.
  package var lifetime: TimeInterval? {
    switch self {
    case .reset: 30 * 60
    case .invitation: AccountRules.waitingLifetime
    case .recovery: nil
    }
  }
}
