package import FoundationEssentials
package import Postgres
package import ServiceKit

/// The pseudonyms of a study's participants, as ingestion's exports have them.
package struct PseudonymStore: Sendable {
  /// Named at once.
  private static let batch = 1000

  package init() {}

  /// Nil: not known here yet.
  package func pseudonyms(
    of studyID: String, on executor: some PostgresExecutor
  ) async throws -> Pseudonyms? {
    try await executor.query("SELECT key FROM pseudonym_keys WHERE study_id = \(studyID)")
      .first.map { Pseudonyms(key: try $0.decode("key")) }
  }

  package func keep(
    _ pseudonyms: Pseudonyms, of studyID: String, on executor: some PostgresExecutor
  ) async throws {
    try await executor.execute(
      """
      INSERT INTO pseudonym_keys (study_id, key) VALUES (\(studyID), \(pseudonyms.key))
      ON CONFLICT (study_id) DO NOTHING
      """)
  }

  /// Names everybody who has no name yet.
  package func name(
    everybodyIn studyID: String, by pseudonyms: Pseudonyms, on executor: some PostgresExecutor
  ) async throws {
    while true {
      let people = try await executor.query(
        """
        SELECT participant_id FROM enrolments WHERE study_id = \(studyID) AND pseudonym IS NULL
        ORDER BY participant_id LIMIT \(Self.batch)
        """
      ).map { try $0.decode("participant_id", as: UUID.self) }
      if people.isEmpty { return }
      try await executor.execute(
        """
        UPDATE enrolments SET pseudonym = named.pseudonym
        FROM unnest(\(people), \(people.map(pseudonyms.pseudonym))) AS named (participant, pseudonym)
        WHERE participant_id = named.participant AND study_id = \(studyID)
        """)
      if people.count < Self.batch { return }
    }
  }

  /// Nil: nobody has that name.
  package func participant(
    named pseudonym: String, in studyID: String, on executor: some PostgresExecutor
  ) async throws -> UUID? {
    try await executor.query(
      """
      SELECT participant_id FROM enrolments
      WHERE study_id = \(studyID) AND pseudonym = \(pseudonym)
      """
    ).first?.decode("participant_id")
  }
}
