// Generated from otolith/catalogue/v1/projects.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension CatalogueV1 {
  /// Administrators may do here what owners may. To everybody without a role a project is unknown:
  /// NOT_FOUND with reason PROJECT_UNKNOWN; a role that does not suffice: PERMISSION_DENIED with reason
  /// ROLE_INSUFFICIENT. Methods that write, here and in the catalogue's other services, are refused to whoever
  /// was erased or is about to be: PERMISSION_DENIED with reason PARTICIPANT_ERASED.
  public protocol ProjectServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: CatalogueV1.ProjectServiceMethod) -> MethodAccess

    /// For study leaders and administrators, who become its owner.
    ///
    /// Sent again it changes nothing. Errors: ALREADY_EXISTS with reason PROJECT_EXISTS when the id is
    /// taken by another project; RESOURCE_EXHAUSTED with reason TOO_MANY_PROJECTS (100 by one person);
    /// ABORTED with reason CREATED_CONCURRENTLY and RetryInfo; INVALID_ARGUMENT with every finding.
    func createProject(
      _ request: CatalogueV1.CreateProjectRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.Project

    /// For everybody with a role in it, administrators and services.
    ///
    /// Errors: NOT_FOUND with reason PROJECT_UNKNOWN; INVALID_ARGUMENT with reason ID_INVALID.
    func getProject(
      _ request: CatalogueV1.GetProjectRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.GetProjectResponse

    /// Those in which the caller has a role, by id; for administrators and services all.
    ///
    /// Errors: INVALID_ARGUMENT with reason PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID.
    func listProjects(
      _ request: CatalogueV1.ListProjectsRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ListProjectsResponse

    /// For owners. Sent again with the same etag it answers the same, while the project is as it asks.
    ///
    /// Errors: ABORTED with reason ETAG_MISMATCH; INVALID_ARGUMENT, also without an etag (REQUIRED) and for a
    /// path of the mask that cannot be changed (FIELD_UNKNOWN).
    func updateProject(
      _ request: CatalogueV1.UpdateProjectRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.Project

    /// Gives a role, changes it or takes it away. For owners; everybody may leave.
    ///
    /// Errors: FAILED_PRECONDITION with reason LAST_OWNER; RESOURCE_EXHAUSTED with reason
    /// TOO_MANY_MEMBERS (1,000); PERMISSION_DENIED with reason PARTICIPANT_ERASED; INVALID_ARGUMENT with reason
    /// ROLE_UNKNOWN or ID_INVALID.
    func setProjectRole(
      _ request: CatalogueV1.SetProjectRoleRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.SetProjectRoleResponse

    /// Who has a role, in the order of the roles, then of who has them longest. For everybody with a role.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID.
    func listProjectRoles(
      _ request: CatalogueV1.ListProjectRolesRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ListProjectRolesResponse

    /// Every change in the project, newest first. For leaders and owners. Entries are told as they were hashed, with
    /// people by names of the trail's own; `names` says whose they are.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID.
    func listAuditEntries(
      _ request: CatalogueV1.ListAuditEntriesRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ListAuditEntriesResponse
  }

  /// Administrators may do here what owners may. To everybody without a role a project is unknown:
  /// NOT_FOUND with reason PROJECT_UNKNOWN; a role that does not suffice: PERMISSION_DENIED with reason
  /// ROLE_INSUFFICIENT. Methods that write, here and in the catalogue's other services, are refused to whoever
  /// was erased or is about to be: PERMISSION_DENIED with reason PARTICIPANT_ERASED.
  public struct ProjectServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    /// For study leaders and administrators, who become its owner.
    ///
    /// Sent again it changes nothing. Errors: ALREADY_EXISTS with reason PROJECT_EXISTS when the id is
    /// taken by another project; RESOURCE_EXHAUSTED with reason TOO_MANY_PROJECTS (100 by one person);
    /// ABORTED with reason CREATED_CONCURRENTLY and RetryInfo; INVALID_ARGUMENT with every finding.
    public func createProject(
      _ request: CatalogueV1.CreateProjectRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.Project {
      try await channel.unary(
        service: ProjectServiceMethods.service,
        method: ProjectServiceMethods.createProject,
        request: request,
        options: options)
    }

    /// For everybody with a role in it, administrators and services.
    ///
    /// Errors: NOT_FOUND with reason PROJECT_UNKNOWN; INVALID_ARGUMENT with reason ID_INVALID.
    public func getProject(
      _ request: CatalogueV1.GetProjectRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.GetProjectResponse {
      try await channel.unary(
        service: ProjectServiceMethods.service,
        method: ProjectServiceMethods.getProject,
        request: request,
        options: options)
    }

    /// Those in which the caller has a role, by id; for administrators and services all.
    ///
    /// Errors: INVALID_ARGUMENT with reason PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID.
    public func listProjects(
      _ request: CatalogueV1.ListProjectsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.ListProjectsResponse {
      try await channel.unary(
        service: ProjectServiceMethods.service,
        method: ProjectServiceMethods.listProjects,
        request: request,
        options: options)
    }

    /// For owners. Sent again with the same etag it answers the same, while the project is as it asks.
    ///
    /// Errors: ABORTED with reason ETAG_MISMATCH; INVALID_ARGUMENT, also without an etag (REQUIRED) and for a
    /// path of the mask that cannot be changed (FIELD_UNKNOWN).
    public func updateProject(
      _ request: CatalogueV1.UpdateProjectRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.Project {
      try await channel.unary(
        service: ProjectServiceMethods.service,
        method: ProjectServiceMethods.updateProject,
        request: request,
        options: options)
    }

    /// Gives a role, changes it or takes it away. For owners; everybody may leave.
    ///
    /// Errors: FAILED_PRECONDITION with reason LAST_OWNER; RESOURCE_EXHAUSTED with reason
    /// TOO_MANY_MEMBERS (1,000); PERMISSION_DENIED with reason PARTICIPANT_ERASED; INVALID_ARGUMENT with reason
    /// ROLE_UNKNOWN or ID_INVALID.
    public func setProjectRole(
      _ request: CatalogueV1.SetProjectRoleRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.SetProjectRoleResponse {
      try await channel.unary(
        service: ProjectServiceMethods.service,
        method: ProjectServiceMethods.setProjectRole,
        request: request,
        options: options)
    }

    /// Who has a role, in the order of the roles, then of who has them longest. For everybody with a role.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID.
    public func listProjectRoles(
      _ request: CatalogueV1.ListProjectRolesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.ListProjectRolesResponse {
      try await channel.unary(
        service: ProjectServiceMethods.service,
        method: ProjectServiceMethods.listProjectRoles,
        request: request,
        options: options)
    }

    /// Every change in the project, newest first. For leaders and owners. Entries are told as they were hashed, with
    /// people by names of the trail's own; `names` says whose they are.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID.
    public func listAuditEntries(
      _ request: CatalogueV1.ListAuditEntriesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.ListAuditEntriesResponse {
      try await channel.unary(
        service: ProjectServiceMethods.service,
        method: ProjectServiceMethods.listAuditEntries,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.catalogue.v1.ProjectService`, by their names on the wire.
  public enum ProjectServiceMethod: String, Sendable, CaseIterable {
    case createProject = "CreateProject"
    case getProject = "GetProject"
    case listProjects = "ListProjects"
    case updateProject = "UpdateProject"
    case setProjectRole = "SetProjectRole"
    case listProjectRoles = "ListProjectRoles"
    case listAuditEntries = "ListAuditEntries"
  }

  /// The names of `otolith.catalogue.v1.ProjectService` and its methods on the wire.
  public enum ProjectServiceMethods {
    public static let service = "otolith.catalogue.v1.ProjectService"
    public static let createProject = "CreateProject"
    public static let getProject = "GetProject"
    public static let listProjects = "ListProjects"
    public static let updateProject = "UpdateProject"
    public static let setProjectRole = "SetProjectRole"
    public static let listProjectRoles = "ListProjectRoles"
    public static let listAuditEntries = "ListAuditEntries"
  }
}

extension CatalogueV1.ProjectServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: CatalogueV1.projectsFile)
    registry.unary(
      service: CatalogueV1.ProjectServiceMethods.service,
      method: CatalogueV1.ProjectServiceMethods.createProject,
      access: access(to: .createProject)
    ) { (request: CatalogueV1.CreateProjectRequest, context: ServerCallContext) -> CatalogueV1.Project in
      try await self.createProject(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.ProjectServiceMethods.service,
      method: CatalogueV1.ProjectServiceMethods.getProject,
      access: access(to: .getProject)
    ) { (request: CatalogueV1.GetProjectRequest, context: ServerCallContext) -> CatalogueV1.GetProjectResponse in
      try await self.getProject(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.ProjectServiceMethods.service,
      method: CatalogueV1.ProjectServiceMethods.listProjects,
      access: access(to: .listProjects)
    ) { (request: CatalogueV1.ListProjectsRequest, context: ServerCallContext) -> CatalogueV1.ListProjectsResponse in
      try await self.listProjects(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.ProjectServiceMethods.service,
      method: CatalogueV1.ProjectServiceMethods.updateProject,
      access: access(to: .updateProject)
    ) { (request: CatalogueV1.UpdateProjectRequest, context: ServerCallContext) -> CatalogueV1.Project in
      try await self.updateProject(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.ProjectServiceMethods.service,
      method: CatalogueV1.ProjectServiceMethods.setProjectRole,
      access: access(to: .setProjectRole)
    ) { (request: CatalogueV1.SetProjectRoleRequest, context: ServerCallContext) -> CatalogueV1.SetProjectRoleResponse in
      try await self.setProjectRole(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.ProjectServiceMethods.service,
      method: CatalogueV1.ProjectServiceMethods.listProjectRoles,
      access: access(to: .listProjectRoles)
    ) { (request: CatalogueV1.ListProjectRolesRequest, context: ServerCallContext) -> CatalogueV1.ListProjectRolesResponse in
      try await self.listProjectRoles(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.ProjectServiceMethods.service,
      method: CatalogueV1.ProjectServiceMethods.listAuditEntries,
      access: access(to: .listAuditEntries)
    ) { (request: CatalogueV1.ListAuditEntriesRequest, context: ServerCallContext) -> CatalogueV1.ListAuditEntriesResponse in
      try await self.listAuditEntries(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension CatalogueV1.ProjectServiceProtocol {
  public func createProject(
    _ request: CatalogueV1.CreateProjectRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.Project {
    throw RPCError(.unimplemented, "CreateProject is not implemented here")
  }

  public func getProject(
    _ request: CatalogueV1.GetProjectRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.GetProjectResponse {
    throw RPCError(.unimplemented, "GetProject is not implemented here")
  }

  public func listProjects(
    _ request: CatalogueV1.ListProjectsRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.ListProjectsResponse {
    throw RPCError(.unimplemented, "ListProjects is not implemented here")
  }

  public func updateProject(
    _ request: CatalogueV1.UpdateProjectRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.Project {
    throw RPCError(.unimplemented, "UpdateProject is not implemented here")
  }

  public func setProjectRole(
    _ request: CatalogueV1.SetProjectRoleRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.SetProjectRoleResponse {
    throw RPCError(.unimplemented, "SetProjectRole is not implemented here")
  }

  public func listProjectRoles(
    _ request: CatalogueV1.ListProjectRolesRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.ListProjectRolesResponse {
    throw RPCError(.unimplemented, "ListProjectRoles is not implemented here")
  }

  public func listAuditEntries(
    _ request: CatalogueV1.ListAuditEntriesRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.ListAuditEntriesResponse {
    throw RPCError(.unimplemented, "ListAuditEntries is not implemented here")
  }
}
