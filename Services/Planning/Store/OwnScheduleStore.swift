import FoundationEssentials
import Postgres

/// Participants' own settings for their schedules.
struct OwnScheduleStore: Sendable {
  /// - Parameters:
  ///   - own: own settings; nil to delete them.
  ///   - earlierIDs: earlier ids of the schedule, whose settings are deleted, too.
  func keep(
    _ own: OwnSchedule?, of participantID: UUID, for key: ScheduleKey, earlierIDs: [String],
    at now: Date
  ) -> PostgresStatement<Void> {
    guard let own else {
      return PostgresStatement(
        """
        DELETE FROM own_schedules WHERE participant_id = \(participantID)
          AND study_id = \(key.studyID) AND questionnaire_id = \(key.questionnaireID)
          AND schedule_id = ANY (\([key.scheduleID] + earlierIDs))
        """)
    }
    let plan = ScheduleCoding.bytes(own.plan.map { Schedule(plan: $0) })
    return PostgresStatement(
      """
      INSERT INTO own_schedules
        (participant_id, study_id, questionnaire_id, schedule_id, plan, muted, changed_at)
      VALUES (\(participantID), \(key.studyID), \(key.questionnaireID), \(key.scheduleID),
        \(plan), \(own.isMuted), \(now))
      ON CONFLICT (participant_id, study_id, questionnaire_id, schedule_id) DO UPDATE
        SET plan = EXCLUDED.plan, muted = EXCLUDED.muted, changed_at = EXCLUDED.changed_at
      """)
  }
}
