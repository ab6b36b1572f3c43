package import FoundationEssentials
package import IngestionDomain
package import Postgres

extension DraftStore {
  /// Ends drafts that expired, without their contents, and forgets those that ended long ago; at most so many of each.
  ///
  /// - Returns: whether there may be more.
  package static func endExpired(
    now: Date, atMost: Int, on executor: some PostgresExecutor
  ) async throws -> Bool {
    let ended = try await executor.execute(
      """
      UPDATE sheet_drafts SET ended_at = expires_at, answers = '{}', changes = '{}', bytes = 0
      WHERE ended_at IS NULL AND expires_at <= \(now) AND (participant_id, draft_id) IN (
        SELECT participant_id, draft_id FROM sheet_drafts
        WHERE ended_at IS NULL AND expires_at <= \(now) ORDER BY expires_at LIMIT \(atMost))
      """)
    let forgotten = now.addingTimeInterval(-Double(DraftLimits.endedDays) * 24 * 3600)
    let gone = try await executor.execute(
      """
      DELETE FROM sheet_drafts WHERE (participant_id, draft_id) IN (
        SELECT participant_id, draft_id FROM sheet_drafts
        WHERE ended_at < \(forgotten) ORDER BY ended_at LIMIT \(atMost))
      """)
    return max(ended, gone) >= atMost
  }

  /// Takes away the rows of drafts that became sheets, among those behind a place in the order of their keys.
  ///
  /// - Parameter key: nil: from the first.
  /// - Returns: the place up to which it looked; nil: that was all.
  package static func deleteSubmitted(
    after key: DraftKey?, atMost: Int, on executor: some PostgresExecutor
  ) async throws -> DraftKey? {
    var query: PostgresQuery = """
      WITH page AS MATERIALIZED (
        SELECT d.participant_id, d.draft_id FROM sheet_drafts AS d
      """
    if let key {
      query.append(
        " WHERE (d.participant_id, d.draft_id) > (\(key.participantID), \(key.draftID))")
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
    let rows = try await executor.query(query)
    guard rows.count == atMost, let last = rows.last else { return nil }
    let (participantID, draftID) = try last.decode(UUID.self, UUID.self)
    return DraftKey(participantID: participantID, draftID: draftID)
  }
}
