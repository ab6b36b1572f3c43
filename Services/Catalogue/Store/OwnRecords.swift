import FoundationEssentials
import Postgres
import Privacy

/// Records of a staff member for the own export: roles, and created, edited and published
/// resources. Their contents belong to the projects, which have exports of their own.
enum OwnRecords {
  static func sources(_ pool: PostgresPool) -> [any OwnRecordSource] {
    let published = made("published_by")
    let created = made("created_by")
    return [
      StoredRecords(
        "project_roles",
        columns: [
          .text("project_id"),
          .text("role", "(ARRAY['owner', 'leader', 'translator', 'reader'])[role]"), .time("since"),
        ], key: [.text("project_id")], pool: pool),
      StoredRecords(
        "projects", columns: [.text("project_id"), .integer("revision"), .time("created_at")],
        key: [.text("project_id")], pool: pool, isOwn: created),
      StoredRecords(
        "drafts",
        columns: [
          .text("draft_id"), .text("project_id"), .text("questionnaire_id"), .integer("revision"),
          .time("created_at"), .time("updated_at"),
        ], key: [.uuid("draft_id")], pool: pool, isOwn: created),
      StoredRecords(
        "questionnaire_versions",
        columns: [
          .text("questionnaire_id"), .integer("version"),
          .text("content_hash", "encode(content_hash, 'hex')"), .time("published_at"),
        ], key: [.text("questionnaire_id"), .integer("version")], pool: pool, isOwn: published),
      StoredRecords(
        "study_revisions",
        columns: [
          .text("study_id"), .integer("revision"),
          .text("content_hash", "encode(content_hash, 'hex')"), .time("published_at"),
        ], key: [.text("study_id"), .integer("revision")], pool: pool, isOwn: published),
      StoredRecords(
        "library_versions",
        columns: [
          .integer("kind"), .text("entry_id"), .integer("version"), .flag("shared"),
          .text("content_hash", "encode(content_hash, 'hex')"), .time("published_at"),
        ], key: [.integer("kind"), .text("entry_id"), .integer("version")], pool: pool,
        isOwn: published),
      StoredRecords(
        "media",
        columns: [
          .text("project_id"), .text("sha256", "encode(sha256, 'hex')"), .text("media_type"),
          .integer("byte_count"), .time("created_at"),
        ], key: [.text("project_id"), .text("encode(sha256, 'hex')")], pool: pool, isOwn: created),
    ]
  }

  /// Selects rows whose column names the person.
  private static func made(_ column: String) -> @Sendable (UUID) -> PostgresQuery {
    {
      """
      \(unescaped: column) = (SELECT name FROM staff_names WHERE staff_names.participant_id = \($0))
      """
    }
  }
}
