import Postgres
import ServiceKit

extension OwnRecords {
  /// What happened that brings prompts, and what inactivity counts from.
  static func triggers(_ pool: PostgresPool) -> [any OwnRecordSource] {
    [
      StoredRecords(
        "trigger_occurrences",
        columns: [
          .text("study_id"), .text("trigger_id"), .text("occurrence_id"), .time("fired_at"),
          .flag("withdrawn"), .time("told_at"), .flag("foreseen"), .text("outcome"),
          .time("prompts_at"),
          .time("decided_at"),
        ], key: [.text("study_id"), .text("trigger_id"), .uuid("occurrence_id")], pool: pool),
      StoredRecords(
        "participant_activity",
        columns: [.text("study_id"), .text("kind"), .time("latest_at")],
        key: [.text("study_id"), .text("kind")], pool: pool),
    ]
  }
}
