package import FoundationEssentials
package import PlanningDomain
package import Postgres
// The chain is that of every service's audit log.
package import ServiceKit

/// The audit log: append-only, each entry bound to the one before by its hash. People are in it by names that one
/// table links to them: an entry names nobody any more who was erased, and its hash stays right.
package struct AuditLog: ChainedAuditLog {
  package init() {}

  /// By which name the log knows somebody.
  package func name(
    of participantID: UUID, on connection: PostgresConnection
  ) async throws -> UUID {
    try await names(of: [participantID], on: connection)[participantID] ?? participantID
  }

  /// Appends an entry, in the transaction of the change.
  ///
  /// Holds a lock that all appenders share until the end of the transaction, so it comes last in it.
  package func append(
    _ record: AuditRecord, at now: Date, on connection: PostgresConnection
  ) async throws {
    let names = try await names(of: [record.actor, record.subject], on: connection)
    var record = record
    record.actor = names[record.actor] ?? record.actor
    record.subject = names[record.subject] ?? record.subject
    try await connection.execute(
      "SELECT pg_advisory_xact_lock(hashtextextended('otolith-planning audit log', 0))")
    // After the lock, in a statement of its own: it must see what its last holder committed.
    var chain = AuditChain(after: try await head(on: connection))
    let previous = chain.head
    // What is hashed must be what PostgreSQL keeps: whole microseconds.
    let time = Date(
      timeIntervalSince1970: (now.timeIntervalSince1970 * 1_000_000).rounded() / 1_000_000)
    let hash = chain.append { number, previousHash in
      AuditEntry(number: number, time: time, record: record, previousHash: previousHash)
        .canonicalBytes
    }
    try await connection.execute(
      """
      INSERT INTO audit_log (number, time, actor, action, subject, object, previous_hash, hash)
      VALUES (\(chain.head.number), \(time), \(record.actor), \(record.action.rawValue),
        \(record.subject), \(record.object), \(previous.hash), \(hash))
      """)
  }

  private func names(
    of people: Set<UUID>, on connection: PostgresConnection
  ) async throws -> [UUID: UUID] {
    // In one order, so that two transactions do not wait for each other in turns.
    let participantIDs = people.sorted()
    try await connection.execute(
      """
      INSERT INTO audit_names (participant_id)
      SELECT participant_id FROM unnest(\(participantIDs)) AS new (participant_id)
      ON CONFLICT DO NOTHING
      """)
    return try await connection.query(
      """
      SELECT participant_id, audit_id FROM audit_names
      WHERE participant_id = ANY (\(participantIDs))
      """
    ).reduce(into: [:]) { names, row in
      let (participantID, name) = try row.decode(UUID.self, UUID.self)
      names[participantID] = name
    }
  }

  /// Where the log ends, without looking at the entries before.
  package func head(on executor: some PostgresExecutor) async throws -> AuditChain.Head {
    let row = try await executor.query(
      "SELECT number, hash FROM audit_log ORDER BY number DESC LIMIT 1"
    ).first
    guard let row else { return Self.start }
    let (number, hash) = try row.decode(Int.self, [UInt8].self)
    return AuditChain.Head(number: number, hash: hash)
  }

  /// The hashes of the entries of these numbers.
  package func hashes(_ numbers: [Int], on pool: PostgresPool) async throws -> [Int: [UInt8]] {
    try await pool.query("SELECT number, hash FROM audit_log WHERE number = ANY (\(numbers))")
      .reduce(into: [:]) { hashes, row in
        let (number, hash) = try row.decode(Int.self, [UInt8].self)
        hashes[number] = hash
      }
  }

  /// When the first entry behind this one was written; nil: there is none.
  package func time(after number: Int, on pool: PostgresPool) async throws -> Date? {
    try await pool.query(
      "SELECT time FROM audit_log WHERE number > \(number) ORDER BY number LIMIT 1"
    ).first?.decode("time")
  }

  private static let start = AuditChain.Head(number: 0, hash: AuditEntry.firstPreviousHash)

  /// Recomputes the whole chain, a thousand entries at a time.
  ///
  /// - Throws: `AuditChain.Broken` with the first entry that is missing or was changed; `PostgresError`.
  package func verify(on pool: PostgresPool) async throws -> AuditChain.Head {
    try await AuditChain.verify(from: Self.start) { last in
      try await pool.query(
        """
        SELECT number, time, actor, action, subject, object, previous_hash, hash
        FROM audit_log WHERE number > \(last) ORDER BY number LIMIT 1000
        """
      ).map(Self.link)
    }
  }

  private static func link(_ row: PostgresRow) throws -> AuditChain.Link {
    let (number, time, actor, action, subject, object, previousHash, hash) = try row.decode(
      Int.self, Date.self, UUID.self, String.self, UUID.self, String.self, [UInt8].self,
      [UInt8].self)
    // An action that there is not was never hashed.
    let contents = AuditAction(rawValue: action).map { action in
      AuditEntry(
        number: number, time: time,
        record: AuditRecord(action: action, actor: actor, subject: subject, object: object),
        previousHash: previousHash
      ).canonicalBytes
    }
    return AuditChain.Link(
      number: number, previousHash: previousHash, contents: contents ?? [], hash: hash)
  }
}
