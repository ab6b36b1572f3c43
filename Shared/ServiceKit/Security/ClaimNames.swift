/// Where the tokens of another issuer say what somebody may do. Ours always say it under the names that
/// are the defaults here.
public struct ClaimNames: Sendable, Hashable {
  /// Longest name, in bytes.
  static let sizeMax = 256

  /// Each is the name of a claim, or, where there is no claim of that name, a path of names with dots
  /// between them: `https://example.org/roles`, `realm_access.roles`.
  public var roles: String
  public var studies: String
  public var leads: String

  /// What the issuer's names for roles mean here; others mean nothing. Empty: its tokens give nobody a
  /// role, since a name that an issuer uses for something of its own must not become a right by chance.
  public var roleNames: [String: Set<Role>]

  public init(
    roles: String = "roles", studies: String = "studies", leads: String = "leads",
    roleNames: [String: Set<Role>] = [:]
  ) {
    self.roleNames = roleNames
    self.roles = roles
    self.studies = studies
    self.leads = leads
  }
}
