import Calendar
import Fields
import FoundationEssentials
import Postgres

extension SheetRecord {
  /// The columns read by `init(_:)`, of the newest revision, with the content hash of the version.
  static let columns = """
    s.participant_id, s.sheet_id, s.sequence, s.study_id, s.questionnaire_id, s.version,
    v.content_hash, s.started_at, s.finished_at, s.received_at, s.time_zone,
    s.utc_offset_minutes, s.notification_id, s.app_version, s.platform,
    \(presentAnswers) AS answers, CASE WHEN r.withdrawn THEN NULL ELSE s.noise END AS noise,
    CASE WHEN r.withdrawn THEN NULL ELSE s.positions END AS positions,
    CASE WHEN r.withdrawn THEN NULL ELSE s.referenced_answers END AS referenced_answers,
    s.group_id, s.deviations, \(presentScores) AS scores, coalesce(r.revision, 1) AS revision,
    CASE WHEN r.withdrawn THEN r.amended_at END AS withdrawn_at,
    s.closing, s.device_system, s.device_system_version, s.device_maker, s.device_model,
    n.notify_at, n.expires_at AS notification_expires_at, n.fixed AS notification_fixed,
    n.completion_minutes, \(answeredBefore) AS notification_answered_before,
    coalesce(q.mark, s.mark) AS mark, q.marked_at, q.mark_reason,
    coalesce(q.review_state, s.review_state) AS review_state, q.correction, q.corrected_at,
    q.corrected_revision, coalesce(q.comments, 0) AS comments, q.latest_change,
    coalesce(q.reviews, 0) AS reviews
    """

  /// SQL condition whether an earlier sheet answers the notification `n` of a sheet `s`. A sheet is
  /// not finished more than a day before its notification, so few are examined.
  private static let answeredBefore = """
    n.notify_at IS NOT NULL AND EXISTS (
      SELECT FROM answer_sheet_keys k CROSS JOIN LATERAL \(sheetOfKey) AS other
      WHERE k.participant_id = s.participant_id AND k.questionnaire_id = s.questionnaire_id
        AND k.study_id = s.study_id AND k.counted_at > n.notify_at - interval '1 day'
        AND (k.finished_at, k.sheet_id) < (s.finished_at, s.sheet_id)
        AND k.fills_in AND NOT k.withdrawn
        AND lower(other.notification_id) = lower(s.notification_id))
    """

  /// Answers of the newest revision `r` of a sheet `s`; the sheet itself without one.
  static let presentAnswers = "coalesce(r.answers, s.answers)"
  static let presentScores = "CASE WHEN r.revision IS NULL THEN s.scores ELSE r.scores END"

  /// Joins the newest revision `r` to the sheets `s`: one lookup in a small index.
  static let joinedRevision = """
    LEFT JOIN LATERAL (
      SELECT revision, answers, scores, withdrawn, amended_at FROM sheet_revisions
      WHERE participant_id = s.participant_id AND sheet_id = s.sheet_id
      ORDER BY revision DESC LIMIT 1) AS r ON true
    """

  /// Joins content hash, known notification and reviews to the sheets `s`. The version of a stored
  /// sheet is always known, but sheets must stay visible while the read model is rebuilt.
  static let joinedVersions = """
    LEFT JOIN questionnaire_versions v
      ON v.questionnaire_id = s.questionnaire_id AND v.version = s.version
    LEFT JOIN LATERAL (
      SELECT notify_at, expires_at, fixed, completion_minutes FROM notifications
      WHERE participant_id = s.participant_id AND study_id = s.study_id
        AND questionnaire_id = s.questionnaire_id AND notification_id = CASE
        WHEN s.notification_id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        THEN s.notification_id::uuid END
      -- Evaluated separately, as ``sheetOfKey``.
      LIMIT 1) AS n ON true
    LEFT JOIN LATERAL (
      SELECT count(*) AS reviews, count(*) FILTER (WHERE kind = 'comment') AS comments,
        max(number) FILTER (WHERE kind <> 'comment') AS latest_change,
        \(latest("value", of: "mark")) AS mark, \(latest("reviewed_at", of: "mark")) AS marked_at,
        \(latest("note", of: "mark")) AS mark_reason,
        \(latest("value", of: "state")) AS review_state,
        \(latest("value", of: "correction")) AS correction,
        \(latest("reviewed_at", of: "correction")) AS corrected_at,
        \(latest("revision", of: "correction")) AS corrected_revision
      FROM sheet_reviews
      WHERE participant_id = s.participant_id AND sheet_id = s.sheet_id
      -- Few sheets have reviews. Without a group nothing is aggregated, which takes eight times as long.
      GROUP BY sheet_id) AS q ON true
    """

  /// A column of the latest review of a kind.
  private static func latest(_ column: String, of kind: String) -> String {
    "(array_agg(\(column) ORDER BY number DESC) FILTER (WHERE kind = '\(kind)'))[1]"
  }

  /// The sheet of a key `k`, read from its partition only; empty if that was dropped. `OFFSET 0`
  /// keeps the planner from searching all partitions for all of the participant's sheets.
  static let sheetOfKey = """
    (SELECT * FROM answer_sheets WHERE participant_id = k.participant_id
      AND sheet_id = k.sheet_id AND received_at = k.received_at OFFSET 0)
    """

