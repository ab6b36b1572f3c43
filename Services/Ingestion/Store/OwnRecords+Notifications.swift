import Postgres
import ServiceKit

extension OwnRecords {
  static func notifications(_ pool: PostgresPool) -> any OwnRecordSource {
    StoredRecords(
      "notifications",
      columns: [
        .text("notification_id"), .text("study_id"), .text("questionnaire_id"),
        .time("notify_at"), .time("expires_at"), .flag("fixed"),
        .integer("completion_minutes"), .flag("cancelled"),
      ], key: [.uuid("notification_id")], pool: pool)
  }
}
