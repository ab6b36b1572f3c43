import AuthDomain
import FoundationEssentials
import Postgres

/// By which names the audit log knows people: random ids that nothing but a table links to them, so that an
/// entry names nobody any more once the row is erased, and its hash stays right.
struct AuditNames: Sendable {
  /// The records with those names in place of the participants' ids.
  func renamed(
    _ records: [AuditRecord], on connection: PostgresConnection
  ) async throws -> [AuditRecord] {
    let people = Set(records.flatMap { [$0.actor, $0.subject].compactMap(\.self) })
    if people.isEmpty { return records }
    // In one order, so that two transactions do not wait for each other in turns.
    let participantIDs = people.sorted()
    try await connection.execute(
      """
      INSERT INTO audit_names (participant_id)
      SELECT participant_id FROM unnest(\(participantIDs)) AS new (participant_id)
      ON CONFLICT DO NOTHING
      """)
    let rows = try await connection.query(
      """
      SELECT participant_id, audit_id FROM audit_names WHERE participant_id = ANY(\(participantIDs))
      """)
    let names = Dictionary(
      try rows.map { try $0.decode(UUID.self, UUID.self) }, uniquingKeysWith: { first, _ in first })
    return records.map { record in
      var record = record
      record.actor = record.actor.flatMap { names[$0] }
      record.subject = record.subject.flatMap { names[$0] }
      return record
    }
  }
}
