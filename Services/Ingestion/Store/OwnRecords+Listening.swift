import Postgres
import ServiceKit

extension OwnRecords {
  /// What the participant heard, and chose once.
  static func listeningAndSettings(_ pool: PostgresPool) -> [any OwnRecordSource] {
    [
      StoredRecords(
        "listening_sessions",
        columns: [
          .text("session_id"), .text("study_id"), .text("collection_id"),
          .integer("collection_version"), .text("sound_id"), .time("started_at"),
          .time("received_at"), .text("time_zone"), .integer("utc_offset_minutes"),
          .integer("net_milliseconds"), .integer("loop_minutes"), .text("ended_by"),
          .text("rated"), .integer("rating"), .text("app_version"), .list("deviations"),
        ], key: [.uuid("session_id")], pool: pool),
      StoredRecords(
        "listening_usage",
        columns: [
          .text("study_id"), .integer("sessions"), .text("day"), .integer("day_sessions"),
        ], key: [.text("study_id")], pool: pool),
      StoredRecords(
        "participant_settings",
        columns: [.text("settings"), .integer("revision"), .time("updated_at")],
        key: [.integer("revision")], pool: pool),
    ]
  }
}
