import FoundationEssentials
import Postgres

/// Retention rules of studies, and participants whose retention has ended.
enum RetentionStore {
  /// A participant whose data in a study is due for erasure.
  struct Due: Sendable, Hashable {
    var participantID: UUID
    var studyID: String
    var outcome: StudyRetention.Outcome
  }

  /// Does nothing if a newer revision is already stored.
  static func save(_ study: PublishedStudy) -> PostgresStatement<Void> {
    let retention = study.retention
    return PostgresStatement(
      """
      UPDATE studies SET retention_days_after_end = \(retention?.daysAfterEnd),
        retention_days_after_leaving = \(retention?.daysAfterLeaving),
        retention_outcome = \(retention?.outcome.rawValue),
        retention_on_withdrawal = \(retention?.onWithdrawal ?? false),
        retention_on_erasure = \(retention?.onErasure?.rawValue)
      WHERE study_id = \(study.studyID) AND revision = \(study.revision)
      """)
  }

  static func find(_ study: StudyID) -> PostgresStatement<StudyRetention?> {
    PostgresStatement(
      """
      SELECT \(unescaped: StudyRetention.columns) FROM studies WHERE study_id = \(study.text)
      """, first: StudyRetention.init)
  }

  /// Returns the prescribed erasure modes of the participant's studies; studies that leave the
  /// choice to the participant are absent. Without an account the studies are unknown, so all are
  /// returned.
  static func onErasure(
    of participantID: UUID
  ) -> PostgresStatement<[String: StudyRetention.Outcome]> {
    PostgresStatement(
      """
      SELECT study_id, retention_on_erasure FROM studies
      WHERE retention_on_erasure IS NOT NULL AND (
        study_id IN (
          SELECT study_id FROM enrolments WHERE participant_id = \(participantID)
          UNION SELECT study_id FROM consents WHERE participant_id = \(participantID))
        OR NOT EXISTS (SELECT FROM accounts WHERE participant_id = \(participantID)))
      """
    ) { rows in
      try rows.reduce(into: [:]) { outcomes, row in
        let (studyID, outcome) = try row.decode(String.self, String.self)
        outcomes[studyID] = StudyRetention.Outcome(rawValue: outcome)
      }
    }
  }

  /// Returns participants whose retention has ended, unordered: all after the study's end plus its
  /// period; those who left long enough ago, or withdrew every consent if that counts, and have
  /// neither rejoined nor asked to.
  ///
  /// - Parameter participantID: participant to select; nil for all.
  static func due(
    at now: Date, of participantID: UUID? = nil, limit: Int
  ) -> PostgresStatement<[Due]> {
    PostgresStatement(
      """
      SELECT due.participant_id, study_id, retention_outcome FROM studies CROSS JOIN LATERAL (
        SELECT enrolment.participant_id FROM enrolments AS enrolment
        WHERE enrolment.study_id = studies.study_id
          AND (\(participantID)::uuid IS NULL OR enrolment.participant_id = \(participantID))
          AND ends_at + retention_days_after_end * interval '24 hours' <= \(now)
        UNION
        SELECT enrolment.participant_id FROM enrolments AS enrolment
        WHERE enrolment.study_id = studies.study_id
          AND (\(participantID)::uuid IS NULL OR enrolment.participant_id = \(participantID))
          AND left_at <= \(now) - retention_days_after_leaving * interval '24 hours'
          AND NOT EXISTS (
            SELECT FROM enrolments AS later
            WHERE later.participant_id = enrolment.participant_id
              AND later.study_id = enrolment.study_id AND (later.left_at IS NULL
                OR later.left_at > \(now) - retention_days_after_leaving * interval '24 hours'))
          AND NOT EXISTS (
            SELECT FROM join_requests
            WHERE join_requests.participant_id = enrolment.participant_id
              AND join_requests.study_id = enrolment.study_id AND state = 'pending')
        UNION
        SELECT enrolment.participant_id FROM enrolments AS enrolment
        WHERE retention_on_withdrawal AND enrolment.study_id = studies.study_id
          AND (\(participantID)::uuid IS NULL OR enrolment.participant_id = \(participantID))
          AND consent_withdrawn_at IS NOT NULL AND left_at <= \(now)
          AND NOT EXISTS (
            SELECT FROM enrolments AS other
            WHERE other.participant_id = enrolment.participant_id
              AND other.study_id = enrolment.study_id AND other.consent_withdrawn_at IS NULL)
          AND NOT EXISTS (
            SELECT FROM join_requests
            WHERE join_requests.participant_id = enrolment.participant_id
              AND join_requests.study_id = enrolment.study_id AND state = 'pending')
        LIMIT \(limit)
      ) AS due
      WHERE retention_outcome IS NOT NULL LIMIT \(limit)
      """
    ) { rows in
      try rows.compactMap { row in
        let (participantID, studyID, outcome) = try row.decode(
          UUID.self, String.self, String.self)
        return StudyRetention.Outcome(rawValue: outcome).map {
          Due(participantID: participantID, studyID: studyID, outcome: $0)
        }
      }
    }
  }

  /// Returns the number of pending and complete erasures by a study's retention.
  static func ended(in study: StudyID) -> PostgresStatement<(pending: Int, complete: Int)> {
    PostgresStatement(
      """
      SELECT count(*) FILTER (WHERE completed_at IS NULL),
        count(*) FILTER (WHERE completed_at IS NOT NULL)
      FROM erasure_requests WHERE by_retention AND study_id = \(study.text)
      """, named: "a count", row: { try $0.decode(Int.self, Int.self) })
  }

  /// Returns the sums of the services' receipts for a study's retention, with the time of the last.
  static func receipts(in study: StudyID) -> PostgresStatement<[Erasure.Receipt]> {
    PostgresStatement(
      """
      SELECT service, max(erasure_receipts.completed_at), kind, sum(count::bigint)::bigint
      FROM erasure_requests JOIN erasure_receipts USING (erasure_id)
        LEFT JOIN LATERAL jsonb_each_text(counts) AS counted (kind, count) ON true
      WHERE by_retention AND study_id = \(study.text)
      GROUP BY service, kind ORDER BY service, kind
      """
    ) { rows in
      try rows.reduce(into: []) { receipts, row in
        let (service, completedAt, kind, count) = try row.decode(
          String.self, Date.self, String?.self, Int64?.self)
        receipts.add(service, completedAt, kind: kind, count: count)
      }
    }
  }
}

extension StudyRetention {
  /// Columns of studies and of consents.
  static let columns = """
    retention_days_after_end, retention_days_after_leaving, retention_outcome, retention_on_withdrawal,
    retention_on_erasure
    """

  /// Answers nil if the row has no retention rule.
  init?(row: PostgresRow) throws {
    let outcome: String? = try row.decode("retention_outcome")
    guard let outcome = outcome.flatMap(Outcome.init) else { return nil }
    self.init(
      daysAfterEnd: try row.decode("retention_days_after_end", as: Int32?.self).map(Int.init),
      daysAfterLeaving: try row.decode("retention_days_after_leaving", as: Int32?.self).map(
        Int.init),
      outcome: outcome, onWithdrawal: try row.decode("retention_on_withdrawal") ?? false,
      onErasure: try row.decode("retention_on_erasure", as: String?.self).flatMap(Outcome.init))
  }
}
