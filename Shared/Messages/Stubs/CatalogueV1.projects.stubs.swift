// Generated from otolith/catalogue/v1/projects.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension CatalogueV1 {
  /// Manages projects. Administrators have the rights of owners. To callers without a role, a project
  /// does not exist: NOT_FOUND with reason PROJECT_UNKNOWN. A role that is not sufficient:
  /// PERMISSION_DENIED with reason ROLE_INSUFFICIENT. Writing methods, here and in the catalogue's
  /// other services, reject callers who were erased or are being erased: PERMISSION_DENIED with reason
  /// PARTICIPANT_ERASED.
  public protocol ProjectServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: CatalogueV1.ProjectServiceMethod) -> MethodAccess

    /// Creates a project owned by the caller. For study leaders and administrators. Repeating the call
    /// changes nothing.
    ///
    /// Errors: ALREADY_EXISTS with reason PROJECT_EXISTS if another project has the id;
    /// RESOURCE_EXHAUSTED with reason TOO_MANY_PROJECTS (100 per person); ABORTED with reason
    /// CREATED_CONCURRENTLY and RetryInfo; INVALID_ARGUMENT with every finding.
    func createProject(
      _ request: CatalogueV1.CreateProjectRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.Project

    /// Returns a project. For its members, administrators and services.
    ///
    /// Errors: NOT_FOUND with reason PROJECT_UNKNOWN; INVALID_ARGUMENT with reason ID_INVALID.
    func getProject(
      _ request: CatalogueV1.GetProjectRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.GetProjectResponse

    /// Lists the projects in which the caller has a role, ordered by id; for administrators and
    /// services, all projects.
    ///
    /// Errors: INVALID_ARGUMENT with reason PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID.
    func listProjects(
      _ request: CatalogueV1.ListProjectsRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ListProjectsResponse

    /// Changes a project. For owners. Repeating the call with the same etag returns the same response
    /// while the project has the requested state.
    ///
    /// Errors: ABORTED with reason ETAG_MISMATCH; INVALID_ARGUMENT, also without an etag (REQUIRED)
    /// and for a path of the mask that cannot be changed (FIELD_UNKNOWN).
    func updateProject(
      _ request: CatalogueV1.UpdateProjectRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.Project

    /// Assigns, changes or removes a role. For owners; members may remove their own role.
    ///
    /// Errors: FAILED_PRECONDITION with reason LAST_OWNER; RESOURCE_EXHAUSTED with reason
    /// TOO_MANY_MEMBERS (1,000); PERMISSION_DENIED with reason PARTICIPANT_ERASED; INVALID_ARGUMENT
    /// with reason ROLE_UNKNOWN or ID_INVALID.
    func setProjectRole(
      _ request: CatalogueV1.SetProjectRoleRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.SetProjectRoleResponse

    /// Lists the members by role, longest-serving first. For members.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID.
    func listProjectRoles(
      _ request: CatalogueV1.ListProjectRolesRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ListProjectRolesResponse

    /// Lists the changes in the project, newest first. For leaders and owners. Entries are returned as
    /// they were hashed, with people under names used only in audit trails; `names` resolves these
    /// names.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID.
    func listAuditEntries(
      _ request: CatalogueV1.ListAuditEntriesRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ListAuditEntriesResponse
  }

  /// Calls the methods that ``ProjectServiceProtocol`` describes.
  public struct ProjectServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

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
