import Calendar
package import FoundationEssentials
package import IngestionDomain
package import Postgres

extension DraftStore {
  /// Of a page, as the drafts are stored.
  private static let pageBytesMax = 2 << 20

  /// A participant's drafts, the one changed latest first. Large ones come in smaller pages, each of at least one
  /// where there is any.
  ///
  /// - Parameters:
  ///   - studyID: empty: of all studies.
  ///   - position: nil: from the first; otherwise those behind it.
  package static func list(
    of participantID: UUID, studyID: String, after position: Draft.ListPosition?, limit: Int,
    now: Date, on executor: some PostgresExecutor
  ) async throws -> (drafts: [Draft], isLast: Bool) {
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
        " AND (d.updated_at, d.draft_id) < (\(position.updatedAt.date), \(position.draftID))")
    }
    query.append(
      """
       WINDOW page AS (ORDER BY d.updated_at DESC, d.draft_id DESC)
        ORDER BY d.updated_at DESC, d.draft_id DESC LIMIT \(limit)) AS page
      WHERE place = 1 OR size <= \(pageBytesMax) ORDER BY place
      """)
    let rows = try await executor.query(query)
    let count = try rows.first?.decode("drafts", as: Int64.self) ?? 0
    return (try rows.map { try Draft($0) }, rows.count >= count)
  }

  /// Of each questionnaire of the study the participant's draft that was changed latest; one query.
  package static func progress(
    participantID: UUID, studyID: String, now: Date, on executor: some PostgresExecutor
  ) async throws -> [String: DraftProgress] {
    var query: PostgresQuery = """
      SELECT DISTINCT ON (d.questionnaire_id) d.questionnaire_id, d.draft_id, d.percent, d.expires_at
      FROM sheet_drafts AS d
      WHERE d.participant_id = \(participantID) AND d.study_id = \(studyID) AND
      """
    query.append(" ")
    query.append(isLive(now))
    query.append(" ORDER BY d.questionnaire_id, d.updated_at DESC, d.draft_id DESC")
    var progress: [String: DraftProgress] = [:]
    for row in try await executor.query(query) {
      let (questionnaireID, draftID, percent, expiresAt) = try row.decode(
        String.self, UUID.self, Int16.self, Date.self)
      progress[questionnaireID] = DraftProgress(
        draftID: draftID, percent: Int(percent), expiresAt: Instant(expiresAt))
    }
    return progress
  }
}
