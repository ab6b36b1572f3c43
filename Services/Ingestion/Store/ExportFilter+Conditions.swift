import Fields
import Postgres

extension ExportFilter {
  /// Conditions on the rows of a table, each starting with AND; empty without a filter.
  ///
  /// - Parameters:
  ///   - day: SQL of the day of a row, as a date.
  ///   - group: SQL of the group of a row, as text.
  ///   - questionnaire: column of the questionnaire; nil if the rows belong to none.
  func conditions(day: String, group: String, questionnaire: String? = nil) -> PostgresQuery {
    var query: PostgresQuery = ""
    if let firstDate { query.append(" AND \(unescaped: day) >= \(firstDate)::text::date") }
    if let lastDate { query.append(" AND \(unescaped: day) <= \(lastDate)::text::date") }
    if !groupIDs.isEmpty { query.append(" AND \(unescaped: group) = ANY(\(groupIDs))") }
    if let questionnaire, !questionnaireIDs.isEmpty {
      query.append(" AND \(unescaped: questionnaire) = ANY(\(questionnaireIDs))")
    }
    return query
  }

  /// Conditions on the sheets `s`, or columns of the same names.
  var sheetConditions: PostgresQuery {
    conditions(
      day: Self.day(of: "finished_at", "s"), group: "s.group_id",
      questionnaire: "s.questionnaire_id")
  }

  /// SQL of the day that the device showed at a time; the day of receipt (UTC) if its clock was
  /// wrong.
  static func day(of time: String, _ row: String) -> String {
    """
    ((CASE WHEN \(row).deviations @> ARRAY['\(Deviation.clockImplausible.rawValue)']
      THEN \(row).received_at
      ELSE \(row).\(time) + make_interval(mins => coalesce(\(row).utc_offset_minutes, 0)) END)
      AT TIME ZONE 'UTC')::date
    """
  }

  /// SQL of the present group of a row's participant; empty for none.
  static func presentGroup(_ row: String) -> String {
    """
    coalesce((SELECT present.group_id FROM member_groups AS present
      WHERE present.participant_id = \(row).participant_id AND present.study_id = \(row).study_id
      ORDER BY present.since DESC LIMIT 1), '')
    """
  }
}

extension ExportCursor {
  /// Condition for rows that were stored or changed since. Rows of participants who are or were marked as
  /// test participants come again, since the mark may have changed.
  func changed(_ row: String) -> PostgresQuery {
    """
     AND (\(unescaped: row).stored_in >= \(String(transaction))::text::xid8
      OR (\(unescaped: row).stored_in <> '3' AND \(unescaped: row).participant_id IN (
        SELECT participant_id FROM test_participants)))
    """
  }
}
