internal import CatalogueDomain
internal import FoundationEssentials
public import Messages
internal import Postgres
internal import QuestionnaireWire
internal import Questionnaires
public import RPC
internal import ServiceKit
public import Stubs

/// Projects, roles, and the audit trail.
public struct ProjectHandler: CatalogueV1.ProjectServiceProtocol {
  /// Projects that one person makes.
  static let projectsMax = 100
  /// Roles in one project.
  static let membersMax = 1_000
  /// A page of audit entries ends before this many bytes, but has at least one.
  static let pageBytesMax = 2 << 20

  private let pool: PostgresPool
  private let clock: any WallClock
  private let onChange: @Sendable () -> Void
  private let projects = ProjectStore()
  private let access = ProjectAccess()
  private let audit = AuditTrail()
  private let changes = ChangeStore()

  init(pool: PostgresPool, clock: any WallClock, onChange: @escaping @Sendable () -> Void = {}) {
    self.pool = pool
    self.clock = clock
    self.onChange = onChange
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
  ) async throws -> CatalogueV1.GetProjectResponse {
    let claims = try context.claims
    let project = (request.project ?? CatalogueV1.Project()).cleaned
    try Self.check(project)
    let now = clock.now()
    let caller = claims.participantID
    let response = try await answering(attempts: 3) {
      try await pool.transaction { connection in
        if let known = try await existing(project, of: caller, on: connection) { return known }
        guard try await projects.countCreated(by: caller, on: connection) < Self.projectsMax else {
          throw RPCError(
            .resourceExhausted, "you made \(Self.projectsMax) projects, the most one may make",
            reason: "TOO_MANY_PROJECTS")
        }
        guard try await projects.insert(project, by: caller, at: now, on: connection) else {
          // Sent twice at once: the other one has just been committed.
          if let known = try await existing(project, of: caller, on: connection) { return known }
          throw RPCError(
            .aborted, "it is being made at the same time; try again",
            reason: "CREATED_CONCURRENTLY",
            details: [.retryInfo(delay: .seconds(1))])
        }
        try await projects.setRole(
          .owner, of: caller, in: project.projectID, at: now, on: connection)
        try await record(project.projectID, at: now, on: connection)
        try await audit.append(
          [
            AuditRecord(
              "project.created", "projects/\(project.projectID)", old: nil, new: project),
            Self.roleRecord(caller, old: nil, new: .owner),
          ], in: project.projectID, by: caller, at: now, on: connection)
        return CatalogueV1.GetProjectResponse(
          ProjectStore.Stored(project: project, revision: 1, createdBy: caller, role: .owner))
      }
    }
    onChange()
    return response
  }

  /// The project, when this one was made before.
  ///
  /// - Throws: ALREADY_EXISTS when another has its id; `PostgresError`.
  private func existing(
    _ project: CatalogueV1.Project, of caller: UUID, on connection: PostgresConnection
  ) async throws -> CatalogueV1.GetProjectResponse? {
    guard let known = try await projects.project(project.projectID, for: caller, on: connection)
    else { return nil }
    guard known.createdBy == caller, known.project == project else {
      throw RPCError(
        .alreadyExists, "the id is taken; choose another one", reason: "PROJECT_EXISTS")
    }
    return CatalogueV1.GetProjectResponse(known)
  }

