import FoundationEssentials

/// An account as administrators see it: without data whose storage lacks consent.
struct ManagedAccount: Sendable, Hashable {
  /// Sign-in state of an account.
  enum State: Sendable, Hashable {
    /// Not confirmed yet.
    case waiting
    case active
    case suspended
  }

  struct Suspension: Sendable, Hashable {
    var since: Date
    var reason: SuspensionReason
  }

  var participantID: UUID
  /// Absent for an anonymous account.
  var username: String?
  /// Shown only if confirmed and stored with consent.
  var email: String?
  /// Time of the first returned mail; nil if none, or if the address is not shown.
  var emailFailedAt: Date?
  var roles: Set<AccountRole>
  var ledStudies: [String]
  var createdAt: Date
  /// Time of the confirmation; nil until then.
  var confirmedAt: Date?
  /// Current suspension, if any.
  var suspension: Suspension?
  var isTestParticipant: Bool
  /// Incremented by each change an administrator makes; 0 before the first.
  var revision: Int
  /// Time of the latest change of staff roles or led studies; nil if they never changed.
  var rightsChangedAt: Date?
  /// Whether sign-in needs a code of a second factor.
  var hasSecondFactor: Bool = false
  /// Time since which the owner can sign in with the external provider; nil if never linked.
  var providerLinkedAt: Date?

  /// Whether the account belongs to staff.
  var isStaff: Bool { roles.contains(where: \.isStaff) }

  var state: State {
    if suspension != nil { return .suspended }
    return confirmedAt == nil ? .waiting : .active
  }
}

/// Why an account is suspended. Raw values are stored permanently: do not rename or reuse them.
enum SuspensionReason: String, Sendable, Hashable, CaseIterable {
  case abuse
  /// Other people may have access to it; its sessions end as well.
  case compromised
  /// Requested by the owner.
  case requested
  case leftTeam = "left_team"
  case other
}

/// Filter for lists of accounts; nil properties match every account.
struct ManagedAccountFilter: Sendable, Hashable {
  var role: AccountRole?
  var state: ManagedAccount.State?
  var createdFrom: Date?
  var createdBefore: Date?
  var isTestParticipant: Bool?
  /// Lower case; letters, digits, `.`, `_` and `-` only.
  var usernamePrefix: String?
  /// Does not match accounts whose address may not be shown.
  var email: EmailAddress?
}
