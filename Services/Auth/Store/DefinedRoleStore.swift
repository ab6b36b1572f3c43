import FoundationEssentials
import Postgres

/// The table of defined roles.
enum DefinedRoleStore {
  /// Serialises changes of defined roles until the end of the transaction.
  static func lock() -> PostgresStatement<Void> {
    PostgresStatement(
      "SELECT pg_advisory_xact_lock(hashtextextended('otolith-auth defined roles', 0))")
  }

  /// Lists all defined roles by name.
  static func all() -> PostgresStatement<[DefinedRole]> {
    PostgresStatement(
      #"SELECT \#(unescaped: columns) FROM defined_roles ORDER BY role COLLATE "C""#, each: role)
  }

  static func find(_ name: String) -> PostgresStatement<DefinedRole?> {
    PostgresStatement(
      "SELECT \(unescaped: columns) FROM defined_roles WHERE role = \(name)", first: role)
  }

  /// Returns a role that is about to be given, and keeps it unchanged until the end of the transaction.
  static func share(_ name: String) -> PostgresStatement<DefinedRole?> {
    PostgresStatement(
      "SELECT \(unescaped: columns) FROM defined_roles WHERE role = \(name) FOR SHARE", first: role)
  }

  /// Returns a role that is about to change, after transactions that give it.
  static func lock(_ name: String) -> PostgresStatement<DefinedRole?> {
    PostgresStatement(
      "SELECT \(unescaped: columns) FROM defined_roles WHERE role = \(name) FOR UPDATE", first: role
    )
  }

  static func count() -> PostgresStatement<Int> {
    PostgresStatement("SELECT FROM defined_roles") { $0.count }
  }

  /// Number of the roles that are defined for the study; nil: for all studies.
  static func count(of study: StudyID?) -> PostgresStatement<Int> {
    PostgresStatement("SELECT FROM defined_roles WHERE only_study = \(study?.text ?? "")") {
      $0.count
    }
  }

  static func set(_ role: DefinedRole) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO defined_roles (role, only_study, verbs, revision)
      VALUES (\(role.name), \(role.study?.text ?? ""), \(role.verbs.sorted()), \(role.revision))
      ON CONFLICT (role) DO UPDATE SET verbs = excluded.verbs, revision = excluded.revision
      """)
  }

  static func delete(_ name: String) -> PostgresStatement<Void> {
    PostgresStatement("DELETE FROM defined_roles WHERE role = \(name)")
  }

  /// Lists the accounts that have the role, in the order of their ids.
  static func holders(of name: String, at now: Date) -> PostgresStatement<[UUID]> {
    PostgresStatement(
      """
      SELECT DISTINCT participant_id FROM study_roles
      WHERE role = \(name) AND (expires_at IS NULL OR expires_at > \(now)) ORDER BY participant_id
      """, each: { try $0.decode("participant_id") })
  }

  /// Lists the studies in which accounts have the role.
  static func studies(with name: String, at now: Date) -> PostgresStatement<[String]> {
    PostgresStatement(
      """
      SELECT DISTINCT study_id FROM study_roles
      WHERE role = \(name) AND (expires_at IS NULL OR expires_at > \(now)) ORDER BY study_id
      """, each: { try $0.decode("study_id") })
  }

  private static let columns = "role, only_study, verbs, revision"

  @Sendable private static func role(_ row: PostgresRow) throws -> DefinedRole {
    let (name, study, verbs, revision) = try row.decode(
      String.self, String.self, [String].self, Int.self)
    return DefinedRole(
      name: name, study: StudyID(study), verbs: Set(verbs), revision: revision)
  }
}
