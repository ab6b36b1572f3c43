import Calendar
import FoundationEssentials
import Postgres

/// The effect of an erasure on rows that arrive later.
enum ErasedRows {
  /// SQL that returns why a row is refused after an erasure of its participant or of the
  /// participant's data in the study: `erased` permanently; `erasing` for half an hour, in which an
  /// older token may still name the study; null otherwise.
  ///
  /// - Parameters:
  /// - row: name of the statement's rows with participant_id, study_id and received_at.
  /// - time: name of the column with the time of the event.
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
    -- Evaluated once for all rows: without any erasure, nothing is computed per row.
    FROM erasures WHERE (SELECT EXISTS (SELECT FROM erasures)) AND digest IN (
      erasure_digest(\(row).participant_id, ''),
      erasure_digest(\(row).participant_id, \(row).study_id))
    """
  }

  /// The erasures of a participant, by study.
  struct Erasures: Sendable {
    /// Whether all data was erased.
    var isWhole = false
    /// When the latest erasure of the data in a study was requested.
    var requestedAt: [String: Instant] = [:]

    /// Returns whether an event in the study at that time was erased.
    func include(_ studyID: String, at time: Instant) -> Bool {
      isWhole || requestedAt[studyID].map { $0 >= time } ?? false
    }

    /// Returns whether an event at that time was erased in any study.
    func includeSomewhere(at time: Instant) -> Bool {
      isWhole || requestedAt.values.contains { $0 >= time }
    }
  }

  /// Returns the erasures of the whole account and those in studies.
  ///
  /// - Parameter studyIDs: nil for all studies, as for an item whose study is unknown because it was
  ///   erased.
  static func erasures(
    of participantID: UUID, in studyIDs: Set<String>?
  ) -> PostgresStatement<Erasures> {
    PostgresStatement(
      """
      SELECT asked.study_id, bool_or(is_whole) AS is_whole, max(requested_at) AS requested_at
      FROM (
        SELECT unnest((SELECT \((studyIDs?.sorted() ?? []) + [""])::text[])) AS study_id
        UNION SELECT study_id FROM studies WHERE \(studyIDs == nil)
      ) AS asked
      JOIN erasures ON digest = erasure_digest(\(participantID), asked.study_id)
      GROUP BY asked.study_id
      """
    ) { rows in
      try rows.reduce(into: Erasures()) { erasures, row in
        let (studyID, isWhole, requestedAt) = try row.decode(String.self, Bool.self, Date.self)
        if isWhole { erasures.isWhole = true }
        erasures.requestedAt[studyID] = Instant(requestedAt)
      }
    }
  }
}
