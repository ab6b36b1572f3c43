package import Postgres
package import ServiceKit

/// What is kept of a participant beside answer sheets, for the own export.
package enum OwnRecords {
  package static func sources(_ pool: PostgresPool) -> [any OwnRecordSource] {
    [
      StoredRecords(
        "enrolment_changes",
        columns: [.text("study_id"), .time("at"), .flag("joined"), .time("joined_again_at")],
        key: [
          .text("study_id"), StoredRecords.microseconds("at"), .integer("joined::int"),
        ], pool: pool),
      StoredRecords(
        "member_groups", columns: [.text("study_id"), .time("since"), .text("group_id")],
        key: [.text("study_id"), StoredRecords.microseconds("since")], pool: pool),
      StoredRecords(
        "sheet_usage",
        columns: [
          .text("study_id"), .integer("sheets"), .integer("bytes"), .text("day"),
          .integer("day_sheets"),
        ], key: [.text("study_id")], pool: pool),
      StoredRecords(
        "test_participants", columns: [.flag("marked"), .integer("revision")],
        key: [.integer("revision")], pool: pool),
      drafts(pool), revisions(pool), notifications(pool),
    ] + listeningAndSettings(pool) + rejectedSheets(pool) + healthRecords(pool)
  }
}
