import FoundationEssentials
import Postgres

/// Participants by their pseudonym.
struct ParticipantStore: Sendable {
  /// Lets one transaction after the other plan for a participant. Leaves no trace in the tables, so
  /// that asking for a plan that stands costs no write.
  func lock(_ participantID: UUID, on connection: PostgresConnection) async throws {
    try await connection.execute(
      "SELECT pg_advisory_xact_lock(hashtextextended(\(Self.lockName(participantID)), 0))")
  }

  /// The database is shared with other services: the name keeps their locks apart.
  static func lockName(_ participantID: UUID) -> String {
    "otolith planning \(participantID.uuidString)"
  }

  func timeZone(
    of participantID: UUID, on connection: PostgresConnection
  ) async throws -> String? {
    let rows = try await connection.query(
      "SELECT time_zone FROM participants WHERE participant_id = \(participantID)")
    return try rows.first?.decode("time_zone")
  }

  func keep(
    timeZone: String, of participantID: UUID, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      INSERT INTO participants (participant_id, time_zone)
      VALUES (\(participantID), \(timeZone))
      ON CONFLICT (participant_id) DO UPDATE SET time_zone = EXCLUDED.time_zone
      """)
  }
}
