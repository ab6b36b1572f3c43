import FoundationEssentials
import Postgres

/// The table of staff names: random ids for people in the audit trail and on resources. Only this
/// table links them to participants, so that erasing a row anonymises all of them.
struct StaffNames: Sendable {
  /// Returns the person's name, created on first use.
  ///
  /// Until the end of the transaction, the creation blocks concurrent first uses for the same
  /// person, so take other locks before.
  ///
  /// - Throws: `ParticipantErased`; `PostgresError`.
  func name(
    of participant: UUID, on connection: PostgresConnection
  ) async throws -> UUID {
    let names = try await names(of: [participant], on: connection)
    guard let name = names[participant] else { throw ParticipantErased() }
    return name
  }

  /// Returns the names of several people by id; none is missing.
  ///
  /// - Throws: `ParticipantErased`; `PostgresError`.
  func names(
    of people: Set<UUID>, on connection: PostgresConnection
  ) async throws -> [UUID: UUID] {
    let participants = Array(people)
    // Sorted, so that concurrent transactions cannot deadlock.
    let add = PostgresStatement(
      """
      INSERT INTO staff_names (participant_id)
      SELECT new.participant_id FROM unnest(\(participants)) AS new (participant_id)
      WHERE NOT EXISTS (
        SELECT FROM erasures WHERE is_whole AND digest = erasure_digest(new.participant_id, ''))
      ORDER BY new.participant_id
      ON CONFLICT DO NOTHING
      """)
    // Also checked for existing names, which may be about to be erased.
    let known = PostgresStatement(
      """
      SELECT participant_id, name FROM staff_names
      WHERE participant_id = ANY(\(participants)) AND NOT EXISTS (
        SELECT FROM erasures WHERE is_whole AND digest = erasure_digest(staff_names.participant_id, ''))
      """
    ) { try Self.pairs($0) }
    let (_, names) = try await connection.answers(to: add, known)
    guard names.count == people.count else { throw ParticipantErased() }
    return names
  }

  /// Returns nil if the person has no name.
  func known(_ participant: UUID) -> PostgresStatement<UUID?> {
    PostgresStatement(
      "SELECT name FROM staff_names WHERE participant_id = \(participant)",
      first: { try $0.decode("name") })
  }

  /// Returns participants by name, without erased ones.
  func participants(named names: Set<UUID>) -> PostgresStatement<[UUID: UUID]> {
    PostgresStatement(
      "SELECT name, participant_id FROM staff_names WHERE name = ANY(\(Array(names)))"
    ) { try Self.pairs($0) }
  }

  private static func pairs(_ rows: [PostgresRow]) throws -> [UUID: UUID] {
    try rows.reduce(into: [:]) { pairs, row in
      let (key, value) = try row.decode(UUID.self, UUID.self)
      pairs[key] = value
    }
  }
}
