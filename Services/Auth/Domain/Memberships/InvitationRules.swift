/// Limits of invitations.
package enum InvitationRules {
  package static let usesMaxRange: ClosedRange<UInt32> = 1...100_000
  package static let validDaysRange: ClosedRange<UInt32> = 1...365
  package static let validDaysDefault: UInt32 = 30
  /// Of one study, usable at a time.
  package static let usableMax = 1000
}
