package import Calendar
package import FoundationEssentials
package import Postgres

/// What an erasure means for rows that come after it.
package enum ErasedRows {
  /// Why a row is refused whose participant was erased, or what its study has: `erased` for good, `erasing` where
  /// the token may still name a study that was erased since it was made, within half an hour; null otherwise.
  ///
  /// - Parameters:
  ///   - row: the name under which the statement has rows with participant_id, study_id and received_at.
  ///   - time: the column that says when what the row tells of happened.
  static func refusal(of row: String, at time: String) -> String {
    """
    SELECT CASE WHEN bool_or(is_whole OR requested_at >= \(row).\(time)) THEN 'erased'
      WHEN max(requested_at) > \(row).received_at - interval '30 minutes' THEN
        CASE WHEN NOT EXISTS (
          SELECT FROM enrolment_changes AS change
          WHERE change.participant_id = \(row).participant_id
            AND change.study_id = \(row).study_id AND joined AND at >= max(requested_at))
        THEN 'erasing' END
      END AS refusal
    -- Looked at once for all rows: where nobody was ever erased, nothing is computed for any.
    FROM erasures WHERE (SELECT EXISTS (SELECT FROM erasures)) AND digest IN (
      erasure_digest(\(row).participant_id, ''),
      erasure_digest(\(row).participant_id, \(row).study_id))
    """
  }

  /// What was erased of a participant, by study.
  package struct Erasures: Sendable {
    /// Everything was.
    package var isWhole = false
    /// When the latest erasure of what the study has was asked for.
    package var requestedAt: [String: Instant] = [:]

    /// Whether what happened in the study then was erased.
    package func include(_ studyID: String, at time: Instant) -> Bool {
      isWhole || requestedAt[studyID].map { $0 >= time } ?? false
    }
  }

  /// - Throws: `PostgresError`.
  package static func erasures(
    of participantID: UUID, in studyIDs: Set<String>, on executor: some PostgresExecutor
  ) async throws -> Erasures {
    let rows = try await executor.query(
      """
      SELECT asked.study_id, bool_or(is_whole) AS is_whole, max(requested_at) AS requested_at
      FROM unnest((SELECT \(studyIDs.sorted() + [""])::text[])) AS asked (study_id)
      JOIN erasures ON digest = erasure_digest(\(participantID), asked.study_id)
      GROUP BY asked.study_id
      """)
    return try rows.reduce(into: Erasures()) { erasures, row in
      let (studyID, isWhole, requestedAt) = try row.decode(String.self, Bool.self, Date.self)
      if isWhole { erasures.isWhole = true }
      erasures.requestedAt[studyID] = Instant(requestedAt)
    }
  }
}
