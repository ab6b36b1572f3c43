import Calendar
import FoundationEssentials
import Postgres

/// Notifications of schedules for which the person's rules leave no room.
struct UnplacedStore: Sendable {
  /// Returns future entries, earliest first, without those written by a clock that was ahead.
  func coming(
    of participantID: UUID, studyIDs: [String], after now: Date
  ) -> PostgresStatement<[UnplacedNotification]> {
    PostgresStatement(
      """
      SELECT study_id, questionnaire_id, schedule_id, wish, reason FROM unplaced_notifications
      WHERE participant_id = \(participantID) AND wish > \(now) AND study_id = ANY (\(studyIDs))
        AND planned_at <= \(now.addingTimeInterval(StandingNotification.clockTolerance))
      ORDER BY wish
      """
    ) { rows in
      try rows.compactMap { row in
        let reason = try row.decode("reason", as: String.self)
        return try DayPlacement.Refusal(rawValue: reason).map {
          UnplacedNotification(
            key: try row.scheduleKey(), wish: Instant(flooring: try row.decode("wish")),
            refusal: $0)
        }
      }
    }
  }

  func insert(
    _ unplaced: [UnplacedNotification], of participantID: UUID, rulesRevision: Int, at now: Date
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO unplaced_notifications (participant_id, study_id, questionnaire_id, schedule_id,
        wish, reason, rules_revision, planned_at)
      SELECT \(participantID), study_id, questionnaire_id, schedule_id, wish, reason,
        \(rulesRevision), \(now)
      FROM unnest(\(unplaced.map(\.key.studyID)), \(unplaced.map(\.key.questionnaireID)),
        \(unplaced.map(\.key.scheduleID)), \(unplaced.map(\.wish.date)),
        \(unplaced.map(\.refusal.rawValue)))
        AS t (study_id, questionnaire_id, schedule_id, wish, reason)
      ON CONFLICT DO NOTHING
      """)
  }

  /// Deletes the future entries of these schedules.
  func forget(
    _ keys: [ScheduleKey], of participantID: UUID, after now: Date
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      DELETE FROM unplaced_notifications USING unnest(\(keys.map(\.studyID)),
        \(keys.map(\.questionnaireID)), \(keys.map(\.scheduleID)))
        AS gone (study, questionnaire, schedule)
      WHERE participant_id = \(participantID) AND wish > \(now) AND study_id = study
        AND questionnaire_id = questionnaire AND schedule_id = schedule
      """)
  }
}

extension PostgresRow {
  /// Decodes `study_id`, `questionnaire_id` and `schedule_id`.
  func scheduleKey() throws -> ScheduleKey {
    ScheduleKey(
      QuestionnaireKey(
        studyID: try decode("study_id"), questionnaireID: try decode("questionnaire_id")),
      scheduleID: try decode("schedule_id"))
  }
}
