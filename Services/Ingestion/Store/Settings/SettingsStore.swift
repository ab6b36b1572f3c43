package import FoundationEssentials
package import IngestionDomain
package import Postgres

/// The settings of participants, a row each.
package enum SettingsStore {
  /// Settings with when they were changed last; nil: nothing was ever set.
  package typealias Stored = (kept: KeptSettings, updatedAt: Date)

  package static func load(
    _ participantID: UUID, on executor: some PostgresExecutor
  ) async throws -> Stored? {
    try await executor.query(
      """
      SELECT settings, revision, updated_at FROM participant_settings
      WHERE participant_id = \(participantID)
      """
    ).first.map(read)
  }

  /// The same, and nobody else changes them until the transaction ends.
  package static func lock(
    _ participantID: UUID, on connection: PostgresConnection
  ) async throws -> Stored? {
    try await connection.query(
      """
      SELECT settings, revision, updated_at FROM participant_settings
      WHERE participant_id = \(participantID) FOR UPDATE
      """
    ).first.map(read)
  }

  /// - Returns: false when somebody else was first.
  package static func insert(
    _ settings: SettingsText, of participantID: UUID, at time: Date,
    on connection: PostgresConnection
  ) async throws -> Bool {
    try await !connection.query(
      """
      INSERT INTO participant_settings (participant_id, settings, revision, updated_at)
      VALUES (\(participantID), \(settings.json), 1, \(time))
      ON CONFLICT (participant_id) DO NOTHING RETURNING revision
      """
    ).isEmpty
  }

  /// Of a row that is locked.
  package static func update(
    _ settings: SettingsText, revision: Int64, of participantID: UUID, at time: Date,
    on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      UPDATE participant_settings
      SET settings = \(settings.json), revision = \(revision), updated_at = \(time)
      WHERE participant_id = \(participantID)
      """)
  }

  private static func read(_ row: PostgresRow) throws -> Stored {
    let (json, revision, updatedAt) = try row.decode(PostgresJSON.self, Int64.self, Date.self)
    let stored = try JSONDecoder().decode(StoredSettings.self, from: Data(json.text.utf8))
    return (KeptSettings(settings: stored.settings, revision: revision), updatedAt)
  }
}

/// Settings in the form in which they are kept.
package struct SettingsText: Sendable {
  let json: PostgresJSON

  /// - Throws: `EncodingError` for a number that is none.
  package init(_ settings: ParticipantSettings) throws {
    let bytes = try JSONEncoder().encode(StoredSettings(settings))
    json = PostgresJSON(String(decoding: bytes, as: UTF8.self))
  }

  package var byteCount: Int { json.text.utf8.count }
}
