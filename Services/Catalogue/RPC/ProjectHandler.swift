package import CatalogueApplication
internal import CatalogueDomain
internal import FoundationEssentials
public import Messages
public import RPCServer
package import ServiceKit
public import Stubs

/// Projects, roles, and the audit trail.
public struct ProjectHandler: CatalogueV1.ProjectServiceProtocol {
  /// On a page of roles that names no size.
  static let membersDefault = 100

  private let create: CreateProject
  private let read: ReadProjects
  private let update: UpdateProject
  private let setRole: SetProjectRole
  private let readAuditTrail: ReadAuditTrail
  private let clock: any WallClock

  package init(
    create: CreateProject, read: ReadProjects, update: UpdateProject, setRole: SetProjectRole,
    readAuditTrail: ReadAuditTrail, clock: any WallClock
  ) {
    self.create = create
    self.read = read
    self.update = update
    self.setRole = setRole
    self.readAuditTrail = readAuditTrail
    self.clock = clock
  }

  public func access(to method: CatalogueV1.ProjectServiceMethod) -> MethodAccess {
    switch method {
    case .createProject: .studyLeaderOrAdministrator
    // Roles in projects are not in tokens.
    case .getProject, .listProjects, .updateProject, .setProjectRole, .listProjectRoles,
      .listAuditEntries:
      .signedIn
    }
  }

  public func createProject(
    _ request: CatalogueV1.CreateProjectRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.Project {
    let claims = try context.claims
    let contents = ProjectContents((request.project ?? CatalogueV1.Project()).cleaned)
    let now = clock.now()
    return try await answering(attempts: 3) {
      try CatalogueV1.Project(try await create(contents, by: claims.participantID, at: now))
    }
  }

  public func getProject(
    _ request: CatalogueV1.GetProjectRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetProjectResponse {
    let claims = try context.claims
    try FieldChecks.requireIDs(["project_id": request.projectID])
    return try await answering {
      let project = try CatalogueV1.Project(try await read(request.projectID, for: claims))
      guard request.etag != project.etag else {
        return CatalogueV1.GetProjectResponse(
          project: CatalogueV1.Project(projectID: project.projectID, etag: project.etag),
          notModified: true)
      }
      return CatalogueV1.GetProjectResponse(project: project)
    }
  }

  public func listProjects(
    _ request: CatalogueV1.ListProjectsRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListProjectsResponse {
    let claims = try context.claims
    var checks = FieldChecks()
    let tokens = PageTokens("ListProjects", request) {
      ($0.pageSize, $0.pageToken, $0.etag) = (0, "", "")
    }
    let page = PageRequest(
      size: request.pageSize, token: request.pageToken, of: tokens, checks: &checks)
    try checks.unwrap()
    return try await answering {
      let found = try await read.list(after: page.last, limit: page.size + 1, for: claims)
      var response = CatalogueV1.ListProjectsResponse(
        projects: try found.prefix(page.size).map { try CatalogueV1.Project($0) })
      if found.count > page.size {
        response.nextPageToken = page.token(after: response.projects.last?.projectID ?? "")
      }
      let etag = EntityTag.contents(of: response)
      guard request.etag != etag else {
        return CatalogueV1.ListProjectsResponse(etag: etag, notModified: true)
      }
      response.etag = etag
      return response
    }
  }

  public func updateProject(
    _ request: CatalogueV1.UpdateProjectRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.Project {
    let claims = try context.claims
    let given = (request.project ?? CatalogueV1.Project()).cleaned
    var checks = FieldChecks()
    checks.id(given.projectID, field: "project.project_id")
    checks.projectMask(request.updateMask)
    checks.etag(request.etag)
    try checks.unwrap()
    let now = clock.now()
    return try await answering(attempts: 3) {
      let project = try await update(
        given.projectID, etag: request.etag, by: claims, at: now
      ) { definition in
        let old = try CatalogueV1.Project(serialized: definition, limits: .stored)
        return ProjectContents(given.applied(request.updateMask, to: old))
      }
      return try CatalogueV1.Project(project)
    }
  }

  public func setProjectRole(
    _ request: CatalogueV1.SetProjectRoleRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.SetProjectRoleResponse {
    let claims = try context.claims
    var checks = FieldChecks()
    checks.id(request.projectID, field: "project_id")
    let readParticipant = checks.uuid(request.participantID, field: "participant_id")
    let role = checks.role(request.role)
    let participant = try checks.unwrap(readParticipant)
    let now = clock.now()
    return try await answering(attempts: 3) {
      CatalogueV1.SetProjectRoleResponse(
        changed: try await setRole(
          role, of: participant, in: request.projectID, by: claims, at: now))
    }
  }

  public func listProjectRoles(
    _ request: CatalogueV1.ListProjectRolesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListProjectRolesResponse {
    let claims = try context.claims
    var checks = FieldChecks()
    checks.id(request.projectID, field: "project_id")
    let tokens = PageTokens("ListProjectRoles", request) {
      ($0.pageSize, $0.pageToken, $0.etag) = (0, "", "")
    }
    let page = PageRequest(
      size: request.pageSize, token: request.pageToken, of: tokens,
      isKey: { ProjectMember(place: $0) != nil }, sizeDefault: Self.membersDefault,
      sizeMax: SetProjectRole.membersMax, checks: &checks)
    try checks.unwrap()
    return try await answering {
      let found = try await read.members(
        of: request.projectID, after: ProjectMember(place: page.last), limit: page.size + 1,
        for: claims)
      let members = found.prefix(page.size)
      var response = CatalogueV1.ListProjectRolesResponse(
        members: members.map(CatalogueV1.ProjectMember.init))
      if found.count > page.size {
        response.nextPageToken = page.token(after: members.last?.place ?? "")
      }
      let etag = EntityTag.contents(of: response)
      guard request.etag != etag else {
        return CatalogueV1.ListProjectRolesResponse(etag: etag, notModified: true)
      }
      response.etag = etag
      return response
    }
  }

  public func listAuditEntries(
    _ request: CatalogueV1.ListAuditEntriesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListAuditEntriesResponse {
    let claims = try context.claims
    var checks = FieldChecks()
    checks.id(request.projectID, field: "project_id")
    let tokens = PageTokens("ListAuditEntries", request) {
      ($0.pageSize, $0.pageToken) = (0, "")
    }
    let page = PageRequest(
      size: request.pageSize, token: request.pageToken, of: tokens, isKey: { Int($0) != nil },
      checks: &checks)
    try checks.unwrap()
    let before = Int(page.last)
    return try await answering {
      let found = try await readAuditTrail(
        of: request.projectID, before: before, resource: request.resource, limit: page.size,
        for: claims)
      let last = found.entries.last?.number ?? 1
      return CatalogueV1.ListAuditEntriesResponse(
        entries: try found.entries.map { try CatalogueV1.AuditEntry($0) },
        nextPageToken: last > 1 ? page.token(after: String(last)) : "",
        names: CatalogueV1.AuditName.all(of: found.participants))
    }
  }
}