  init(_ row: PostgresRow) throws {
    let finishedAt = Instant(try row.decode("finished_at"))
    let startedAt = try row.decode("started_at", as: Date?.self).map { Instant($0) }
    let sheetID = try row.decode("sheet_id", as: UUID.self)
    let sheet = AnswerSheet(
      sheetID: sheetID.text, studyID: try row.decode("study_id"),
      questionnaireID: try row.decode("questionnaire_id"),
      version: UInt32(try row.decode("version", as: Int32.self)),
      contentHash: try row.decode("content_hash", as: String?.self) ?? "",
      startedAt: startedAt.map { DeviceTime($0) }, finishedAt: DeviceTime(finishedAt),
      timeZone: try row.decode("time_zone"), notificationID: try row.decode("notification_id"),
      closing: SheetClosing(rawValue: try row.decode("closing")),
      appVersion: try row.decode("app_version"),
      platform: try row.decode("platform"),
      answers: try SheetJSON.readAnswers(try row.decode("answers")),
      noise: try SheetJSON.readNoise(try row.decode("noise", as: PostgresJSON?.self)),
      positions: try SheetJSON.readPositions(try row.decode("positions", as: PostgresJSON?.self)),
      referencedAnswers: try SheetJSON.readReferences(
        try row.decode("referenced_answers", as: PostgresJSON?.self)),
      device: Device(
        system: try row.decode("device_system"),
        systemVersion: try row.decode("device_system_version"),
        maker: try row.decode("device_maker"), model: try row.decode("device_model")))
    self.init(
      participantID: try row.decode("participant_id"), sheetID: sheetID,
      sequence: try row.decode("sequence"), receivedAt: Instant(try row.decode("received_at")),
      finishedAt: finishedAt,
      utcOffsetMinutes: try row.decode("utc_offset_minutes", as: Int16?.self).map { Int($0) },
      sheet: sheet,
      groupID: try row.decode("group_id"), deviations: try row.decode("deviations"),
      scores: try SheetJSON.readScores(try row.decode("scores", as: PostgresJSON?.self)),
      revision: Int(try row.decode("revision", as: Int32.self)),
      withdrawnAt: try row.decode("withdrawn_at", as: Date?.self).map { Instant($0) })
    notification = try Self.notification(row)
    review = try ReviewStanding(row)
  }

  private static func notification(_ row: PostgresRow) throws -> NotificationFacts? {
    guard let notifiesAt = try row.decode("notify_at", as: Date?.self) else { return nil }
    return NotificationFacts(
      notifiesAt: Instant(notifiesAt),
      expiresAt: try row.decode("notification_expires_at", as: Date?.self).map { Instant($0) },
      isFixed: try row.decode("notification_fixed"),
      completionMinutes: try row.decode("completion_minutes"),
      isAnsweredBefore: try row.decode("notification_answered_before"))
  }
}

/// Reads a participant's stored data for all questionnaires of a study.
enum StandingReader {
  /// Returns counts of non-empty sheets by questionnaire, with one query; questionnaires without
  /// sheets have no entry.
  ///
  /// - Parameter now: sheets finished later do not prevent filling in.
  static func tallies(
    of participantID: UUID, in studyID: String, questionnaireIDs: some Collection<String>,
    now: Instant
  ) -> PostgresStatement<[String: SheetTally]> {
    PostgresStatement(
      """
      SELECT asked.questionnaire_id, held.sheets, held.first_filled_in, held.last_filled_in,
        latest.counted_at AS last_finished, latest.closing, latest.version, latest.answers
      FROM unnest((SELECT \(Array(questionnaireIDs)))) AS asked (questionnaire_id)
      CROSS JOIN LATERAL (
        SELECT count(*) AS sheets, min(counted_at) AS first_filled_in,
          max(counted_at) FILTER (WHERE counted_at <= \(now.date)) AS last_filled_in
        FROM answer_sheet_keys
        WHERE participant_id = \(participantID)
          AND questionnaire_id = asked.questionnaire_id AND study_id = \(studyID)
          AND fills_in AND NOT withdrawn) AS held
      CROSS JOIN LATERAL (
        SELECT k.counted_at, s.closing, s.version, \(unescaped: SheetRecord.presentAnswers) AS answers
        FROM (
          SELECT * FROM answer_sheet_keys
          WHERE participant_id = \(participantID)
            AND questionnaire_id = asked.questionnaire_id AND study_id = \(studyID)
            AND fills_in AND NOT withdrawn
          ORDER BY counted_at DESC, sheet_id DESC LIMIT 1) AS k
        LEFT JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s ON true
        \(unescaped: SheetRecord.joinedRevision)) AS latest
      """,
      entry: { row in
        let (questionnaireID, sheets, first, last, lastFinished, closing, version, answers) =
          try row.decode(
            String.self, Int64.self, Date?.self, Date?.self, Date.self, String?.self, Int32?.self,
            PostgresJSON?.self)
        let latest: LatestSheet? =
          if let version, let answers {
            LatestSheet(
              version: UInt32(clamping: version),
              closing: closing.flatMap { SheetClosing(rawValue: $0) },
              answers: try SheetJSON.readAnswers(answers))
          } else {
            nil
          }
        return (
          questionnaireID,
          SheetTally(
            sheets: UInt64(clamping: sheets), lastFinishedAt: Instant(lastFinished), last: latest,
            firstFilledInAt: first.map { Instant($0) }, lastFilledInAt: last.map { Instant($0) })
        )
      })
  }
}
