// Generated from otolith/auth/v1/access.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension AuthV1 {
  /// Explains rights. A verb such as `export.read` is the right to do something to an object; a role is a
  /// list of verbs; an assignment gives an account a role on an object.
  ///
  /// Objects are `installation`, `projects/{project_id}` and `studies/{study_id}`. A role on the
  /// installation holds on all projects and studies, with the verbs of the role. Roles in projects are
  /// kept by the catalogue (ProjectService.ListProjectRoles) and are not listed here.
  ///
  /// Every installation has the same shipped roles. Administrators define further roles in studies for
  /// all studies, leaders for their own study (DefineRole).
  public protocol AccessServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.AccessServiceMethod) -> MethodAccess

    /// Lists the roles: the shipped ones from the widest to the narrowest scope, then the defined ones by
    /// name. For any account. Roles that a study defined are shown to its staff with `role.read`, and to
    /// administrators.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listRoles(
      _ request: AuthV1.ListRolesRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ListRolesResponse

    /// Lists the assignments of an account, or those on an object: of the caller, or with `role.read` on
    /// the object; those of another account need it on the installation. Sorted by object, role and
    /// account.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN; PERMISSION_DENIED with reason
    /// NOT_ADMINISTRATOR or NOT_STUDY_LEADER.
    func listAssignments(
      _ request: AuthV1.ListAssignmentsRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ListAssignmentsResponse

    /// Says whether an account holds a verb on an object, and why: of the caller, or with `role.read` on
    /// the object. Roles on other objects are shown to the account itself and with `role.read` on the
    /// installation. Others see only `granted` and `roles_with_verb` of an account without a role on the
    /// object. The answer is that of the database; tokens issued before the latest change are refused
    /// within seconds.
    ///
    /// Errors: INVALID_ARGUMENT with reason OBJECT_INVALID or VERB_UNKNOWN; NOT_FOUND with reason
    /// ACCOUNT_UNKNOWN; PERMISSION_DENIED with reason NOT_ADMINISTRATOR or NOT_STUDY_LEADER.
    func explainAccess(
      _ request: AuthV1.ExplainAccessRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ExplainAccessResponse

    /// Gives an account of staff a role in a study, or changes when the role ends. For administrators,
    /// and for leaders of the study, who give only roles whose verbs they hold there. Access tokens of
    /// the account from before are refused by every service within seconds; a refreshed one has the
    /// role. A repetition changes nothing. Recorded in the audit log.
    ///
    /// Errors: INVALID_ARGUMENT with reason OBJECT_INVALID or ROLE_INVALID; NOT_FOUND with reason
    /// ACCOUNT_UNKNOWN; FAILED_PRECONDITION with reason NOT_STAFF; PERMISSION_DENIED with reason
    /// NOT_STUDY_LEADER, NOT_ADMINISTRATOR or VERBS_NOT_HELD; RESOURCE_EXHAUSTED with reason
    /// TOO_MANY_ROLES.
    func assignRole(
      _ request: AuthV1.AssignRoleRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.AssignRoleResponse

    /// Takes a role in a study from an account, in the same way. Leaders cannot take the role of the
    /// study's last leader; administrators can.
    ///
    /// Errors: those of AssignRole; FAILED_PRECONDITION with reason LAST_LEADER.
    func revokeRole(
      _ request: AuthV1.RevokeRoleRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RevokeRoleResponse

    /// Defines a role in studies, or replaces its verbs. For administrators, for all studies or one; and
    /// for accounts with `role.assign` on a study, for that study, who hold all former and new verbs of
    /// the role there. Access tokens of all accounts with a changed role are refused by every service
    /// within seconds; refreshed ones have the new verbs. Staff without `allocation.read` sees no groups
    /// of a blinded allocation, by whatever role. A repetition changes nothing. Recorded in the audit log.
    ///
    /// Errors: INVALID_ARGUMENT with reason OBJECT_INVALID, ROLE_INVALID or VERB_UNKNOWN;
    /// PERMISSION_DENIED with reason NOT_STUDY_LEADER, NOT_ADMINISTRATOR or VERBS_NOT_HELD; ABORTED with
    /// reason ROLE_CHANGED; RESOURCE_EXHAUSTED with reason TOO_MANY_ROLES.
    func defineRole(
      _ request: AuthV1.DefineRoleRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.DefineRoleResponse

    /// Deletes a defined role that no account has. For the accounts that may define it. Idempotent: an
    /// unknown role changes nothing. Recorded in the audit log.
    ///
    /// Errors: INVALID_ARGUMENT with reason ROLE_INVALID; PERMISSION_DENIED as for DefineRole;
    /// FAILED_PRECONDITION with reason ROLE_IN_USE.
    func deleteRole(
      _ request: AuthV1.DeleteRoleRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.DeleteRoleResponse
  }

  /// Calls the methods that ``AccessServiceProtocol`` describes.
  public struct AccessServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func listRoles(
      _ request: AuthV1.ListRolesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ListRolesResponse {
      try await channel.unary(
        service: AccessServiceMethods.service,
        method: AccessServiceMethods.listRoles,
        request: request,
        options: options)
    }

    public func listAssignments(
      _ request: AuthV1.ListAssignmentsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ListAssignmentsResponse {
      try await channel.unary(
        service: AccessServiceMethods.service,
        method: AccessServiceMethods.listAssignments,
        request: request,
        options: options)
    }

    public func explainAccess(
      _ request: AuthV1.ExplainAccessRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ExplainAccessResponse {
      try await channel.unary(
        service: AccessServiceMethods.service,
        method: AccessServiceMethods.explainAccess,
        request: request,
        options: options)
    }

    public func assignRole(
      _ request: AuthV1.AssignRoleRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.AssignRoleResponse {
      try await channel.unary(
        service: AccessServiceMethods.service,
        method: AccessServiceMethods.assignRole,
        request: request,
        options: options)
    }

    public func revokeRole(
      _ request: AuthV1.RevokeRoleRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RevokeRoleResponse {
      try await channel.unary(
        service: AccessServiceMethods.service,
        method: AccessServiceMethods.revokeRole,
        request: request,
        options: options)
    }

    public func defineRole(
      _ request: AuthV1.DefineRoleRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.DefineRoleResponse {
      try await channel.unary(
        service: AccessServiceMethods.service,
        method: AccessServiceMethods.defineRole,
        request: request,
        options: options)
    }

    public func deleteRole(
      _ request: AuthV1.DeleteRoleRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.DeleteRoleResponse {
      try await channel.unary(
        service: AccessServiceMethods.service,
        method: AccessServiceMethods.deleteRole,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.AccessService`, by their names on the wire.
  public enum AccessServiceMethod: String, Sendable, CaseIterable {
    case listRoles = "ListRoles"
    case listAssignments = "ListAssignments"
    case explainAccess = "ExplainAccess"
    case assignRole = "AssignRole"
    case revokeRole = "RevokeRole"
    case defineRole = "DefineRole"
    case deleteRole = "DeleteRole"
  }

  /// The names of `otolith.auth.v1.AccessService` and its methods on the wire.
  public enum AccessServiceMethods {
    public static let service = "otolith.auth.v1.AccessService"
    public static let listRoles = "ListRoles"
    public static let listAssignments = "ListAssignments"
    public static let explainAccess = "ExplainAccess"
    public static let assignRole = "AssignRole"
    public static let revokeRole = "RevokeRole"
    public static let defineRole = "DefineRole"
    public static let deleteRole = "DeleteRole"
  }
}

extension AuthV1.AccessServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.accessFile)
    registry.unary(
      service: AuthV1.AccessServiceMethods.service,
      method: AuthV1.AccessServiceMethods.listRoles,
      access: access(to: .listRoles)
    ) { (request: AuthV1.ListRolesRequest, context: ServerCallContext) -> AuthV1.ListRolesResponse in
      try await self.listRoles(request, context: context)
    }
    registry.unary(
      service: AuthV1.AccessServiceMethods.service,
      method: AuthV1.AccessServiceMethods.listAssignments,
      access: access(to: .listAssignments)
    ) { (request: AuthV1.ListAssignmentsRequest, context: ServerCallContext) -> AuthV1.ListAssignmentsResponse in
      try await self.listAssignments(request, context: context)
    }
    registry.unary(
      service: AuthV1.AccessServiceMethods.service,
      method: AuthV1.AccessServiceMethods.explainAccess,
      access: access(to: .explainAccess)
    ) { (request: AuthV1.ExplainAccessRequest, context: ServerCallContext) -> AuthV1.ExplainAccessResponse in
      try await self.explainAccess(request, context: context)
    }
    registry.unary(
      service: AuthV1.AccessServiceMethods.service,
      method: AuthV1.AccessServiceMethods.assignRole,
      access: access(to: .assignRole)
    ) { (request: AuthV1.AssignRoleRequest, context: ServerCallContext) -> AuthV1.AssignRoleResponse in
      try await self.assignRole(request, context: context)
    }
    registry.unary(
      service: AuthV1.AccessServiceMethods.service,
      method: AuthV1.AccessServiceMethods.revokeRole,
      access: access(to: .revokeRole)
    ) { (request: AuthV1.RevokeRoleRequest, context: ServerCallContext) -> AuthV1.RevokeRoleResponse in
      try await self.revokeRole(request, context: context)
    }
    registry.unary(
      service: AuthV1.AccessServiceMethods.service,
      method: AuthV1.AccessServiceMethods.defineRole,
      access: access(to: .defineRole)
    ) { (request: AuthV1.DefineRoleRequest, context: ServerCallContext) -> AuthV1.DefineRoleResponse in
      try await self.defineRole(request, context: context)
    }
    registry.unary(
      service: AuthV1.AccessServiceMethods.service,
      method: AuthV1.AccessServiceMethods.deleteRole,
      access: access(to: .deleteRole)
    ) { (request: AuthV1.DeleteRoleRequest, context: ServerCallContext) -> AuthV1.DeleteRoleResponse in
      try await self.deleteRole(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.AccessServiceProtocol {
  public func listRoles(
    _ request: AuthV1.ListRolesRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ListRolesResponse {
    throw RPCError(.unimplemented, "ListRoles is not implemented here")
  }

  public func listAssignments(
    _ request: AuthV1.ListAssignmentsRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ListAssignmentsResponse {
    throw RPCError(.unimplemented, "ListAssignments is not implemented here")
  }

  public func explainAccess(
    _ request: AuthV1.ExplainAccessRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ExplainAccessResponse {
    throw RPCError(.unimplemented, "ExplainAccess is not implemented here")
  }

  public func assignRole(
    _ request: AuthV1.AssignRoleRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.AssignRoleResponse {
    throw RPCError(.unimplemented, "AssignRole is not implemented here")
  }

  public func revokeRole(
    _ request: AuthV1.RevokeRoleRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RevokeRoleResponse {
    throw RPCError(.unimplemented, "RevokeRole is not implemented here")
  }

  public func defineRole(
    _ request: AuthV1.DefineRoleRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.DefineRoleResponse {
    throw RPCError(.unimplemented, "DefineRole is not implemented here")
  }

  public func deleteRole(
    _ request: AuthV1.DeleteRoleRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.DeleteRoleResponse {
    throw RPCError(.unimplemented, "DeleteRole is not implemented here")
  }
}
