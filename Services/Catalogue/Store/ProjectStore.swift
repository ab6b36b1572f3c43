internal import CatalogueDomain
internal import FoundationEssentials
internal import Messages
internal import Postgres

/// The tables of projects and of the roles in them.
struct ProjectStore: Sendable {
  /// The project of everything that names none.
  static let defaultID = "default"

  struct Stored: Sendable {
    var project: CatalogueV1.Project
    var revision: UInt32
    var createdBy: UUID?
    /// Of whom it was asked for.
    var role: ProjectRole?
  }

  struct Member: Sendable, Hashable {
    var participantID: UUID
    var role: ProjectRole
    var since: Date
  }

  /// Nil when there is no such project.
  func project(
    _ id: String, for participant: UUID, on executor: some PostgresExecutor
  ) async throws -> Stored? {
    let rows = try await executor.query(
      """
      SELECT definition, revision, created_by, role
      FROM projects LEFT JOIN project_roles
        ON project_roles.project_id = projects.project_id AND participant_id = \(participant)
      WHERE projects.project_id = \(id)
      """)
    return try rows.first.map { try Stored(row: $0) }
  }

  /// By id, compared by bytes.
  ///
  /// - Parameter onlyOwn: those in which the participant has a role.
  func projects(
    for participant: UUID, onlyOwn: Bool, after last: String, limit: Int,
    on executor: some PostgresExecutor
  ) async throws -> [Stored] {
    let rows = try await executor.query(
      """
      SELECT definition, revision, created_by, role
      FROM projects LEFT JOIN project_roles
        ON project_roles.project_id = projects.project_id AND participant_id = \(participant)
      WHERE projects.project_id COLLATE "C" > \(last) AND (role IS NOT NULL OR NOT \(onlyOwn))
      ORDER BY projects.project_id COLLATE "C" LIMIT \(limit)
      """)
    return try rows.map { try Stored(row: $0) }
  }

  func countCreated(by participant: UUID, on executor: some PostgresExecutor) async throws -> Int {
    try await executor.queryRow(
      "SELECT count(*) FROM projects WHERE created_by = \(participant)", as: Int.self)
  }

  /// - Returns: false when the id is taken.
  func insert(
    _ project: CatalogueV1.Project, by creator: UUID, at time: Date,
    on connection: PostgresConnection
  ) async throws -> Bool {
    let count = try await connection.execute(
      """
      INSERT INTO projects (project_id, revision, definition, created_at, created_by)
      VALUES (\(project.projectID), 1, \(project.serialized()), \(time), \(creator))
      ON CONFLICT DO NOTHING
      """)
    return count == 1
  }

  /// - Returns: false when somebody else changed it meanwhile.
  func update(
    _ project: CatalogueV1.Project, from revision: UInt32, on connection: PostgresConnection
  ) async throws -> Bool {
    let count = try await connection.execute(
      """
      UPDATE projects SET revision = revision + 1, definition = \(project.serialized())
      WHERE project_id = \(project.projectID) AND revision = \(Int32(revision))
      """)
    return count == 1
  }

  func role(
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
  func members(
    of project: String, limit: Int, on executor: some PostgresExecutor
  ) async throws -> [Member] {
    let rows = try await executor.query(
      """
      SELECT participant_id, role, since FROM project_roles WHERE project_id = \(project)
      ORDER BY role, since, participant_id LIMIT \(limit)
      """)
    return try rows.compactMap { row in
      let (participant, role, since) = try row.decode(UUID.self, Int16.self, Date.self)
      return ProjectRole(rawValue: role).map {
        Member(participantID: participant, role: $0, since: since)
      }
    }
  }

  /// Makes changes of a project's roles take turns, so that two owners cannot leave at once.
  func lockRoles(of project: String, on connection: PostgresConnection) async throws {
    try await connection.execute(
      "SELECT pg_advisory_xact_lock(hashtextextended('catalogue roles ' || \(project), 0))")
  }

  /// - Parameter role: nil takes it away.
  func setRole(
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

extension ProjectStore.Stored {
  /// - Throws: `PostgresError`, `DecodingError`.
  fileprivate init(row: PostgresRow) throws {
    project = try CatalogueV1.Project(
      serialized: try row.decode("definition", as: [UInt8].self), limits: .stored)
    revision = try row.decodeCount("revision")
    createdBy = try row.decode("created_by", as: UUID?.self)
    role = try row.decode("role", as: Int16?.self).flatMap(ProjectRole.init(rawValue:))
  }
}
