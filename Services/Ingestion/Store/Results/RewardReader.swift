import Calendar
import FoundationEssentials
import Postgres

/// Reads the data from which rewards are computed.
enum RewardReader {
  /// SQL of the day that the device showed at the finish of a sheet `s`.
  static let date =
    "(s.finished_at AT TIME ZONE 'UTC' + make_interval(mins => coalesce(s.utc_offset_minutes, 0)))::date"

  /// Returns the days of a participant with sheets that count, with one entry for each time zone.
  static func days(
    of participantID: UUID, in studyID: String
  ) -> PostgresStatement<[RewardStanding.SheetDay]> {
    var query = sheets(of: participantID, in: studyID)
    query.append(
      """
       SELECT \(unescaped: date) - date '1970-01-01' AS day, count(*), min(s.finished_at), s.time_zone
      FROM sheet s WHERE s.counts AND \(Deviation.clockImplausible.rawValue) <> ALL(s.deviations)
      GROUP BY day, s.time_zone
      """)
    return PostgresStatement(
      query,
      each: { row in
        let (day, sheets, firstAt, timeZone) = try row.decode(
          Int32.self, Int64.self, Date.self, String.self)
        return RewardStanding.SheetDay(
          date: CivilDate(dayNumber: Int(day)), sheets: Int(sheets), firstAt: Instant(firstAt),
          timeZone: timeZone)
      })
  }

  /// Returns the prompts of a participant. Those that sheets of a dropped month may have answered are
  /// left out.
  static func prompts(
    of participantID: UUID, in studyID: String
  ) -> PostgresStatement<[RewardStanding.Prompt]> {
    var query = sheets(of: participantID, in: studyID)
    query.append(
      """
      , named AS (
        SELECT lower(notification_id) AS id, bool_or(counts) AS answered, bool_or(withdrawn) AS withdrawn
        FROM sheet WHERE notification_id <> '' GROUP BY id
      ), told AS (
        SELECT *, coalesce(expires_at, lead(notify_at) OVER (
          PARTITION BY questionnaire_id, schedule_id ORDER BY notify_at)) AS end_at
        FROM notifications
        WHERE participant_id = \(participantID) AND study_id = \(studyID) AND NOT cancelled
      )
      SELECT notify_at, end_at, coalesce(answered, false), coalesce(withdrawn, false)
      FROM told LEFT JOIN named ON id = told.notification_id::text
      WHERE notify_at > coalesce(
        (SELECT max(counted_at) FROM sheet WHERE notification_id IS NULL), '-infinity')
      """)
    return PostgresStatement(
      query,
      each: { row in
        let (notifiesAt, endsAt, isAnswered, isWithdrawn) = try row.decode(
          Date.self, Date?.self, Bool.self, Bool.self)
        return RewardStanding.Prompt(
          notifiesAt: Instant(notifiesAt), endsAt: endsAt.map { Instant($0) },
          outcome: isAnswered ? .answered : isWithdrawn ? .withdrawn : .unanswered)
      })
  }

  /// Builds the table `sheet` of all sheets of a participant; without contents for dropped months.
  private static func sheets(of participantID: UUID, in studyID: String) -> PostgresQuery {
    """
    WITH sheet AS (
      SELECT k.counted_at, k.withdrawn, k.fills_in AND NOT k.withdrawn AS counts, s.finished_at,
        s.utc_offset_minutes, s.time_zone, s.notification_id, s.deviations
      FROM answer_sheet_keys k LEFT JOIN (
        SELECT sheet_id, received_at, finished_at, utc_offset_minutes, time_zone, notification_id,
          deviations
        FROM answer_sheets WHERE participant_id = \(participantID) OFFSET 0) AS s
        ON s.sheet_id = k.sheet_id AND s.received_at = k.received_at
      WHERE k.participant_id = \(participantID) AND k.study_id = \(studyID)
    )
    """
  }
}
