package import AuthDomain
package import FoundationEssentials
package import Postgres

/// Enrolments as leaders see them.
package struct MemberStore: Sendable {
  package init() {}

  /// Current members in the order of joining.
  ///
  /// - Parameter last: the last one of the page before; nil: from the first.
  package func list(
    of study: StudyID, after last: UUID?, limit: Int, on executor: some PostgresExecutor
  ) async throws -> [Enrolment] {
    try await executor.query(
      """
      SELECT \(unescaped: Enrolment.columns) FROM enrolments
      WHERE study_id = \(study.text) AND left_at IS NULL
        AND (\(last)::uuid IS NULL OR enrolment_id > (SELECT enrolment_id FROM enrolments
          WHERE study_id = \(study.text) AND member_id = \(last)))
      ORDER BY enrolment_id LIMIT \(limit)
      """
    ).map(Enrolment.init)
  }

  /// Whose enrolment it is; nil when there is no such member, or no longer.
  package func participant(
    _ memberID: UUID, in study: StudyID, on executor: some PostgresExecutor
  ) async throws -> UUID? {
    try await executor.query(
      """
      SELECT participant_id FROM enrolments
      WHERE study_id = \(study.text) AND member_id = \(memberID) AND left_at IS NULL
      """
    ).first?.decode("participant_id")
  }

  /// Changes the group; the account is locked.
  ///
  /// - Returns: the enrolment, whose change is later than the previous one even if the clock was set
  ///   back.
  package func setGroup(
    _ groupID: String, of enrolment: Enrolment, at now: Date, on connection: PostgresConnection
  ) async throws -> Enrolment {
    let rows = try await connection.query(
      """
      UPDATE enrolments SET group_id = \(groupID),
        grouped_at = greatest(\(now), coalesce(grouped_at, joined_at) + interval '1 microsecond')
      WHERE enrolment_id = \(enrolment.enrolmentID)
      RETURNING \(unescaped: Enrolment.columns)
      """)
    guard let row = rows.first else { throw PostgresError.noRow("a change of group") }
    return try Enrolment(row: row)
  }
}
