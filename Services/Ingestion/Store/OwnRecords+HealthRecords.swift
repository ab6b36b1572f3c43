import Postgres
import ServiceKit

extension OwnRecords {
  /// Health records, tombstones included, and how far they are counted.
  static func healthRecords(_ pool: PostgresPool) -> [any OwnRecordSource] {
    [
      StoredRecords(
        "health_records",
        columns: [
          .text("record_id"), .text("study_id"), .text("type"), .text("title"), .text("note"),
          .text("contents"), .text("vocabulary_id"), .text("time_zone"), .integer("revision"),
          .integer("change"),
          .time("changed_at"), .time("created_at"), .time("updated_at"), .time("starts_at"),
          .time("ends_at"), .integer("bytes"),
        ],
        // Large ones have megabytes together.
        key: [.uuid("record_id")], pool: pool, pageRows: 50),
      StoredRecords(
        "record_counters", columns: [.integer("change"), .integer("forgotten")],
        key: [.integer("change")], pool: pool),
    ]
  }
}
