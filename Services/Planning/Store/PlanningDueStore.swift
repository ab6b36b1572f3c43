package import FoundationEssentials
package import PlanningDomain
package import Postgres

/// Who is to be planned for without asking, and when.
///
/// Who is to be planned for at once is due at `-infinity`, whatever the clocks say.
package struct PlanningDueStore: Sendable {
  package init() {}

  /// Notes that a participant was planned for.
  package func keep(
    _ participantID: UUID, next: Date, zoneDigest: UInt64
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO planning_due (participant_id, plan_at, zone_digest)
      VALUES (\(participantID), \(next), \(Int(bitPattern: UInt(zoneDigest))))
      ON CONFLICT (participant_id) DO UPDATE
        SET plan_at = EXCLUDED.plan_at, zone_digest = EXCLUDED.zone_digest
      """)
  }

  package func postpone(_ participantID: UUID, next: Date) -> PostgresStatement<Void> {
    PostgresStatement(
      "UPDATE planning_due SET plan_at = \(next) WHERE participant_id = \(participantID)")
  }

  /// Takes those that are due, for one that plans for them: nobody else does until `leaseEnd`.
  ///
  /// - Parameter latest: what is later was put off by a clock that was ahead, and is due, too.
  package func claim(
    due now: Date, latest: Date, atMost limit: Int, leaseEnd: Date,
    on executor: some PostgresExecutor
  ) async throws -> [UUID] {
    try await executor.query(
      """
      WITH due_now AS (
        SELECT participant_id FROM planning_due WHERE plan_at <= \(now)
        ORDER BY plan_at LIMIT \(limit) FOR UPDATE SKIP LOCKED
      ), put_off AS (
        SELECT participant_id FROM planning_due WHERE plan_at > \(latest)
        ORDER BY plan_at DESC LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      UPDATE planning_due AS due SET plan_at = \(leaseEnd)
      FROM (TABLE due_now UNION ALL TABLE put_off LIMIT \(limit)) AS chosen
      WHERE due.participant_id = chosen.participant_id
      RETURNING due.participant_id
      """
    ).map { try $0.decode("participant_id") }
  }

  /// Who is due.
  package struct Overdue: Sendable, Hashable {
    /// At most ``countMax``.
    package var count: Int
    /// When the first of them was due, of those that are not to be planned for at once; nil: there is none.
    package var oldest: Date?

    package static let countMax = 100_000
  }

  /// - Throws: `PostgresError`.
  package func overdue(at now: Date, on executor: some PostgresExecutor) async throws -> Overdue {
    let row = try await executor.query(
      """
      SELECT count(*) AS count, min(plan_at) FILTER (WHERE isfinite(plan_at)) AS oldest FROM (
        SELECT plan_at FROM planning_due WHERE plan_at <= \(now) LIMIT \(Overdue.countMax)
      ) AS due
      """
    ).first
    return Overdue(
      count: try row?.decode("count") ?? 0, oldest: try row?.decode("oldest", as: Date?.self))
  }

  /// Lets those be planned for at once.
  package func hasten(_ participantIDs: [UUID]) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE planning_due SET plan_at = '-infinity' WHERE participant_id = ANY (\(participantIDs))
      """)
  }

  /// Lets those be planned for at once who filled in what others wait for, or what is not to be filled in again
  /// soon.
  package func hasten(after sheets: [AcceptedSheet]) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE planning_due SET plan_at = '-infinity'
      FROM unnest(\(sheets.map(\.participantID)), \(sheets.map(\.key.studyID)),
        \(sheets.map(\.key.questionnaireID)), \(sheets.map(\.finishedAt)))
        AS told (participant, study, questionnaire, at)
      WHERE participant_id = told.participant
        AND (EXISTS (SELECT FROM study_questionnaires
            WHERE study_id = told.study AND questionnaire_id = told.questionnaire
              AND (one_time OR blocking OR repeat_interval_hours > 0))
          OR EXISTS (SELECT FROM study_schedules
            WHERE study_id = told.study AND anchor_questionnaire_id = told.questionnaire)
          OR \(unescaped: Self.isForeseen))
      """)
  }

  /// Lets those be planned for at once who did something where the lack of it was to prompt.
  package func hasten(after activity: [ActivityTelling]) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE planning_due SET plan_at = '-infinity'
      FROM unnest(\(activity.map(\.participantID)), \(activity.map(\.studyID)),
        \(activity.map(\.at))) AS told (participant, study, at)
      WHERE participant_id = told.participant AND \(unescaped: Self.isForeseen)
      """)
  }

  /// A prompt is planned for the case that nothing has happened until then.
  private static let isForeseen = """
    EXISTS (SELECT FROM trigger_occurrences
      WHERE participant_id = told.participant AND study_id = told.study
        AND foreseen AND outcome = 'planned' AND NOT withdrawn AND fired_at >= told.at)
    """

  /// Lets all who take part in a study be planned for, one after the other.
  ///
  /// - Parameter spread: over so many seconds for each of them, where they are many.
  package func hasten(
    studyID: String, spread: Double, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      WITH concerned AS (
        SELECT participant_id FROM enrolments
        WHERE study_id = \(studyID) AND (left_at IS NULL OR left_at < joined_at)
      ), work AS (SELECT \(spread) * count(*) AS seconds FROM concerned)
      UPDATE planning_due AS due SET plan_at = \(unescaped: Self.inTurn)
      FROM concerned, work WHERE due.participant_id = concerned.participant_id
      """)
  }

  /// Lets those be planned for, one after the other, whose zone has other rules than their plan was made by.
  ///
  /// - Parameters:
  ///   - digests: of each zone.
  ///   - spread: over so many seconds for each of them.
  package func hasten(
    zones digests: [String: UInt64], spread: Double, on executor: some PostgresExecutor
  ) async throws {
    let zones = digests.sorted { $0.key < $1.key }
    try await executor.execute(
      """
      WITH concerned AS (
        SELECT participant_id FROM planning_due
        JOIN participants USING (participant_id)
        JOIN unnest(\(zones.map(\.key)), \(zones.map { Int(bitPattern: UInt($0.value)) }))
          AS zone (name, digest) ON name = time_zone
        WHERE zone_digest <> digest
      ), work AS (SELECT \(spread) * count(*) AS seconds FROM concerned)
      UPDATE planning_due AS due SET plan_at = \(unescaped: Self.inTurn)
      FROM concerned, work WHERE due.participant_id = concerned.participant_id
      """)
  }

  /// At once, or at some moment of the time that all of them take; never when it was to be anyhow, for whoever
  /// polls sees by it that something is new.
  private static let inTurn = """
    CASE WHEN seconds < 1 THEN '-infinity'
      ELSE least(
        plan_at - interval '1 microsecond', now() + random() * seconds * interval '1 second') END
    """
}