  public func getProject(
    _ request: CatalogueV1.GetProjectRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetProjectResponse {
    let claims = try context.claims
    try FieldChecks.requireIDs(["project_id": request.projectID])
    return try await answering {
      let response = CatalogueV1.GetProjectResponse(
        try await readable(request.projectID, claims, on: pool))
      guard request.etag != response.etag else {
        return CatalogueV1.GetProjectResponse(etag: response.etag, notModified: true)
      }
      return response
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
      let found = try await projects.projects(
        for: claims.participantID, onlyOwn: !CatalogueReader(claims).seesEverything,
        after: page.last, limit: page.size + 1, on: pool)
      var response = CatalogueV1.ListProjectsResponse(
        projects: found.prefix(page.size).map { CatalogueV1.GetProjectResponse($0) })
      if found.count > page.size {
        response.nextPageToken = page.token(
          after: response.projects.last?.project?.projectID ?? "")
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
  ) async throws -> CatalogueV1.GetProjectResponse {
    let claims = try context.claims
    let given = (request.project ?? CatalogueV1.Project()).cleaned
    var checks = FieldChecks()
    checks.id(given.projectID, field: "project.project_id")
    checks.etag(request.etag)
    try checks.unwrap()
    let now = clock.now()
    let response = try await answering(attempts: 3) {
      try await pool.transaction { connection in
        try await access.require(.owner, in: given.projectID, claims, on: connection)
        var stored = try await readable(given.projectID, claims, on: connection)
        let old = stored.project
        let isCurrent = request.etag == EntityTag.project(stored)
        stored.project = try Self.applying(given, request.updateMask, to: old)
        // Also when it is sent again, because the answer to the first was lost.
        guard stored.project != old else { return CatalogueV1.GetProjectResponse(stored) }
        guard isCurrent else { throw RPCError.etagMismatch }
        try Self.check(stored.project)
        guard
          try await projects.update(stored.project, from: stored.revision, on: connection)
        else { throw RPCError.etagMismatch }
        stored.revision += 1
        try await record(given.projectID, at: now, on: connection)
        try await audit.append(
          [
            AuditRecord(
              "project.updated", "projects/\(given.projectID)", old: old, new: stored.project)
          ], in: given.projectID, by: claims.participantID, at: now, on: connection)
        return CatalogueV1.GetProjectResponse(stored)
      }
    }
    onChange()
    return response
  }

  public func setProjectRole(
    _ request: CatalogueV1.SetProjectRoleRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.SetProjectRoleResponse {
    let claims = try context.claims
    var checks = FieldChecks()
    checks.id(request.projectID, field: "project_id")
    let readParticipant = checks.uuid(request.participantID, field: "participant_id")
    let role = Self.role(request.role, &checks)
    let participant = try checks.unwrap(readParticipant)
    let now = clock.now()
    return try await answering(attempts: 3) {
      try await pool.transaction { connection in
        let project = request.projectID
        try await projects.lockRoles(of: project, on: connection)
        let leaves = role == nil && participant == claims.participantID
        // Gone already, or never there: ids say nothing.
        if leaves, try await access.role(of: claims, in: project, on: connection) == nil {
          return CatalogueV1.SetProjectRoleResponse()
        }
        try await access.require(leaves ? .reader : .owner, in: project, claims, on: connection)
        guard try await projects.project(project, for: participant, on: connection) != nil else {
          throw RPCError.projectUnknown
        }
        let members = try await projects.members(
          of: project, limit: Self.membersMax + 1, on: connection)
        let old = members.first { $0.participantID == participant }?.role
        guard old != role else { return CatalogueV1.SetProjectRoleResponse() }
        guard old != .owner || members.count(where: { $0.role == .owner }) > 1 else {
          throw RPCError(
            .failedPrecondition, "the project would have no owner; make somebody else one first",
            reason: "LAST_OWNER")
        }
        guard old != nil || members.count < Self.membersMax else {
          throw RPCError(
            .resourceExhausted, "the project has \(Self.membersMax) members, the most there may be",
            reason: "TOO_MANY_MEMBERS")
        }
        try await projects.setRole(role, of: participant, in: project, at: now, on: connection)
        try await audit.append(
          [Self.roleRecord(participant, old: old, new: role)], in: project,
          by: claims.participantID, at: now, on: connection)
        return CatalogueV1.SetProjectRoleResponse(changed: true)
      }
    }
  }

  public func listProjectRoles(
    _ request: CatalogueV1.ListProjectRolesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListProjectRolesResponse {
    let claims = try context.claims
    try FieldChecks.requireIDs(["project_id": request.projectID])
    return try await answering {
      try await access.require(.reader, in: request.projectID, claims, on: pool)
      let members = try await projects.members(
        of: request.projectID, limit: Self.membersMax, on: pool)
      var response = CatalogueV1.ListProjectRolesResponse(
        members: members.map {
          CatalogueV1.ProjectMember(
            participantID: $0.participantID.uuidString.lowercased(),
            role: CatalogueV1.ProjectRole($0.role), since: GoogleProtobuf.Timestamp($0.since))
        })
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
      try await access.require(.leader, in: request.projectID, claims, on: pool)
      let entries = try await audit.entries(
        of: request.projectID, before: before, resource: request.resource, limit: page.size,
        bytesMax: Self.pageBytesMax, on: pool)
      let last = entries.last?.number ?? 1
      return CatalogueV1.ListAuditEntriesResponse(
        entries: entries, nextPageToken: last > 1 ? page.token(after: String(last)) : "")
    }
  }

  private func readable(
    _ project: String, _ claims: AccessClaims, on executor: some PostgresExecutor
  ) async throws -> ProjectStore.Stored {
    guard
      let stored = try await projects.project(project, for: claims.participantID, on: executor),
      stored.role != nil || CatalogueReader(claims).seesEverything
    else { throw RPCError.projectUnknown }
    return stored
  }

  private func record(
    _ project: String, at time: Date, on connection: PostgresConnection
  ) async throws {
    try await changes.record(
      [ChangeStore.NewChange(kind: .project, id: project, isShared: false)], in: project, at: time,
      on: connection)
  }
}
