import FoundationEssentials

/// A role of staff that a claim of the external provider gives.
struct ProviderRole: Sendable, Hashable {
  /// Raw value of the role.
  var role: String
  /// The study; nil for a role of the account.
  var study: StudyID?

  /// Staff of studies. Roles in studies need it.
  static let staff = ProviderRole(role: AccountRole.studyLeader.rawValue)
}

extension ProviderRole: Comparable {
  private var sortKey: String { "\(study?.text ?? "") \(role)" }

  static func < (one: ProviderRole, other: ProviderRole) -> Bool { one.sortKey < other.sortKey }
}

/// Rules for accounts that sign in with the external provider.
struct ProviderRules: Sendable, Hashable {
  /// What happens at the first sign-in of a person.
  enum Accounts: String, Sendable, CaseIterable {
    /// An account of staff with the address that the provider verified is linked.
    case link
    /// Likewise; without such an account, one is created.
    case create
  }

  /// When a sign-in counts as one with a second factor.
  enum SecondFactor: String, Sendable, CaseIterable {
    /// If the ID token says so.
    case reported
    /// Always: the provider requires one of every person.
    case always
  }

  var issuer: String
  var clientID: String
  /// Name on the button.
  var displayName: String
  var accounts: Accounts = .link
  /// Name or path of the claim that gives roles.
  var rolesClaim: String = "roles"
  /// Roles by texts of the claim.
  var roles: [String: Set<ProviderRole>] = [:]
  var secondFactor: SecondFactor = .reported
  /// Values of `acr` that report a second factor.
  var secondFactorClasses: [String] = []
  /// Maximum lifetime of a session in seconds.
  var sessionLifetime: TimeInterval = 12 * 3600

  /// Seconds in which a sign-in can be completed.
  static let signInLifetime: TimeInterval = 600
  /// Maximum number of sign-ins that wait for their completion.
  static let waitingMax = 10_000
  /// Value of `amr` for several factors (RFC 8176 §2).
  private static let severalFactors = "mfa"

  /// Returns the roles that the texts of the claim give.
  func roles(of names: [String]) -> Set<ProviderRole> {
    let roles = names.reduce(into: Set<ProviderRole>()) { $0.formUnion(self.roles[$1] ?? []) }
    return roles.contains { $0.study != nil } ? roles.union([.staff]) : roles
  }

  /// Whether the ID token reports a second factor.
  ///
  /// - Parameters:
  ///   - methods: `amr`.
  ///   - contextClass: `acr`.
  func provesSecondFactor(methods: [String], contextClass: String?) -> Bool {
    secondFactor == .always || methods.contains(Self.severalFactors)
      || contextClass.map(secondFactorClasses.contains) ?? false
  }
}

/// A started sign-in with the external provider.
struct StartedProviderSignIn: Sendable, Hashable {
  var nonce: String
  /// PKCE code verifier (RFC 7636).
  var verifier: String
  /// Whether the person has to prove to be itself again.
  var reauthenticates: Bool
  var startedAt: Date
}
