package import CatalogueDomain
package import FoundationEssentials
package import Postgres

/// The tables of projects and of the roles in them.
package struct ProjectStore: Sendable {
  private let names = StaffNames()

  package init() {}

  /// The founder by their id, as long as there is a name of theirs.
  private static let columns = """
    projects.project_id, definition, revision, role,
      (SELECT staff_names.participant_id FROM staff_names WHERE name = created_by) AS founder
    """

  /// Nil when there is no such project.
  package func project(
    _ id: String, for participant: UUID, on executor: some PostgresExecutor
  ) async throws -> Project? {
    let rows = try await executor.query(
      """
      SELECT \(unescaped: Self.columns)
      FROM projects LEFT JOIN project_roles
        ON project_roles.project_id = projects.project_id AND participant_id = \(participant)
      WHERE projects.project_id = \(id)
      """)
    return try rows.first.map { try Project(row: $0) }
  }

  package func exists(_ id: String, on executor: some PostgresExecutor) async throws -> Bool {
    try await executor.queryRow(
      "SELECT EXISTS (SELECT FROM projects WHERE project_id = \(id))", as: Bool.self)
  }

  /// By id, compared by bytes.
  ///
  /// - Parameter onlyOwn: those in which the participant has a role.
  package func projects(
    for participant: UUID, onlyOwn: Bool, after last: String, limit: Int,
    on executor: some PostgresExecutor
  ) async throws -> [Project] {
    let rows = try await executor.query(
      """
      SELECT \(unescaped: Self.columns)
      FROM projects LEFT JOIN project_roles
        ON project_roles.project_id = projects.project_id AND participant_id = \(participant)
      WHERE projects.project_id COLLATE "C" > \(last) AND (role IS NOT NULL OR NOT \(onlyOwn))
      ORDER BY projects.project_id COLLATE "C" LIMIT \(limit)
      """)
    return try rows.map { try Project(row: $0) }
  }

  package func countCreated(by participant: UUID, on executor: some PostgresExecutor) async throws
    -> Int
  {
    try await executor.queryRow(
      """
      SELECT count(*) FROM projects JOIN staff_names ON name = created_by
      WHERE participant_id = \(participant)
      """, as: Int.self)
  }

  /// - Returns: false when the id is taken.
  /// - Throws: `ParticipantErased`; `PostgresError`.
  package func insert(
    _ project: Project, by creator: UUID, at time: Date,
    on connection: PostgresConnection
  ) async throws -> Bool {
    let name = try await names.name(of: creator, on: connection)
    let count = try await connection.execute(
      """
      INSERT INTO projects (project_id, revision, definition, created_at, created_by)
      VALUES (\(project.id), 1, \(project.definition), \(time), \(name))
      ON CONFLICT DO NOTHING
      """)
    return count == 1
  }

  /// - Returns: false when somebody else changed it meanwhile.
  package func update(
    _ project: Project, from revision: UInt32, on connection: PostgresConnection
  ) async throws -> Bool {
    let count = try await connection.execute(
      """
      UPDATE projects SET revision = revision + 1, definition = \(project.definition)
      WHERE project_id = \(project.id) AND revision = \(Int32(revision))
      """)
    return count == 1
  }

  package func role(
    of participant: UUID, in project: String, on executor: some PostgresExecutor
  ) async throws -> ProjectRole? {
    let role = try await executor.queryOptionalRow(
      """
      SELECT role FROM project_roles
      WHERE project_id = \(project) AND participant_id = \(participant)
      """, as: Int16.self)
    return role.flatMap(ProjectRole.init(rawValue:))
  }

  /// In the order of the roles, then of who has them longest.
  ///
  /// - Parameter last: nil for the beginning.
  package func members(
    of project: String, after last: ProjectMember? = nil, limit: Int,
    on executor: some PostgresExecutor
  ) async throws -> [ProjectMember] {
    var query: PostgresQuery =
      "SELECT participant_id, role, since FROM project_roles WHERE project_id = \(project)"
    if let last {
      query.append(
        """
         AND (role, since, participant_id)
          > (\(last.role.rawValue), \(last.since), \(last.participantID))
        """)
    }
    query.append(" ORDER BY role, since, participant_id LIMIT \(limit)")
    let rows = try await executor.query(query)
    return try rows.compactMap { row in
      let (participant, role, since) = try row.decode(UUID.self, Int16.self, Date.self)
      return ProjectRole(rawValue: role).map {
        ProjectMember(participantID: participant, role: $0, since: since)
      }
    }
  }

  /// Makes changes of a project's roles take turns, so that two owners cannot leave at once.
  package func lockRoles(of project: String, on connection: PostgresConnection) async throws {
    try await connection.execute(
      "SELECT pg_advisory_xact_lock(hashtextextended('catalogue roles ' || \(project), 0))")
  }

  /// - Parameter role: nil takes it away.
  package func setRole(
    _ role: ProjectRole?, of participant: UUID, in project: String, at time: Date,
    on connection: PostgresConnection
  ) async throws {
    guard let role else {
      try await connection.execute(
        """
        DELETE FROM project_roles
        WHERE project_id = \(project) AND participant_id = \(participant)
        """)
      return
    }
    try await connection.execute(
      """
      INSERT INTO project_roles (project_id, participant_id, role, since)
      VALUES (\(project), \(participant), \(role.rawValue), \(time))
      ON CONFLICT (project_id, participant_id) DO UPDATE
        SET role = excluded.role, since = excluded.since
      """)
  }
}

extension Project {
  /// - Throws: `PostgresError`.
  fileprivate init(row: PostgresRow) throws {
    self.init(
      id: try row.decode("project_id"), definition: try row.decode("definition"),
      revision: try row.decodeCount("revision"),
      createdBy: try row.decode("founder", as: UUID?.self),
      role: try row.decode("role", as: Int16?.self).flatMap(ProjectRole.init(rawValue:)))
  }
}
