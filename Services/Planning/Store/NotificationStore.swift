import Calendar
import FoundationEssentials
import PlanningDomain
import Postgres

/// Notifications that were given out.
struct NotificationStore: Sendable {
  /// One that still stands.
  struct Standing: Sendable {
    var key: QuestionnaireKey
    var handedOut: HandedOut
  }

  /// One to be given out.
  struct New: Sendable {
    var id: UUID
    var key: QuestionnaireKey
    var revision: Int
    var instant: PlannedInstant
  }

  /// Everything not cancelled after `earliest`.
  func standing(
    of participantID: UUID, studyIDs: [String], after earliest: Date,
    on connection: PostgresConnection
  ) async throws -> [Standing] {
    let rows = try await connection.query(
      """
      SELECT notification_id, study_id, questionnaire_id, at, expires_at, fixed,
        state = 'pending' AS pending
      FROM notifications
      WHERE participant_id = \(participantID) AND at > \(earliest) AND state <> 'cancelled'
        AND study_id = ANY (\(studyIDs))
      ORDER BY at
      """)
    return try rows.map { row in
      Standing(
        key: QuestionnaireKey(
          studyID: try row.decode("study_id"),
          questionnaireID: try row.decode("questionnaire_id")),
        handedOut: HandedOut(
          id: try row.decode("notification_id"),
          instant: PlannedInstant(
            at: Instant(flooring: try row.decode("at")),
            expiresAt: try row.decode("expires_at", as: Date?.self).map { Instant(flooring: $0) },
            fixed: try row.decode("fixed")),
          isPending: try row.decode("pending")))
    }
  }

  func insert(
    _ notifications: [New], of participantID: UUID, at now: Date, drawnBy zone: IANAZone,
    on connection: PostgresConnection
  ) async throws {
    guard !notifications.isEmpty else { return }
    let instants = notifications.map(\.instant)
    try await connection.execute(
      """
      INSERT INTO notifications (notification_id, participant_id, study_id, questionnaire_id,
        revision, at, expires_at, fixed, state, handed_out_at, tzdata_version)
      SELECT notification_id, \(participantID), study_id, questionnaire_id, revision, at,
        expires_at, fixed, 'pending', \(now), \(zone.databaseVersion)
      FROM unnest(\(notifications.map(\.id)), \(notifications.map(\.key.studyID)),
        \(notifications.map(\.key.questionnaireID)), \(notifications.map(\.revision)),
        \(instants.map(\.at.date)), \(instants.map { $0.expiresAt?.date }),
        \(instants.map(\.fixed)))
        AS t (notification_id, study_id, questionnaire_id, revision, at, expires_at, fixed)
      """)
  }

  func cancel(_ ids: [UUID], at now: Date, on connection: PostgresConnection) async throws {
    guard !ids.isEmpty else { return }
    try await connection.execute(
      """
      UPDATE notifications SET state = 'cancelled', cancelled_at = \(now)
      WHERE notification_id = ANY (\(ids)) AND state = 'pending'
      """)
  }

  /// Cancels everything of a questionnaire that is still to come.
  func cancelComing(
    of participantID: UUID, for key: QuestionnaireKey, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      UPDATE notifications SET state = 'cancelled', cancelled_at = \(now)
      WHERE participant_id = \(participantID) AND at > \(now) AND state = 'pending'
        AND study_id = \(key.studyID) AND questionnaire_id = \(key.questionnaireID)
      """)
  }

  /// Cancels everything of a study that would come after a participant left.
  func cancelComing(
    of participantID: UUID, studyID: String, leftAt: Date, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      UPDATE notifications SET state = 'cancelled', cancelled_at = \(leftAt)
      WHERE participant_id = \(participantID) AND at > \(leftAt) AND state = 'pending'
        AND study_id = \(studyID)
      """)
  }

  /// Notes answers; the first of a notification counts. A cancelled one stays cancelled: another may
  /// stand at the same instant.
  func markAnswered(_ answers: [NotificationAnswer], on connection: PostgresConnection) async throws
  {
    try await connection.execute(
      """
      UPDATE notifications
      SET answered_at = coalesce(answered_at, answers.at),
        state = CASE state WHEN 'pending' THEN 'answered' ELSE state END
      FROM (
        SELECT DISTINCT ON (id, participant) id, participant, at
        FROM unnest(\(answers.map(\.notificationID)), \(answers.map(\.participantID)),
          \(answers.map(\.answeredAt))) WITH ORDINALITY AS t (id, participant, at, place)
        ORDER BY id, participant, place
      ) AS answers
      WHERE notification_id = answers.id AND participant_id = answers.participant
      """)
  }

  /// Notes what was filled in, and when last: also where nothing asks for it now, since the next
  /// revision of the study may bring an interval that counts from there. What is told again writes
  /// nothing.
  func markCompleted(_ completions: [Completion], on connection: PostgresConnection) async throws {
    // In one order, so that two transactions do not wait for each other in turns.
    try await connection.execute(
      """
      INSERT INTO completions (participant_id, study_id, questionnaire_id, finished_at)
      SELECT participant, study, questionnaire, max(finished)
      FROM unnest(\(completions.map(\.participantID)), \(completions.map(\.key.studyID)),
        \(completions.map(\.key.questionnaireID)), \(completions.map(\.finishedAt)))
        AS t (participant, study, questionnaire, finished)
      WHERE NOT EXISTS (SELECT FROM completions
        WHERE participant_id = participant AND study_id = study
          AND questionnaire_id = questionnaire AND finished_at >= finished)
      GROUP BY participant, study, questionnaire
      ORDER BY participant, study, questionnaire
      ON CONFLICT (participant_id, study_id, questionnaire_id) DO UPDATE
        SET finished_at = greatest(completions.finished_at, EXCLUDED.finished_at)
      """)
  }
}
