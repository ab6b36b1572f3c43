/// Limits of invitations.
public enum InvitationRules {
  public static let usesMaxRange: ClosedRange<UInt32> = 1...100_000
  public static let validDaysRange: ClosedRange<UInt32> = 1...365
  public static let validDaysDefault: UInt32 = 30
  /// Of one study, usable at a time.
  public static let usableMax = 1000
}
