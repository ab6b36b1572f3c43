import Calendar
import Fields
import FoundationEssentials
import Postgres

/// Stores participants' drafts. A draft exists while it has neither ended nor expired and no sheet
/// has its id. Readers check all three, so a draft ends with the commit of its sheet.
enum DraftStore {
  /// The state of a draft id.
  enum Found: Sendable, Hashable {
    case nothing
    /// Submitted, deleted or expired.
    case ended
    case live(Draft)
  }

  static let columns = """
    d.participant_id, d.draft_id, d.study_id, d.questionnaire_id, d.version, d.started_at,
    d.updated_at, d.expires_at, d.revision, d.percent, d.answers, d.changes
    """

  static let isSubmitted = """
    EXISTS (SELECT FROM answer_sheet_keys AS k
      WHERE k.participant_id = d.participant_id AND k.sheet_id = d.draft_id)
    """

  /// SQL condition for rows `d` whose draft exists.
  static func isLive(_ now: Date) -> PostgresQuery {
    "d.ended_at IS NULL AND d.expires_at > \(now) AND NOT \(unescaped: isSubmitted)"
  }

  static func find(_ key: ParticipantKey, now: Date) -> PostgresStatement<Found> {
    var query: PostgresQuery = "SELECT \(unescaped: columns), d.draft_id IS NOT NULL AS is_there, ("
    query.append(isLive(now))
    query.append(
      """
      ) AS is_live, EXISTS (SELECT FROM answer_sheet_keys
        WHERE participant_id = \(key.participantID) AND sheet_id = \(key.id)) AS is_submitted
      FROM (VALUES (1)) AS one (one) LEFT JOIN sheet_drafts AS d
        ON d.participant_id = \(key.participantID) AND d.draft_id = \(key.id)
      """)
    return PostgresStatement(query) { rows in
      guard let row = rows.first else { return .nothing }
      if try row.decode("is_submitted") { return .ended }
      guard try row.decode("is_there") else { return .nothing }
      return try row.decode("is_live") ? .live(try Draft(row)) : .ended
    }
  }

