import PlanningDomain
import Postgres

extension PostgresRow {
  /// Of `study_id`, `questionnaire_id` and `schedule_id`.
  func scheduleKey() throws -> ScheduleKey {
    ScheduleKey(
      QuestionnaireKey(
        studyID: try decode("study_id"), questionnaireID: try decode("questionnaire_id")),
      scheduleID: try decode("schedule_id"))
  }
}
