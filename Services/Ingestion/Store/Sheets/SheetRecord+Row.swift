import Calendar
import Fields
import FoundationEssentials
import IngestionDomain
import Postgres

extension SheetRecord {
  /// The columns that `init(_:)` reads, with the content hash of the version, of the newest revision.
  static let columns = """
    s.participant_id, s.sheet_id, s.sequence, s.study_id, s.questionnaire_id, s.version,
    v.content_hash, s.started_at, s.finished_at, s.received_at, s.time_zone,
    s.utc_offset_minutes, s.notification_id, s.autosaved, s.app_version, s.platform,
    \(presentAnswers) AS answers, CASE WHEN r.withdrawn THEN NULL ELSE s.noise END AS noise,
    CASE WHEN r.withdrawn THEN NULL ELSE s.positions END AS positions,
    CASE WHEN r.withdrawn THEN NULL ELSE s.referenced_answers END AS referenced_answers,
    s.group_id, s.deviations, \(presentScores) AS scores, coalesce(r.revision, 1) AS revision,
    CASE WHEN r.withdrawn THEN r.amended_at END AS withdrawn_at,
    s.closing, s.device_system, s.device_system_version, s.device_maker, s.device_model,
    n.notify_at, n.expires_at AS notification_expires_at, n.fixed AS notification_fixed,
    n.completion_minutes, \(answeredBefore) AS notification_answered_before
    """

  /// Whether an earlier sheet answers the notification `n` of a sheet `s`. A sheet is not finished a day before what
  /// it answers, so that few are looked at.
  private static let answeredBefore = """
    n.notify_at IS NOT NULL AND EXISTS (
      SELECT FROM answer_sheet_keys k CROSS JOIN LATERAL \(sheetOfKey) AS other
      WHERE k.participant_id = s.participant_id AND k.questionnaire_id = s.questionnaire_id
        AND k.study_id = s.study_id AND k.finished_at > n.notify_at - interval '1 day'
        AND (k.finished_at, k.sheet_id) < (s.finished_at, s.sheet_id)
        AND k.fills_in AND NOT k.withdrawn
        AND lower(other.notification_id) = lower(s.notification_id))
    """

  /// Of the newest revision `r` of a sheet `s`, which is the sheet itself where there is no other.
  static let presentAnswers = "coalesce(r.answers, s.answers)"
  static let presentScores = "CASE WHEN r.revision IS NULL THEN s.scores ELSE r.scores END"

  /// Joins, to the sheets `s`, their newest revision `r`: one look into a small index.
  static let joinedRevision = """
    LEFT JOIN LATERAL (
      SELECT revision, answers, scores, withdrawn, amended_at FROM sheet_revisions
      WHERE participant_id = s.participant_id AND sheet_id = s.sheet_id
      ORDER BY revision DESC LIMIT 1) AS r ON true
    """

  /// Joins, to the sheets `s`, where the content hash comes from, and what is known of the notification. A
  /// version is known whenever a sheet of it is stored, but a read model that is being rebuilt must not hide
  /// sheets.
  static let joinedVersions = """
    LEFT JOIN questionnaire_versions v
      ON v.questionnaire_id = s.questionnaire_id AND v.version = s.version
    LEFT JOIN LATERAL (
      SELECT notify_at, expires_at, fixed, completion_minutes FROM notifications
      WHERE participant_id = s.participant_id AND study_id = s.study_id
        AND questionnaire_id = s.questionnaire_id AND notification_id = CASE
        WHEN s.notification_id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        THEN s.notification_id::uuid END
      -- Kept apart, as the sheet of a key.
      LIMIT 1) AS n ON true
    """

  /// The sheet of a key `k`, looked for in the one partition where it is; nothing when that was
  /// dropped. Kept apart from the query around it (`OFFSET 0`), which might otherwise look for all
  /// of a participant's sheets in all partitions.
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
      closing: try Self.closing(row), appVersion: try row.decode("app_version"),
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
      utcOffsetMinutes: Int(try row.decode("utc_offset_minutes", as: Int16.self)), sheet: sheet,
      groupID: try row.decode("group_id"), deviations: try row.decode("deviations"),
      scores: try SheetJSON.readScores(try row.decode("scores", as: PostgresJSON?.self)),
      revision: Int(try row.decode("revision", as: Int32.self)),
      withdrawnAt: try row.decode("withdrawn_at", as: Date?.self).map { Instant($0) })
    notification = try Self.notification(row)
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

  private static func closing(_ row: PostgresRow) throws -> SheetClosing? {
    SheetClosing(
      try row.decode("closing", as: String?.self).flatMap { SheetClosing(rawValue: $0) },
      autosaved: try row.decode("autosaved"))
  }
}
