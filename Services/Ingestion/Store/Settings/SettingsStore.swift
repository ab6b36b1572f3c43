import FoundationEssentials
import Postgres

/// Stores participants' settings, one row each.
enum SettingsStore {
  /// Settings with the time of the last change; nil if nothing was ever set.
  typealias Stored = (kept: KeptSettings, updatedAt: Date)

  /// - Parameter isLocking: whether the row stays locked until the transaction ends.
  static func load(
    _ participantID: UUID, locking isLocking: Bool = false
  ) -> PostgresStatement<Stored?> {
    PostgresStatement(
      """
      SELECT settings, revision, updated_at FROM participant_settings
      WHERE participant_id = \(participantID) \(unescaped: isLocking ? "FOR UPDATE" : "")
      """, first: read)
  }

  /// - Returns: false if a concurrent transaction inserted them first.
  static func insert(
    _ settings: SettingsText, of participantID: UUID, at time: Date
  ) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        INSERT INTO participant_settings (participant_id, settings, revision, updated_at)
        VALUES (\(participantID), \(settings.json), 1, \(time))
        ON CONFLICT (participant_id) DO NOTHING RETURNING revision
        """
    )
  }

  /// Updates a locked row.
  static func update(
    _ settings: SettingsText, revision: Int64, of participantID: UUID, at time: Date
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE participant_settings
      SET settings = \(settings.json), revision = \(revision), updated_at = \(time)
      WHERE participant_id = \(participantID)
      """)
  }

  @Sendable private static func read(_ row: PostgresRow) throws -> Stored {
    let (json, revision, updatedAt) = try row.decode(PostgresJSON.self, Int64.self, Date.self)
    let stored = try JSONDecoder().decode(StoredSettings.self, from: Data(json.text.utf8))
    return (KeptSettings(settings: stored.settings, revision: revision), updatedAt)
  }
}

/// Settings in their stored form.
struct SettingsText: Sendable {
  let json: PostgresJSON

  /// - Throws: `EncodingError` for NaN or an infinite number.
  init(_ settings: ParticipantSettings) throws {
    let bytes = try JSONEncoder().encode(StoredSettings(settings))
    json = PostgresJSON(String(decoding: bytes, as: UTF8.self))
  }

  var byteCount: Int { json.text.utf8.count }
}