  /// Locks the participant's drafts until the transaction ends.
  static func lock(_ participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      SELECT pg_advisory_xact_lock(
        hashtextextended('otolith ingestion drafts ' || \(participantID.uuidString), 0))
      """)
  }

  /// Returns the number of drafts of the study.
  static func count(
    of participantID: UUID, studyID: String, now: Date
  ) -> PostgresStatement<Int> {
    var query: PostgresQuery = """
      SELECT count(*) AS drafts FROM sheet_drafts AS d
      WHERE d.participant_id = \(participantID) AND d.study_id = \(studyID) AND
      """
    query.append(" ")
    query.append(isLive(now))
    return PostgresStatement(query) { rows in
      Int(try rows.first?.decode("drafts", as: Int64.self) ?? 0)
    }
  }

  /// Returns a statement that writes a draft; nil if the draft is larger than `bytesMax`.
  static func write(
    _ draft: Draft, of participantID: UUID, bytesMax: Int
  ) -> PostgresStatement<Void>? {
    let json = DraftJSON(draft.elements)
    guard json.byteCount <= bytesMax else { return nil }
    return PostgresStatement(
      """
      INSERT INTO sheet_drafts (participant_id, draft_id, study_id, questionnaire_id, version,
        started_at, updated_at, expires_at, revision, percent, answers, changes, bytes)
      VALUES (\(participantID), \(draft.draftID), \(draft.subject.studyID),
        \(draft.subject.questionnaireID), \(Int32(clamping: draft.subject.version)),
        \(draft.startedAt?.date), \(draft.updatedAt.date), \(draft.expiresAt.date),
        \(draft.revision), \(Int16(clamping: draft.percent)), \(json.answers), \(json.changes),
        \(Int32(clamping: json.byteCount)))
      ON CONFLICT (participant_id, draft_id) DO UPDATE SET started_at = EXCLUDED.started_at,
        updated_at = EXCLUDED.updated_at, expires_at = EXCLUDED.expires_at,
        revision = EXCLUDED.revision, percent = EXCLUDED.percent, answers = EXCLUDED.answers,
        changes = EXCLUDED.changes, bytes = EXCLUDED.bytes
      """)
  }

  /// End a draft, and forget the oldest ended ones of the participant.
  static func end(_ key: ParticipantKey, now: Date) -> [PostgresStatement<Void>] {
    [
      PostgresStatement(
        """
        UPDATE sheet_drafts SET ended_at = \(now), answers = '{}', changes = '{}', bytes = 0
        WHERE participant_id = \(key.participantID) AND draft_id = \(key.id)
        """),
      PostgresStatement(
        """
        DELETE FROM sheet_drafts WHERE participant_id = \(key.participantID)
          AND ended_at IS NOT NULL AND draft_id NOT IN (
            SELECT draft_id FROM sheet_drafts
            WHERE participant_id = \(key.participantID) AND ended_at IS NOT NULL
            ORDER BY ended_at DESC, draft_id LIMIT \(DraftLimits.endedCountMax))
        """),
    ]
  }

  /// Maximum stored size of a page, in bytes.
  private static let pageBytesMax = 2 << 20

  /// Returns a participant's drafts, most recently changed first. Pages of large drafts are smaller
  /// but never empty if there is one.
  ///
  /// - Parameters:
  /// - studyID: empty for all studies.
  /// - position: the last draft already read; nil starts at the first.
  static func list(
    of participantID: UUID, studyID: String, after position: TimePosition?, limit: Int,
    now: Date
  ) -> PostgresStatement<Page<Draft>> {
    var query: PostgresQuery = """
      SELECT * FROM (
        SELECT \(unescaped: columns), sum(d.bytes) OVER page AS size, row_number() OVER page AS place,
          count(*) OVER () AS drafts
        FROM sheet_drafts AS d WHERE d.participant_id = \(participantID) AND
      """
    query.append(" ")
    query.append(isLive(now))
    if !studyID.isEmpty { query.append(" AND d.study_id = \(studyID)") }
    if let position {
      query.append(
        " AND (d.updated_at, d.draft_id) < (\(position.at.date), \(position.id))")
    }
    query.append(
      """
       WINDOW page AS (ORDER BY d.updated_at DESC, d.draft_id DESC)
        ORDER BY d.updated_at DESC, d.draft_id DESC LIMIT \(limit)) AS page
      WHERE place = 1 OR size <= \(pageBytesMax) ORDER BY place
      """)
    return PostgresStatement(query, pageOf: "drafts", each: Draft.init)
  }

  /// Returns the participant's most recently changed draft for each questionnaire of the study.
  static func progress(
    participantID: UUID, studyID: String, now: Date
  ) -> PostgresStatement<[String: DraftProgress]> {
    var query: PostgresQuery = """
      SELECT DISTINCT ON (d.questionnaire_id) d.questionnaire_id, d.draft_id, d.percent, d.expires_at
      FROM sheet_drafts AS d
      WHERE d.participant_id = \(participantID) AND d.study_id = \(studyID) AND
      """
    query.append(" ")
    query.append(isLive(now))
    query.append(" ORDER BY d.questionnaire_id, d.updated_at DESC, d.draft_id DESC")
    return PostgresStatement(
      query,
      entry: { row in
        let (questionnaireID, draftID, percent, expiresAt) = try row.decode(
          String.self, UUID.self, Int16.self, Date.self)
        return (
          questionnaireID,
          DraftProgress(draftID: draftID, percent: Int(percent), expiresAt: Instant(expiresAt))
        )
      })
  }

  /// Ends expired drafts, deleting their contents, and forgets those that ended long ago; at most
  /// `atMost` of each.
  ///
  /// - Returns: the number of each.
  static func endExpired(
    now: Date, atMost: Int
  ) -> (ended: PostgresStatement<Int>, forgotten: PostgresStatement<Int>) {
    let forgotten = now.addingTimeInterval(-Double(DraftLimits.endedDays) * 24 * 3600)
    return (
      PostgresStatement(
        """
        UPDATE sheet_drafts SET ended_at = expires_at, answers = '{}', changes = '{}', bytes = 0
        WHERE ended_at IS NULL AND expires_at <= \(now) AND (participant_id, draft_id) IN (
          SELECT participant_id, draft_id FROM sheet_drafts
          WHERE ended_at IS NULL AND expires_at <= \(now) ORDER BY expires_at LIMIT \(atMost))
        RETURNING 1
        """
      ) { $0.count },
      PostgresStatement(
        """
        DELETE FROM sheet_drafts WHERE (participant_id, draft_id) IN (
          SELECT participant_id, draft_id FROM sheet_drafts
          WHERE ended_at < \(forgotten) ORDER BY ended_at LIMIT \(atMost))
        RETURNING 1
        """
      ) { $0.count }
    )
  }

  /// Deletes the rows of drafts that became sheets, in key order.
  ///
  /// - Parameter key: the last key already examined; nil starts at the first.
  /// - Returns: the last key examined; nil at the end.
  static func deleteSubmitted(
    after key: ParticipantKey?, atMost: Int
  ) -> PostgresStatement<ParticipantKey?> {
    var query: PostgresQuery = """
      WITH page AS MATERIALIZED (
        SELECT d.participant_id, d.draft_id FROM sheet_drafts AS d
      """
    if let key {
      query.append(
        " WHERE (d.participant_id, d.draft_id) > (\(key.participantID), \(key.id))")
    }
    query.append(
      """
       ORDER BY d.participant_id, d.draft_id LIMIT \(atMost)
      ), gone AS (
        DELETE FROM sheet_drafts AS d USING page
        WHERE d.participant_id = page.participant_id AND d.draft_id = page.draft_id
          AND \(unescaped: isSubmitted)
      )
      SELECT participant_id, draft_id FROM page ORDER BY participant_id, draft_id
      """)
    return PostgresStatement(query) { rows in
      guard rows.count == atMost, let last = rows.last else { return nil }
      let (participantID, draftID) = try last.decode(UUID.self, UUID.self)
      return ParticipantKey(participantID: participantID, id: draftID)
    }
  }
}
