import Calendar
package import FoundationEssentials
package import IngestionDomain
package import Postgres

/// The unfinished sheets of participants. A draft is there as long as it neither ended nor expired and there is no
/// sheet of its id: whoever reads looks at all three, so that it ends with the very commit of its sheet.
package enum DraftStore {
  /// What is known of a draft's id.
  package enum Found: Sendable, Hashable {
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

  /// Of the rows `d`, those that are there.
  static func isLive(_ now: Date) -> PostgresQuery {
    "d.ended_at IS NULL AND d.expires_at > \(now) AND NOT \(unescaped: isSubmitted)"
  }

  package static func find(_ key: DraftKey, now: Date) -> PostgresStatement<Found> {
    var query: PostgresQuery = "SELECT \(unescaped: columns), d.draft_id IS NOT NULL AS is_there, ("
    query.append(isLive(now))
    query.append(
      """
      ) AS is_live, EXISTS (SELECT FROM answer_sheet_keys
        WHERE participant_id = \(key.participantID) AND sheet_id = \(key.draftID)) AS is_submitted
      FROM (VALUES (1)) AS one (one) LEFT JOIN sheet_drafts AS d
        ON d.participant_id = \(key.participantID) AND d.draft_id = \(key.draftID)
      """)
    return PostgresStatement(query) { rows in
      guard let row = rows.first else { return .nothing }
      if try row.decode("is_submitted") { return .ended }
      guard try row.decode("is_there") else { return .nothing }
      return try row.decode("is_live") ? .live(try Draft(row)) : .ended
    }
  }

  /// Lets nobody else change the participant's drafts until the transaction ends.
  package static func lock(_ participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      SELECT pg_advisory_xact_lock(
        hashtextextended('otolith ingestion drafts ' || \(participantID.uuidString), 0))
      """)
  }

  /// How many drafts of the study there are.
  package static func count(
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

  /// Writes a draft as it is now; false, and nothing is written, where it has become larger than that.
  package static func write(
    _ draft: Draft, of participantID: UUID, bytesMax: Int, on connection: PostgresConnection
  ) async throws -> Bool {
    let json = DraftJSON(draft.elements)
    guard json.byteCount <= bytesMax else { return false }
    try await connection.execute(
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
    return true
  }

  /// Ends a draft; one that is not there has ended.
  ///
  /// - Parameter revision: nil: whichever it is of.
  /// - Returns: false: it is of another revision, and goes on.
  package static func end(
    _ key: DraftKey, revision: Int64?, now: Date, on connection: PostgresConnection
  ) async throws -> Bool {
    let (_, found) = try await connection.answers(
      to: lock(key.participantID), find(key, now: now))
    guard case .live(let draft) = found else { return true }
    if let revision, revision != draft.revision { return false }
    try await connection.run([
      PostgresStatement(
        """
        UPDATE sheet_drafts SET ended_at = \(now), answers = '{}', changes = '{}', bytes = 0
        WHERE participant_id = \(key.participantID) AND draft_id = \(key.draftID)
        """),
      PostgresStatement(
        """
        DELETE FROM sheet_drafts WHERE participant_id = \(key.participantID)
          AND ended_at IS NOT NULL AND draft_id NOT IN (
            SELECT draft_id FROM sheet_drafts
            WHERE participant_id = \(key.participantID) AND ended_at IS NOT NULL
            ORDER BY ended_at DESC, draft_id LIMIT \(DraftLimits.endedCountMax))
        """),
    ])
    return true
  }
}

extension Draft {
  init(_ row: PostgresRow) throws {
    self.init(
      draftID: try row.decode("draft_id"),
      subject: Subject(
        studyID: try row.decode("study_id"), questionnaireID: try row.decode("questionnaire_id"),
        version: UInt32(try row.decode("version", as: Int32.self))),
      elements: try DraftJSON.elements(
        answers: try row.decode("answers"), changes: try row.decode("changes")),
      startedAt: try row.decode("started_at", as: Date?.self).map { Instant($0) },
      updatedAt: Instant(try row.decode("updated_at")),
      expiresAt: Instant(try row.decode("expires_at")), revision: try row.decode("revision"),
      percent: Int(try row.decode("percent", as: Int16.self)))
  }
}
