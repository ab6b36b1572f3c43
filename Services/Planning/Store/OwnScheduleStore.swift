package import FoundationEssentials
package import PlanningDomain
package import Postgres

/// What participants decided about their schedules.
package struct OwnScheduleStore: Sendable {
  package init() {}

  /// - Parameter own: nil: nothing any more.
  package func keep(
    _ own: OwnSchedule?, of participantID: UUID, for key: ScheduleKey, at now: Date
  ) -> PostgresStatement<Void> {
    guard let own else {
      return PostgresStatement(
        """
        DELETE FROM own_schedules WHERE participant_id = \(participantID)
          AND study_id = \(key.studyID) AND questionnaire_id = \(key.questionnaireID)
          AND schedule_id = \(key.scheduleID)
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
