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

  public init(roles: String = "roles", studies: String = "studies", leads: String = "leads") {
    self.roles = roles
    self.studies = studies
    self.leads = leads
  }
}
