import Fields
import FoundationEssentials
import Postgres

/// Studies with join requests and messages about which their teams are to be mailed.
enum TeamMailStore {
  /// Seconds between mails about the same study.
  static let interval: TimeInterval = 3600

  /// What waits in a study.
  struct Waiting: Sendable {
    var study: StudyID
    /// Number of requests that wait; 0 without a new one.
    var requests: Int
    /// Number of messages since the last mails.
    var messages: Int
  }

  /// Notes new join requests or messages: mails are due now, or an hour after the last ones.
  static func note(
    in study: StudyID, requests: Int = 0, messages: Int = 0, at now: Date
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO team_mails AS known (study_id, due_at, requests, messages)
      VALUES (\(study.text), \(now), \(requests), \(messages))
      ON CONFLICT (study_id) DO UPDATE SET requests = known.requests + excluded.requests,
        messages = known.messages + excluded.messages,
        -- A time of mails after now is that of another clock.
        due_at = coalesce(known.due_at, greatest(excluded.due_at,
          least(known.mailed_at, excluded.due_at) + \(interval) * interval '1 second'))
      """)
  }

  /// A member of a team, with what the mail is about.
  struct Recipient: Sendable {
    var participantID: UUID
    var decidesRequests: Bool
    var readsMessages: Bool
  }

  /// Returns the active staff with one of the roles in the study and a deliverable address that did not
  /// switch these mails off.
  ///
  /// - Parameters:
  ///   - deciding: roles that may decide on join requests.
  ///   - reading: roles that may read messages.
  static func recipients(
    in study: StudyID, deciding: [String], reading: [String], at now: Date
  ) -> PostgresStatement<[Recipient]> {
    PostgresStatement(
      """
      WITH held AS (
        SELECT participant_id, \(StudyRoleStore.leader)::text AS role FROM led_studies
        WHERE study_id = \(study.text)
        UNION ALL
        SELECT participant_id, role FROM study_roles
        WHERE study_id = \(study.text) AND (expires_at IS NULL OR expires_at > \(now))
      )
      SELECT participant_id, bool_or(held.role = ANY (\(deciding))) AS decides,
        bool_or(held.role = ANY (\(reading))) AS reads
      FROM held JOIN accounts USING (participant_id)
      WHERE \(unescaped: StudyRoleStore.isReachable) AND NOT team_mails_off
        AND (held.role = ANY (\(deciding)) OR held.role = ANY (\(reading)))
      GROUP BY participant_id ORDER BY participant_id LIMIT \(StudyRoleStore.reachableMax)
      """,
      each: { row in
        Recipient(
          participantID: try row.decode("participant_id"),
          decidesRequests: try row.decode("decides"), readsMessages: try row.decode("reads"))
      })
  }

  /// Takes the study whose mails are due first, and notes them as sent.
  static func take(at now: Date) -> PostgresStatement<Waiting?> {
    PostgresStatement(
      """
      UPDATE team_mails AS taken SET due_at = NULL, requests = 0, messages = 0, mailed_at = \(now)
      FROM (SELECT study_id, requests, messages FROM team_mails WHERE due_at <= \(now)
        ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED) AS due
      WHERE taken.study_id = due.study_id
      RETURNING due.study_id, due.messages::bigint AS messages,
        (SELECT count(*) FROM join_requests WHERE due.requests > 0
          AND join_requests.study_id = due.study_id
          AND state = 'pending' AND expires_at > \(now)) AS requests
      """
    ) { row in
      guard let study = StudyID(try row.decode("study_id", as: String.self)) else {
        throw PostgresError(kind: .decoding, message: "a study with mails has no valid id")
      }
      return Waiting(
        study: study, requests: try row.decode("requests"), messages: try row.decode("messages"))
    }
  }
}
