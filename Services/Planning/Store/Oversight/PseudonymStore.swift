import FoundationEssentials
import Postgres
import ServiceBasics

/// Pseudonyms of a study's participants, identical to those in ingestion's exports.
struct PseudonymStore: Sendable {
  /// Number of participants named per statement.
  private static let batch = 1000

  /// Returns nil if the key is not known yet.
  func pseudonyms(
    of studyID: String, on executor: some PostgresExecutor
  ) async throws -> Pseudonyms? {
    try await executor.query("SELECT key FROM pseudonym_keys WHERE study_id = \(studyID)")
      .first.map { Pseudonyms(key: try $0.decode("key")) }
  }

  func keep(
    _ pseudonyms: Pseudonyms, of studyID: String, on executor: some PostgresExecutor
  ) async throws {
    try await executor.execute(
      """
      INSERT INTO pseudonym_keys (study_id, key) VALUES (\(studyID), \(pseudonyms.key))
      ON CONFLICT (study_id) DO NOTHING
      """)
  }

  /// Names all participants without a pseudonym.
  func name(
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

  /// Returns nil if the pseudonym is unknown.
  func participant(
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
