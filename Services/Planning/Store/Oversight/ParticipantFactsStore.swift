import FoundationEssentials
import Postgres

/// Data about the activity of a study's participants.
struct ParticipantFactsStore: Sendable {
  /// - Parameters:
  ///   - concealsGroups: whether questionnaires that only some groups see do not count.
  ///   - search: beginning of the pseudonym or, with `showsLabels`, of the label.
  ///   - after: last pseudonym of the previous page; nil for the first page.
  /// - Returns: Participants with a pseudonym, ordered by it.
  func facts(
    of studyID: String, includesTests: Bool, concealsGroups: Bool, search: String = "",
    showsLabels: Bool = false, now: Date, after: String?, limit: Int
  ) -> PostgresStatement<[ParticipantFacts]> {
    PostgresStatement(
      """
      SELECT e.participant_id, e.pseudonym, e.joined_at, e.left_at, e.group_id, e.grouped_at,
        e.consent_ends_at, e.consent_told_at, p.time_zone, filled.last_at, asked.number, asked.first_at,
        coalesce(t.marked, false) AS is_test, label.subject_label
      FROM enrolments e
      CROSS JOIN LATERAL (
        SELECT CASE WHEN \(showsLabels) AND EXISTS (SELECT FROM studies s
            WHERE s.study_id = e.study_id AND s.subject_labels)
          THEN e.subject_label ELSE '' END AS subject_label
      ) AS label
      LEFT JOIN participants p ON p.participant_id = e.participant_id
      LEFT JOIN test_participants t ON t.participant_id = e.participant_id
      LEFT JOIN LATERAL (
        SELECT max(finished_at) AS last_at FROM completions c
        WHERE c.participant_id = e.participant_id AND c.study_id = e.study_id AND NOT taken_back
          AND (NOT \(concealsGroups) OR \(unescaped: StudyStore.isOfAll("c")))
      ) AS filled ON true
      LEFT JOIN LATERAL (
        SELECT count(*) AS number, min(at) AS first_at FROM notifications n
        WHERE n.participant_id = e.participant_id AND n.study_id = e.study_id
          AND n.cancelled_at IS NULL AND n.answered_at IS NULL AND n.at <= \(now)
          AND (NOT \(concealsGroups) OR \(unescaped: StudyStore.isOfAll("n")))
          AND n.at > greatest(filled.last_at, e.joined_at, '-infinity')
          AND NOT \(unescaped: NotificationRow.hasLapsed("n", consentEnd: "e.consent_ends_at"))
          AND NOT EXISTS (SELECT FROM study_pauses s
            WHERE s.study_id = e.study_id AND s.paused_at <= n.at
              AND (s.resumed_at IS NULL OR n.at < s.resumed_at))
      ) AS asked ON true
      WHERE e.study_id = \(studyID) AND e.pseudonym IS NOT NULL
        AND (\(includesTests) OR NOT coalesce(t.marked, false))
        AND (starts_with(e.pseudonym, lower(\(search)))
          OR starts_with(lower(label.subject_label), lower(\(search))))
        AND (\(after)::text IS NULL OR e.pseudonym > \(after))
      ORDER BY e.pseudonym LIMIT \(limit)
      """,
      each: { row in
        ParticipantFacts(
          participantID: try row.decode("participant_id"), pseudonym: try row.decode("pseudonym"),
          isTest: try row.decode("is_test"), subjectLabel: try row.decode("subject_label"),
          enrolment: try EnrolmentStore.record(row),
          timeZone: try row.decode("time_zone"), lastAnswerAt: try row.decode("last_at"),
          unanswered: try row.decode("number"), firstUnansweredAt: try row.decode("first_at"))
      })
  }
}
