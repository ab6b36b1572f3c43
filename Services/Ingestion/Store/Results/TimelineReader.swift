import Calendar
import FoundationEssentials
import Postgres

/// Reads a participant's timeline: first the places of a page, then the entries by their ids.
enum TimelineReader {
  /// What is read.
  struct Question: Sendable {
    var participantID: UUID
    /// Empty for all studies.
    var studyID: String
    var kinds: Set<TimelineKind>
    /// The last entry already read; nil starts at the newest.
    var position: TimelinePosition?
    /// Prompts from the end of a study's consent on are left out.
    var consentEnds: [String: Date]
    var now: Instant
  }

  /// The place of an entry, with the contents of a prompt.
  typealias Place = (position: TimelinePosition, prompt: UnansweredPrompt?)

  /// Returns the places of a page, newest first.
  static func places(_ question: Question, limit: Int) -> PostgresStatement<[Place]> {
    var query: PostgresQuery = "WITH "
    query.append(unanswered(question))
    query.append(" SELECT kind, at, id, study_id, questionnaire_id, end_at FROM (")
    for (number, kind) in TimelineKind.allCases.filter(question.kinds.contains).enumerated() {
      if number > 0 { query.append(" UNION ALL ") }
      query.append(places(of: kind, question, limit: limit))
    }
    query.append(") AS place ORDER BY at DESC, kind DESC, id DESC LIMIT \(limit)")
    return PostgresStatement(
      query,
      each: { row in
        let (kind, at, id, studyID, questionnaireID, endsAt) = try row.decode(
          Int16.self, Date.self, UUID.self, String?.self, String?.self, Date?.self)
        let position = TimelinePosition(
          at: Instant(at), kind: TimelineKind(rawValue: kind) ?? .sheet, id: id)
        guard let studyID, let questionnaireID, let endsAt else { return (position, nil) }
        return (
          position,
          UnansweredPrompt(
            notificationID: id, studyID: studyID, questionnaireID: questionnaireID,
            notifiesAt: Instant(at), endsAt: Instant(endsAt))
        )
      })
  }

  /// Returns the sheets with these ids, without withdrawn ones.
  static func sheets(
    of participantID: UUID, _ sheetIDs: [UUID]
  ) -> PostgresStatement<[UUID: TimelineEntry.Content]> {
    RevisionStore.sheets(Set(sheetIDs), of: participantID).map { sheets in
      sheets.reduce(into: [:]) { contents, sheet in
        if !sheet.isWithdrawn { contents[sheet.sheetID] = .sheet(sheet) }
      }
    }
  }

  /// Returns the health records with these ids, without deleted ones.
  static func records(
    of participantID: UUID, _ recordIDs: [UUID]
  ) -> PostgresStatement<[UUID: TimelineEntry.Content]> {
    RecordStore.load(Set(recordIDs), of: participantID).map { records in
      records.reduce(into: [:]) { contents, record in
        if !record.isDeleted { contents[record.recordID] = .record(record) }
      }
    }
  }

  /// Returns the listening sessions with these ids, without withdrawn ones.
  static func sessions(
    of participantID: UUID, _ sessionIDs: [UUID]
  ) -> PostgresStatement<[UUID: TimelineEntry.Content]> {
    PostgresStatement(
      """
      SELECT \(unescaped: SessionReader.columns) FROM listening_sessions
      WHERE participant_id = \(participantID) AND session_id = ANY(\(sessionIDs))
        AND withdrawn_at IS NULL
      """,
      entry: { row in
        let record = try SessionRecord(row)
        return (record.sessionID, .session(record))
      })
  }

  private static func places(
    of kind: TimelineKind, _ question: Question, limit: Int
  ) -> PostgresQuery {
    let (table, time, id, condition) =
      switch kind {
      case .sheet: ("answer_sheet_keys", "counted_at", "sheet_id", "NOT withdrawn")
      case .record: ("health_records", "starts_at", "record_id", "contents IS NOT NULL")
      case .session: ("listening_sessions", "counted_at", "session_id", "withdrawn_at IS NULL")
      case .unansweredPrompt: ("unanswered", "notify_at", "notification_id", "true")
      }
    let shown =
      kind == .unansweredPrompt
      ? "study_id, questionnaire_id, end_at"
      : "NULL AS study_id, NULL AS questionnaire_id, NULL::timestamptz AS end_at"
    var query: PostgresQuery = """
      (SELECT \(kind.rawValue)::smallint AS kind, \(unescaped: time) AS at, \(unescaped: id) AS id,
        \(unescaped: shown)
      FROM \(unescaped: table)
      WHERE participant_id = \(question.participantID) AND \(unescaped: condition)
      """
    if !question.studyID.isEmpty { query.append(" AND study_id = \(question.studyID)") }
    if let position = question.position {
      query.append(
        """
         AND (\(unescaped: time), \(kind.rawValue)::smallint, \(unescaped: id))
          < (\(position.at.date), \(position.kind.rawValue)::smallint, \(position.id))
        """)
    }
    query.append(
      " ORDER BY \(unescaped: time) DESC, \(unescaped: id) DESC LIMIT \(limit))")
    return query
  }

  /// Builds the table `unanswered`, with the rules of planning's compliance. Planning also counts
  /// prompts that a device showed after the end of the consent; only it knows which. A withdrawn sheet has
  /// answered its prompt. Prompts that sheets of a dropped month may have answered are left out.
  private static func unanswered(_ question: Question) -> PostgresQuery {
    let participantID = question.participantID
    return """
      sheet AS (
        SELECT k.counted_at, lower(s.notification_id) AS notification_id
        FROM answer_sheet_keys k LEFT JOIN (
          SELECT sheet_id, received_at, notification_id FROM answer_sheets
          WHERE participant_id = \(participantID) OFFSET 0) AS s
          ON s.sheet_id = k.sheet_id AND s.received_at = k.received_at
        WHERE k.participant_id = \(participantID)
      ), told AS (
        SELECT *, coalesce(expires_at, lead(notify_at) OVER (
          PARTITION BY study_id, questionnaire_id, schedule_id ORDER BY notify_at)) AS end_at
        FROM notifications WHERE participant_id = \(participantID) AND NOT cancelled
      ), unanswered AS (
        SELECT n.* FROM told n
        LEFT JOIN unnest(\(Array(question.consentEnds.keys)), \(Array(question.consentEnds.values)))
          AS consent (study_id, ends_at) USING (study_id)
        WHERE n.end_at <= \(question.now.date) AND coalesce(n.notify_at < consent.ends_at, true)
          AND n.notification_id::text NOT IN (
            SELECT notification_id FROM sheet WHERE notification_id IS NOT NULL)
          AND n.notify_at > coalesce(
            (SELECT max(counted_at) FROM sheet WHERE notification_id IS NULL), '-infinity')
          AND NOT EXISTS (SELECT FROM study_pauses p
            WHERE p.study_id = n.study_id AND p.paused_at <= n.notify_at
              AND coalesce(n.notify_at < p.resumed_at, true))
          AND coalesce((SELECT joined FROM enrolment_changes e
            WHERE e.participant_id = n.participant_id AND e.study_id = n.study_id
              AND e.at <= n.notify_at ORDER BY e.at DESC, e.joined DESC LIMIT 1), true)
      )
      """
  }
}
