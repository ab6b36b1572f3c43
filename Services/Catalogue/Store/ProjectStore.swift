import FoundationEssentials
import Postgres

/// The tables of projects and roles.
struct ProjectStore: Sendable {
  /// Columns of a project; the founder by participant id while the name exists.
  private static let columns = """
    projects.project_id, definition, revision, role,
      (SELECT staff_names.participant_id FROM staff_names WHERE name = created_by) AS founder
    """

  /// Returns nil if the project does not exist.
  func project(_ id: String, for participant: UUID) -> PostgresStatement<Project?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns)
      FROM projects LEFT JOIN project_roles
        ON project_roles.project_id = projects.project_id AND participant_id = \(participant)
      WHERE projects.project_id = \(id)
      """, first: { try Project(row: $0) })
  }

  func exists(_ id: String) -> PostgresStatement<Bool> {
    PostgresStatement(exists: "SELECT project_id FROM projects WHERE project_id = \(id)")
  }

  /// Lists projects by id in byte order.
  ///
  /// - Parameter onlyOwn: whether to list only projects in which the participant has a role.
  func projects(
    for participant: UUID, onlyOwn: Bool, after last: String, limit: Int
  ) -> PostgresStatement<[Project]> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns)
      FROM projects LEFT JOIN project_roles
        ON project_roles.project_id = projects.project_id AND participant_id = \(participant)
      WHERE projects.project_id COLLATE "C" > \(last) AND (role IS NOT NULL OR NOT \(onlyOwn))
      ORDER BY projects.project_id COLLATE "C" LIMIT \(limit)
      """, each: { try Project(row: $0) })
  }

  func countCreated(by participant: UUID) -> PostgresStatement<Int> {
    PostgresStatement(
      """
      SELECT count(*) AS count FROM projects JOIN staff_names ON name = created_by
      WHERE participant_id = \(participant)
      """
    ) { try $0.first?.decode("count") ?? 0 }
  }

  /// Answers false if the id is taken.
  ///
  /// - Parameter name: the creator's name of ``StaffNames``.
  func insert(_ project: Project, by name: UUID, at time: Date) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        INSERT INTO projects (project_id, revision, definition, created_at, created_by)
        VALUES (\(project.id), 1, \(project.definition), \(time), \(name))
        ON CONFLICT DO NOTHING RETURNING project_id
        """
    )
  }

  /// Answers false if it was changed concurrently.
  func update(_ project: Project, from revision: UInt32) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        UPDATE projects SET revision = revision + 1, definition = \(project.definition)
        WHERE project_id = \(project.id) AND revision = \(Int32(revision)) RETURNING project_id
        """
    )
  }

  func role(of participant: UUID, in project: String) -> PostgresStatement<ProjectRole?> {
    PostgresStatement(
      """
      SELECT role FROM project_roles
      WHERE project_id = \(project) AND participant_id = \(participant)
      """
    ) { try ($0.first?.decode("role", as: Int16.self)).flatMap(ProjectRole.init(rawValue:)) }
  }

  /// Lists members by role, then by the age of the role.
  ///
  /// - Parameter last: last member of the previous page; nil for the first page.
  func members(
    of project: String, after last: ProjectMember? = nil, limit: Int
  ) -> PostgresStatement<[ProjectMember]> {
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
    return PostgresStatement(query) { rows in
      try rows.compactMap { row in
        let (participant, role, since) = try row.decode(UUID.self, Int16.self, Date.self)
        return ProjectRole(rawValue: role).map {
          ProjectMember(participantID: participant, role: $0, since: since)
        }
      }
    }
  }

  /// Serialises changes of a project's roles, so that two owners cannot leave concurrently.
  func lockRoles(of project: String) -> PostgresStatement<Void> {
    PostgresStatement(
      "SELECT pg_advisory_xact_lock(hashtextextended('catalogue roles ' || \(project), 0))")
  }

  /// - Parameter role: the role; nil to remove it.
  func setRole(
    _ role: ProjectRole?, of participant: UUID, in project: String, at time: Date
  ) -> PostgresStatement<Void> {
    guard let role else {
      return PostgresStatement(
        """
        DELETE FROM project_roles
        WHERE project_id = \(project) AND participant_id = \(participant)
        """)
    }
    return PostgresStatement(
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
