import Calendar
import FoundationEssentials
import Postgres

/// Dates set by staff from which schedules count.
struct StaffDateStore: Sendable {
  func keep(_ date: StaffDate) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO staff_dates (participant_id, study_id, staff_date_id, date, set_by, set_at)
      VALUES (\(date.participantID), \(date.studyID), \(date.id), \(PostgresDate(date.date)),
        \(date.setBy), \(date.setAt))
      ON CONFLICT (participant_id, study_id, staff_date_id) DO UPDATE
        SET date = EXCLUDED.date, set_by = EXCLUDED.set_by, set_at = EXCLUDED.set_at
      """)
  }

  /// - Returns: Whether the date was set.
  func delete(
    _ id: String, of participantID: UUID, studyID: String
  ) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        DELETE FROM staff_dates WHERE participant_id = \(participantID) AND study_id = \(studyID)
          AND staff_date_id = \(id)
        RETURNING staff_date_id
        """
    )
  }

  func find(
    _ id: String, of participantID: UUID, studyID: String
  ) -> PostgresStatement<StaffDate?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns) WHERE d.participant_id = \(participantID)
        AND d.study_id = \(studyID) AND d.staff_date_id = \(id)
      """, first: Self.date)
  }

  /// - Parameters:
  ///   - participantID: participant; nil for all.
  ///   - after: pseudonym and id of the last entry of the previous page; nil for the first page.
  /// - Returns: Dates of participants with a pseudonym, ordered by pseudonym and id.
  func list(
    studyID: String, participantID: UUID?, after: (pseudonym: String, id: String)?, limit: Int
  ) -> PostgresStatement<[StaffDate]> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns) WHERE d.study_id = \(studyID) AND e.pseudonym IS NOT NULL
        AND (\(participantID)::uuid IS NULL OR d.participant_id = \(participantID))
        AND (\(after?.pseudonym)::text IS NULL
          OR (e.pseudonym, d.staff_date_id) > (\(after?.pseudonym), \(after?.id)))
      ORDER BY e.pseudonym, d.staff_date_id LIMIT \(limit)
      """, each: Self.date)
  }

  private static let columns = """
    d.participant_id, e.pseudonym, d.study_id, d.staff_date_id, d.date, d.set_by, d.set_at
    FROM staff_dates d LEFT JOIN enrolments e
      ON e.participant_id = d.participant_id AND e.study_id = d.study_id
    """

  @Sendable private static func date(_ row: PostgresRow) throws -> StaffDate {
    StaffDate(
      participantID: try row.decode("participant_id"), pseudonym: try row.decode("pseudonym"),
      studyID: try row.decode("study_id"), id: try row.decode("staff_date_id"),
      date: try row.decode("date", as: PostgresDate.self).civilDate,
      setBy: try row.decode("set_by"), setAt: try row.decode("set_at"))
  }
}
