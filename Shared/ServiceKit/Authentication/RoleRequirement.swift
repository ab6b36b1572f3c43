public import RPC

/// The caller's access token names at least one of some roles.
///
/// Error: PERMISSION_DENIED with a reason that says which role is missing.
public struct RoleRequirement: CallRequirement {
  private let roles: Set<Role>
  private let refusal: RPCError

  /// - Parameter refusal: what a caller without any of the roles gets.
  public init(_ roles: Set<Role>, refusal: RPCError) {
    self.roles = roles
    self.refusal = refusal
  }

  public func check(_ context: ServerCallContext) throws(RPCError) {
    guard let claims = context[AccessClaimsKey.self] else { throw RPCError.tokenMissing }
    guard !claims.claims.roles.isDisjoint(with: roles) else { throw refusal }
  }
}

/// The caller has a good access token, whatever it says.
struct TokenRequirement: CallRequirement {
  func check(_ context: ServerCallContext) throws(RPCError) {
    guard context[AccessClaimsKey.self] != nil else { throw RPCError.tokenMissing }
  }
}
