public import RPCCore
public import RPCServer

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

/// The caller has a good access token, whatever it says; another service that asks in its own name only
/// where that is said.
///
/// Error: PERMISSION_DENIED with reason NOT_FOR_SERVICES.
struct TokenRequirement: CallRequirement {
  var permitsServices = false

  func check(_ context: ServerCallContext) throws(RPCError) {
    guard let claims = context[AccessClaimsKey.self] else { throw RPCError.tokenMissing }
    if !permitsServices, let service = claims.claims.callingService {
      throw RPCError(
        .permissionDenied, "\(service) may not call this in its own name",
        reason: "NOT_FOR_SERVICES")
    }
  }
}
