package import FoundationEssentials

/// What was done for somebody who cannot sign in.
package enum AccessCodeOutcome: Sendable, Hashable {
  case confirmationMailed
  case invitationMailed
  case resetMailed
  /// To be handed over; there is no address.
  case issued(AccessCode, expiresAt: Date)
}
