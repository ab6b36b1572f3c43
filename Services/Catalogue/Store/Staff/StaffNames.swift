internal import CatalogueDomain
package import FoundationEssentials
package import Postgres

/// By which names what staff made and the audit trail know who it was: random ids that nothing but a table links
/// to people, so that neither names anybody any more once the row is erased.
package struct StaffNames: Sendable {
  package init() {}

  /// The name of somebody who makes something, given at the first time.
  ///
  /// Until the end of the transaction others wait who name the same person for the first time: locks that they
  /// may hold already are taken before.
  ///
  /// - Throws: `ParticipantErased`; `PostgresError`.
  package func name(
    of participant: UUID, on connection: PostgresConnection
  ) async throws -> UUID {
    let names = try await names(of: [participant], on: connection)
    guard let name = names[participant] else { throw ParticipantErased() }
    return name
  }

  /// As ``name(of:on:)``, of several at once and by their ids: none is missing.
  ///
  /// - Throws: `ParticipantErased`; `PostgresError`.
  package func names(
    of people: Set<UUID>, on connection: PostgresConnection
  ) async throws -> [UUID: UUID] {
    let participants = Array(people)
    // In one order, so that two transactions do not wait for each other in turns.
    try await connection.execute(
      """
      INSERT INTO staff_names (participant_id)
      SELECT new.participant_id FROM unnest(\(participants)) AS new (participant_id)
      WHERE NOT EXISTS (
        SELECT FROM erasures WHERE is_whole AND digest = erasure_digest(new.participant_id, ''))
      ORDER BY new.participant_id
      ON CONFLICT DO NOTHING
      """)
    // Looked at also where there is a name: it may be about to go.
    let rows = try await connection.query(
      """
      SELECT participant_id, name FROM staff_names
      WHERE participant_id = ANY(\(participants)) AND NOT EXISTS (
        SELECT FROM erasures WHERE is_whole AND digest = erasure_digest(staff_names.participant_id, ''))
      """)
    let names = try Self.pairs(rows)
    guard names.count == people.count else { throw ParticipantErased() }
    return names
  }

  /// Nil: somebody who has none.
  package func known(_ participant: UUID, on executor: some PostgresExecutor) async throws -> UUID?
  {
    try await executor.queryOptionalRow(
      "SELECT name FROM staff_names WHERE participant_id = \(participant)", as: UUID.self)
  }

  /// Whose names these are, by name; without those of people who were erased.
  package func participants(
    named names: Set<UUID>, on executor: some PostgresExecutor
  ) async throws -> [UUID: UUID] {
    if names.isEmpty { return [:] }
    return try Self.pairs(
      try await executor.query(
        "SELECT name, participant_id FROM staff_names WHERE name = ANY(\(Array(names)))"))
  }

  private static func pairs(_ rows: [PostgresRow]) throws -> [UUID: UUID] {
    Dictionary(
      try rows.map { try $0.decode(UUID.self, UUID.self) }, uniquingKeysWith: { first, _ in first })
  }
}
