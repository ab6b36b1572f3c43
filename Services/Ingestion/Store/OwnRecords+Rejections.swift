import Postgres
import ServiceKit

extension OwnRecords {
  /// What was refused and is not stored since, as it was sent.
  static func rejectedSheets(_ pool: PostgresPool) -> [any OwnRecordSource] {
    [
      StoredRecords(
        "rejected_sheets",
        columns: [
          .text("sheet_id"), .text("study_id"), .time("rejected_at"), .text("contents"),
          .integer("bytes"),
        ],
        key: [.uuid("sheet_id")], pool: pool, pageRows: 20,
        isOwn: {
          """
          participant_id = \($0) AND NOT EXISTS (
            SELECT FROM answer_sheet_keys AS key WHERE key.participant_id = \($0)
              AND key.sheet_id = rejected_sheets.sheet_id)
          """
        })
    ]
  }
}
