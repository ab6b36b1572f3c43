import Calendar
import FoundationEssentials
import IngestionDomain
import Postgres

/// The collections of sounds that studies have or had. One that a study no longer has keeps its row with the time
/// from which it was closed, so that what was heard before is still accepted.
enum SoundCollectionUseStore {
  /// - Parameter time: from then on those are closed that the study does not name.
  static func save(
    _ study: PublishedStudy, at time: Date, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      INSERT INTO study_sound_collections (study_id, collection_id)
      SELECT \(study.studyID), collection_id
      FROM unnest((SELECT \(study.soundCollectionIDs)::text[])) AS named (collection_id)
      ON CONFLICT (study_id, collection_id) DO UPDATE SET closed_at = NULL
      """)
    try await connection.execute(
      """
      UPDATE study_sound_collections SET closed_at = \(time)
      WHERE study_id = \(study.studyID) AND closed_at IS NULL
        AND collection_id <> ALL(\(study.soundCollectionIDs))
      """)
  }

  /// Since when those are closed that the studies had, by study.
  static func closed(
    in studyIDs: some Collection<String>, on executor: some PostgresExecutor
  ) async throws -> [String: [String: Instant]] {
    let rows = try await executor.query(
      """
      SELECT study_id, collection_id, closed_at FROM study_sound_collections
      WHERE study_id = ANY(\(Array(studyIDs))) AND closed_at IS NOT NULL
      """)
    return try rows.reduce(into: [:]) { closed, row in
      let (studyID, collectionID, closedAt) = try row.decode(String.self, String.self, Date.self)
      closed[studyID, default: [:]][collectionID] = Instant(closedAt)
    }
  }
}
