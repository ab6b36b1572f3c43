import FoundationEssentials
import Postgres

/// Queue of participants to plan for without a request.
///
/// An entry at `-infinity` is due at once, independent of clocks.
struct PlanningDueStore: Sendable {
  /// Records that a participant was planned for.
  func keep(
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

  func postpone(_ participantID: UUID, next: Date) -> PostgresStatement<Void> {
    PostgresStatement(
      "UPDATE planning_due SET plan_at = \(next) WHERE participant_id = \(participantID)")
  }

  /// Leases due entries until `leaseEnd`.
  ///
  /// - Parameter latest: latest plausible time; a later entry was written by a clock that was ahead
  ///   and is due, too.
  func claim(
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

  /// Number and age of due entries.
  struct Overdue: Sendable, Hashable {
    /// Number, at most ``countMax``.
    var count: Int
    /// Time of the oldest entry, without those due at once; nil if absent.
    var oldest: Date?

    static let countMax = 100_000
  }

  /// - Throws: `PostgresError`.
  func overdue(at now: Date, on executor: some PostgresExecutor) async throws -> Overdue {
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

  /// Makes the entries due at once.
  func scheduleNow(_ participantIDs: [UUID]) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE planning_due SET plan_at = '-infinity' WHERE participant_id = ANY (\(participantIDs))
      """)
  }

  /// Makes the entries due of participants whose sheet can change their plan: it unblocks others,
  /// starts a repeat interval or an anchor, or ends inactivity.
  func scheduleNow(after sheets: [AcceptedSheet]) -> PostgresStatement<Void> {
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

  /// Makes the entries due of participants whose activity withdraws a foreseen notification or
  /// alert.
  func scheduleNow(after activity: [ActivityMessage]) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE planning_due SET plan_at = '-infinity'
      FROM unnest(\(activity.map(\.participantID)), \(activity.map(\.studyID)),
        \(activity.map(\.at))) AS told (participant, study, at)
      WHERE participant_id = told.participant AND \(unescaped: Self.isForeseen)
      """)
  }

  /// SQL condition: a notification or an alert is planned for the case of inactivity until then.
  private static let isForeseen = """
    EXISTS (SELECT FROM trigger_occurrences
      WHERE participant_id = told.participant AND study_id = told.study
        AND foreseen AND (outcome = 'planned' OR alert_at IS NOT NULL) AND NOT withdrawn
        AND fired_at >= told.at)
    """

  /// Makes the entries of a study's participants due, one after the other.
  ///
  /// - Parameter spread: delay per participant, in seconds.
  func scheduleNow(
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

  /// Makes the entries due, one after the other, of participants whose time zone rules have
  /// changed.
  ///
  /// - Parameters:
  ///   - digests: digest of each zone's rules.
  ///   - spread: delay per participant, in seconds.
  func scheduleNow(
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

  /// SQL expression for the new due time: at once, or at a random time within the total delay.
  /// Always earlier than the previous value, because devices detect a change by it.
  private static let inTurn = """
    CASE WHEN seconds < 1 THEN '-infinity'
      ELSE least(
        plan_at - interval '1 microsecond', now() + random() * seconds * interval '1 second') END
    """
}
