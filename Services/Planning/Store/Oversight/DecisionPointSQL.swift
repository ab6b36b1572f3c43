import FoundationEssentials
import Postgres

/// Decision points as SQL: draws of schedules that were placed or not, and occurrences of triggers.
enum DecisionPointSQL {
  static let columns = """
    study_id, trigger_id, questionnaire_id, schedule_id, at, notification_id, decision, placed_at,
    study_day, draw_options, draw_seed
    """

  /// Builds the table `decided` from `people` and `counted`; `notification_id` identifies the row.
  ///
  /// Some draws without room are in both tables of notifications. An occurrence whose days count from
  /// it has no notification time of its own.
  static func table(_ question: ComplianceQuestion, now: Date) -> PostgresQuery {
    let studyID = question.studyID
    let person = "people.pseudonym, people.group_id, people.is_test, people.joined_at"
    let zone = "coalesce(people.time_zone, 'UTC')"
    let sqlZone = CountedNotifications.sqlZone("zone")
    return """
      , concealing AS (
        SELECT \(question.concealsGroups) AND EXISTS (SELECT FROM study_questionnaires
          WHERE study_id = \(studyID) AND group_ids <> '{}') AS applies
      ), points AS (
        SELECT pseudonym, group_id, is_test, joined_at, zone, study_id, '' AS trigger_id,
          questionnaire_id, schedule_id, coalesce(wish, at) AS at, notification_id,
          coalesce(\(unescaped: reason("no_room")), 'planned') AS decision,
          CASE WHEN no_room IS NULL THEN at END AS placed_at, NULL AS draw_options, NULL AS draw_seed
        FROM counted WHERE origin = 'schedule'
        UNION ALL
        SELECT \(unescaped: person), \(unescaped: zone), u.study_id, '', u.questionnaire_id,
          u.schedule_id, u.wish, md5(concat_ws(' ', u.participant_id, u.study_id, u.questionnaire_id,
            u.schedule_id, extract(epoch FROM u.wish)))::uuid,
          \(unescaped: reason("u.reason")), NULL, NULL, NULL
        FROM people JOIN unplaced_notifications u ON u.participant_id = people.participant_id
        WHERE u.study_id = \(studyID) AND \(unescaped: isInPart("u.wish"))
          AND u.wish <= \(now) AND u.wish >= \(question.from) AND u.wish < \(question.to)
          AND NOT \(unescaped: CountedNotifications.isPaused("u", at: "u.wish"))
          AND (NOT \(question.concealsGroups) OR \(unescaped: StudyStore.isOfAll("u")))
          AND NOT EXISTS (SELECT FROM notifications n WHERE n.participant_id = u.participant_id
            AND n.study_id = u.study_id AND n.questionnaire_id = u.questionnaire_id
            AND n.schedule_id = u.schedule_id AND n.no_room IS NOT NULL
            AND coalesce(n.wish, n.at) = u.wish)
        UNION ALL
        SELECT \(unescaped: person), \(unescaped: zone), o.study_id, o.trigger_id, '', '', o.fired_at,
          o.occurrence_id, coalesce(o.outcome, 'undecided'),
          CASE WHEN o.outcome = 'planned' THEN nullif(o.prompts_at, o.fired_at) END,
          o.draw_options, o.draw_seed
        FROM people JOIN trigger_occurrences o ON o.participant_id = people.participant_id
        WHERE o.study_id = \(studyID) AND \(unescaped: isInPart("o.fired_at"))
          AND o.outcome IS DISTINCT FROM 'left'
          AND o.fired_at <= \(now) AND o.fired_at >= \(question.from) AND o.fired_at < \(question.to)
          AND NOT (SELECT applies FROM concealing)
      ), decided AS (
        SELECT *, at AT TIME ZONE \(unescaped: sqlZone) AS local_at,
          CASE WHEN at >= joined_at THEN greatest(0, (at AT TIME ZONE \(unescaped: sqlZone))::date
            - (joined_at AT TIME ZONE \(unescaped: sqlZone))::date) END AS study_day
        FROM points
      )
      """
  }

  static func row(_ row: PostgresRow) throws -> DecisionPoint {
    let placedAt = try row.decode("placed_at", as: Date?.self)
    let triggerID = try row.decode("trigger_id", as: String.self)
    return DecisionPoint(
      id: try row.decode("notification_id"), participant: try row.decode("pseudonym"),
      studyID: try row.decode("study_id"), triggerID: triggerID,
      questionnaireID: try row.decode("questionnaire_id"),
      scheduleID: try row.decode("schedule_id"), groupID: try row.decode("group_id"),
      isTest: try row.decode("is_test"), timeZone: try row.decode("zone"),
      at: try row.decode("at"), localTime: try row.decode("local_time"),
      studyDay: try row.decode("study_day"), decision: try row.decode("decision"),
      placedAt: placedAt, draw: try TriggerStore.draw(row))
  }

  /// Reasons that another notification causes would show the group of the person who has it.
  private static func reason(_ column: String) -> String {
    """
    CASE WHEN \(column) IN ('cap', 'gap', 'displaced') AND (SELECT applies FROM concealing)
      THEN 'no_room' ELSE \(column) END
    """
  }

  /// Times of the participation with a valid consent.
  private static func isInPart(_ time: String) -> String {
    """
    \(CountedNotifications.isEnrolled(time))
      AND (people.consent_ends_at IS NULL OR \(time) < people.consent_ends_at)
    """
  }
}
