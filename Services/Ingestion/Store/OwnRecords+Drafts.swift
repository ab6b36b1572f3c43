import Postgres
import ServiceKit

extension OwnRecords {
  /// Unfinished sheets, and what is known of those that ended.
  static func drafts(_ pool: PostgresPool) -> StoredRecords {
    StoredRecords(
      "sheet_drafts",
      columns: [
        .text("draft_id"), .text("study_id"), .text("questionnaire_id"), .integer("version"),
        .time("started_at"), .time("updated_at"), .time("expires_at"), .time("ended_at"),
        .integer("revision"), .integer("percent"), .text("answers"), .text("changes"),
      ], key: [.uuid("draft_id")], pool: pool)
  }
}
