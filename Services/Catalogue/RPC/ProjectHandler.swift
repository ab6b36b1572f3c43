import Fields
import FoundationEssentials
import Messages
import RPCServer
import ServiceKit
import Stubs

/// Projects, roles, and the audit trail.
struct ProjectHandler: CatalogueV1.ProjectServiceProtocol {
  /// Default page size for roles.
  static let membersDefault = 100

  let create: CreateProject
  let read: ReadProjects
  let update: UpdateProject
  let setRole: SetProjectRole
  let readAuditTrail: ReadAuditTrail
  let clock: any WallClock

  func createProject(
    _ request: CatalogueV1.CreateProjectRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.Project {
    let claims = try context.claims
    let contents = ProjectContents((request.project ?? CatalogueV1.Project()).cleaned)
    let now = clock.now()
    return try await answering(attempts: 3) {
      try CatalogueV1.Project(try await create(contents, by: claims.participantID, at: now))
    }
  }

  func getProject(
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

  func listProjects(
    _ request: CatalogueV1.ListProjectsRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListProjectsResponse {
    let claims = try context.claims
    var checks = FieldChecks()
    let page: Paging<String> = checks.page(request, max: 100)
    try checks.unwrap()
    return try await answering {
      let found = Page(
        try await read.list(after: page.last ?? "", limit: page.size + 1, for: claims),
        size: page.size)
      var response = CatalogueV1.ListProjectsResponse(
        projects: try found.items.map { try CatalogueV1.Project($0) },
        nextPageToken: page.token(after: found) { $0.id })
      let etag = EntityTag.contents(of: response)
      guard request.etag != etag else {
        return CatalogueV1.ListProjectsResponse(etag: etag, notModified: true)
      }
      response.etag = etag
      return response
    }
  }

  func updateProject(
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

  func setProjectRole(
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

  func listProjectRoles(
    _ request: CatalogueV1.ListProjectRolesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListProjectRolesResponse {
    let claims = try context.claims
    var checks = FieldChecks()
    checks.id(request.projectID, field: "project_id")
    let page: Paging<ProjectMember> = checks.page(
      request,
      standard: Self.membersDefault, max: SetProjectRole.membersMax)
    try checks.unwrap()
    return try await answering {
      let found = Page(
        try await read.members(
          of: request.projectID, after: page.last, limit: page.size + 1, for: claims),
        size: page.size)
      var response = CatalogueV1.ListProjectRolesResponse(
        members: found.items.map(CatalogueV1.ProjectMember.init),
        nextPageToken: page.token(after: found) { $0 })
      let etag = EntityTag.contents(of: response)
      guard request.etag != etag else {
        return CatalogueV1.ListProjectRolesResponse(etag: etag, notModified: true)
      }
      response.etag = etag
      return response
    }
  }

  func listAuditEntries(
    _ request: CatalogueV1.ListAuditEntriesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListAuditEntriesResponse {
    let claims = try context.claims
    var checks = FieldChecks()
    checks.id(request.projectID, field: "project_id")
    let page: Paging<Int> = checks.page(request, max: 100)
    try checks.unwrap()
    return try await answering {
      let found = try await readAuditTrail(
        of: request.projectID, before: page.last, resource: request.resource, limit: page.size,
        for: claims)
      let last = found.entries.last?.number ?? 1
      return CatalogueV1.ListAuditEntriesResponse(
        entries: try found.entries.map { try CatalogueV1.AuditEntry($0) },
        nextPageToken: last > 1 ? page.token(after: last) : "",
        names: CatalogueV1.AuditName.all(of: found.participants))
    }
  }
}
