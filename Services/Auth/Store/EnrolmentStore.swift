package import AuthDomain
package import FoundationEssentials
package import Postgres

/// The table of enrolments.
package struct EnrolmentStore: Sendable {
  package init() {}

  package func current(
    of participantID: UUID, in study: StudyID, on executor: some PostgresExecutor
  ) async throws -> Enrolment? {
    try await executor.query(
      """
      SELECT \(unescaped: Enrolment.columns) FROM enrolments
      WHERE participant_id = \(participantID) AND study_id = \(study.text) AND left_at IS NULL
      """
    ).first.map(Enrolment.init)
  }

  /// How many enrolments there are now, and how many there have ever been.
  package func counts(
    of participantID: UUID, on executor: some PostgresExecutor
  ) async throws -> (current: Int, ever: Int) {
    let rows = try await executor.query(
      """
      SELECT count(*) FILTER (WHERE left_at IS NULL), count(*) FROM enrolments
      WHERE participant_id = \(participantID)
      """)
    guard let row = rows.first else { return (0, 0) }
    return try row.decode(Int.self, Int.self)
  }

  /// Of a participant, in the order of joining. None of them is ever deleted alone, so counting them gives a
  /// place in the list that stays.
  ///
  /// - Parameter count: how many of the first ones are left out.
  package func list(
    of participantID: UUID, skipping count: Int, limit: Int, on executor: some PostgresExecutor
  ) async throws -> [Enrolment] {
    try await executor.query(
      """
      SELECT \(unescaped: Enrolment.columns) FROM enrolments
      WHERE participant_id = \(participantID) ORDER BY enrolment_id OFFSET \(count) LIMIT \(limit)
      """
    ).map(Enrolment.init)
  }

  /// A new enrolment. Even if the clock was set back, it begins after the previous one ended: other
  /// services keep the latest joining and the latest departure, and compare them.
  ///
  /// - Parameter consent: recorded already.
  package func enrol(
    _ consent: Consent, groupID: String, at now: Date, on connection: PostgresConnection
  ) async throws -> Enrolment {
    let rows = try await connection.query(
      """
      INSERT INTO enrolments (participant_id, study_id, joined_at, consent_version,
        consent_language, group_id)
      SELECT \(consent.participantID), \(consent.studyID.text),
        greatest(\(now), (
          SELECT max(left_at) + interval '1 microsecond' FROM enrolments
          WHERE participant_id = \(consent.participantID)
            AND study_id = \(consent.studyID.text))),
        \(consent.version), \(consent.language.description), \(groupID)
      RETURNING \(unescaped: Enrolment.columns)
      """)
    guard let row = rows.first else { throw PostgresError.noRow("an enrolment") }
    return try Enrolment(row: row)
  }

  /// The enrolment goes on under a new consent, which is recorded already.
  package func renew(
    _ enrolment: Enrolment, with consent: Consent, on connection: PostgresConnection
  ) async throws -> Enrolment {
    let rows = try await connection.query(
      """
      UPDATE enrolments SET consent_version = \(consent.version),
        consent_language = \(consent.language.description)
      WHERE enrolment_id = \(enrolment.enrolmentID)
      RETURNING \(unescaped: Enrolment.columns)
      """)
    guard let row = rows.first else { throw PostgresError.noRow("renewing a consent") }
    return try Enrolment(row: row)
  }

  /// When the enrolment ended; never before it began, even if the clock was set back.
  package func end(
    _ enrolment: Enrolment, at now: Date, on connection: PostgresConnection
  ) async throws -> Date {
    let leftAt = enrolment.endTime(at: now)
    try await connection.execute(
      """
      UPDATE enrolments SET left_at = \(leftAt) WHERE enrolment_id = \(enrolment.enrolmentID)
      """)
    return leftAt
  }

  /// Notes that what the participant consented to for the study is taken back, whether the enrolment lasts or
  /// has ended.
  ///
  /// - Returns: whether a consent was in force.
  package func withdrawConsents(
    of participantID: UUID, to study: StudyID, at now: Date, on connection: PostgresConnection
  ) async throws -> Bool {
    try await connection.execute(
      """
      UPDATE enrolments SET consent_withdrawn_at = greatest(\(now), joined_at)
      WHERE participant_id = \(participantID) AND study_id = \(study.text)
        AND consent_withdrawn_at IS NULL
      """) > 0
  }
}
