package import AuthDomain
package import FoundationEssentials
package import Postgres

/// How long studies keep what their participants answered, and whose time is up.
package struct RetentionStore: Sendable {
  package init() {}

  /// Somebody of whom a study is to have nothing any more.
  package struct Due: Sendable, Hashable {
    package var participantID: UUID
    package var studyID: String
    package var outcome: StudyRetention.Outcome
  }

  /// Of the revision that is known, be it an earlier one than this, nothing changes.
  package func save(
    _ study: PublishedStudy, on executor: some PostgresExecutor
  ) async throws {
    let retention = study.retention
    try await executor.execute(
      """
      UPDATE studies SET retention_days_after_end = \(retention?.daysAfterEnd),
        retention_days_after_leaving = \(retention?.daysAfterLeaving),
        retention_outcome = \(retention?.outcome.rawValue),
        retention_on_withdrawal = \(retention?.onWithdrawal ?? false),
        retention_on_erasure = \(retention?.onErasure?.rawValue)
      WHERE study_id = \(study.studyID) AND revision = \(study.revision)
      """)
  }

  package func find(
    _ study: StudyID, on executor: some PostgresExecutor
  ) async throws -> StudyRetention? {
    try await executor.query(
      """
      SELECT \(unescaped: StudyRetention.columns) FROM studies WHERE study_id = \(study.text)
      """
    ).first.flatMap { try StudyRetention(row: $0) }
  }

  /// What the studies that know the participant do with answers that are to be erased; of those that leave it to
  /// the participant nothing. Without an account nobody knows which those are: all studies.
  package func onErasure(
    of participantID: UUID, on connection: PostgresConnection
  ) async throws -> [String: StudyRetention.Outcome] {
    let rows = try await connection.query(
      """
      SELECT study_id, retention_on_erasure FROM studies
      WHERE retention_on_erasure IS NOT NULL AND (
        study_id IN (
          SELECT study_id FROM enrolments WHERE participant_id = \(participantID)
          UNION SELECT study_id FROM consents WHERE participant_id = \(participantID))
        OR NOT EXISTS (SELECT FROM accounts WHERE participant_id = \(participantID)))
      """)
    return try rows.reduce(into: [:]) { outcomes, row in
      let (studyID, outcome) = try row.decode(String.self, String.self)
      outcomes[studyID] = StudyRetention.Outcome(rawValue: outcome)
    }
  }

  /// Those whose time is up, in no order: everybody once the study has ended long enough ago; who left long
  /// enough ago, or took back every consent where that counts, and neither takes part again nor asks to.
  ///
  /// - Parameter participantID: only this one; nil: all.
  package func due(
    at now: Date, of participantID: UUID? = nil, limit: Int, on executor: some PostgresExecutor
  ) async throws -> [Due] {
    let rows = try await executor.query(
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
      """)
    return try rows.compactMap { row in
      let (participantID, studyID, outcome) = try row.decode(UUID.self, String.self, String.self)
      return StudyRetention.Outcome(rawValue: outcome).map {
        Due(participantID: participantID, studyID: studyID, outcome: $0)
      }
    }
  }

  /// What was ended of a study, and how far that is.
  package func ended(
    in study: StudyID, on executor: some PostgresExecutor
  ) async throws -> (pending: Int, complete: Int) {
    let rows = try await executor.query(
      """
      SELECT count(*) FILTER (WHERE completed_at IS NULL),
        count(*) FILTER (WHERE completed_at IS NOT NULL)
      FROM erasure_requests WHERE by_retention AND study_id = \(study.text)
      """)
    guard let row = rows.first else { return (0, 0) }
    return try row.decode(Int.self, Int.self)
  }

  /// What services say in their receipts for what was ended of a study, added up; the time is the last one's.
  package func receipts(
    in study: StudyID, on executor: some PostgresExecutor
  ) async throws -> [Erasure.Receipt] {
    let rows = try await executor.query(
      """
      SELECT service, max(erasure_receipts.completed_at), kind, sum(count::bigint)::bigint
      FROM erasure_requests JOIN erasure_receipts USING (erasure_id)
        LEFT JOIN LATERAL jsonb_each_text(counts) AS counted (kind, count) ON true
      WHERE by_retention AND study_id = \(study.text)
      GROUP BY service, kind ORDER BY service, kind
      """)
    var receipts: [Erasure.Receipt] = []
    for row in rows {
      let (service, completedAt, kind, count) = try row.decode(
        String.self, Date.self, String?.self, Int64?.self)
      if receipts.last?.service != service {
        receipts.append(Erasure.Receipt(service: service, counts: [:], completedAt: completedAt))
      }
      let last = receipts.count - 1
      receipts[last].completedAt = max(receipts[last].completedAt, completedAt)
      if let kind { receipts[last].counts[kind] = count }
    }
    return receipts
  }
}

extension StudyRetention {
  /// Of studies, and of consents.
  static let columns = """
    retention_days_after_end, retention_days_after_leaving, retention_outcome, retention_on_withdrawal,
    retention_on_erasure
    """

  /// Nil where there is none.
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
