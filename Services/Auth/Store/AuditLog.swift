package import AuthDomain
package import FoundationEssentials
package import Postgres
// The chain is that of every service's audit log.
package import ServiceKit

/// The audit log: append-only, each entry bound to the one before by its hash.
package struct AuditLog: ChainedAuditLog {
  private let names = AuditNames()

  package init() {}

  /// Appends in this order, in the transaction of the change.
  ///
  /// Holds a lock that all appenders share until the end of the transaction, so it comes last in it.
  package func append(
    _ records: [AuditRecord], at now: Date, on connection: PostgresConnection
  ) async throws {
    if records.isEmpty { return }
    try await appendRenamed(
      try await names.renamed(records, on: connection), at: now, on: connection)
  }

  /// Appends what was done to people with whom their rows in `audit_names` went, under the names that stood
  /// there: the log says once more what it says of them, and nothing leads from them to it.
  package func append(
    ofErased names: [UUID?], _ action: AuditAction, at now: Date, on connection: PostgresConnection
  ) async throws {
    if names.isEmpty { return }
    try await appendRenamed(
      names.map { AuditRecord(action: action, subject: $0) }, at: now, on: connection)
  }

  private func appendRenamed(
    _ records: [AuditRecord], at now: Date, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      "SELECT pg_advisory_xact_lock(hashtextextended('otolith-auth audit log', 0))")
    // After the lock, in a statement of its own: it must see what its last holder committed.
    let head = try await head(on: connection)
    // What is hashed must be what PostgreSQL keeps: whole microseconds.
    let time = Date(
      timeIntervalSince1970: (now.timeIntervalSince1970 * 1_000_000).rounded() / 1_000_000)
    var chain = AuditChain(after: head)
    for record in records {
      let previous = chain.head
      let hash = chain.append { number, previousHash in
        AuditEntry(
          number: number, time: time, actor: record.actor, action: record.action,
          subject: record.subject, object: record.object, previousHash: previousHash
        ).canonicalBytes
      }
      try await connection.execute(
        """
        INSERT INTO audit_log (number, time, actor, action, subject, object, previous_hash, hash)
        VALUES (\(chain.head.number), \(time), \(record.actor), \(record.action.rawValue),
          \(record.subject), \(record.object), \(previous.hash), \(hash))
        """)
    }
  }

  /// Where the log ends, without looking at the entries before.
  package func head(on executor: some PostgresExecutor) async throws -> Head {
    let row = try await executor.query(
      """
      SELECT number, hash FROM (
        (SELECT number, hash FROM audit_log ORDER BY number DESC LIMIT 1)
        UNION ALL
        (SELECT last_number, hash FROM audit_checkpoints ORDER BY last_number DESC LIMIT 1)
      ) AS heads ORDER BY number DESC LIMIT 1
      """
    ).first
    guard let row else { return Self.start }
    let (number, hash) = try row.decode(Int.self, [UInt8].self)
    return Head(number: number, hash: hash)
  }

  /// The hashes of the entries of these numbers, without those that were dropped.
  package func hashes(_ numbers: [Int], on pool: PostgresPool) async throws -> [Int: [UInt8]] {
    try await pool.query("SELECT number, hash FROM audit_log WHERE number = ANY(\(numbers))")
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

  package typealias Head = AuditChain.Head
  package typealias Broken = AuditChain.Broken

  private static let start = Head(number: 0, hash: AuditEntry.firstPreviousHash)

  /// Recomputes the whole chain, a thousand entries at a time. Where entries were dropped, a
  /// checkpoint that fits on both sides leads across.
  ///
  /// - Throws: ``Broken`` with the first entry that is missing or was changed; `PostgresError`.
  package func verify(on pool: PostgresPool) async throws -> Head {
    // One snapshot: no month disappears on the way.
    try await pool.transaction(isolation: .repeatableRead, readOnly: true) { connection in
      try await AuditChain.verify(from: Self.start) { last in
        try await connection.query(
          """
          SELECT number, time, actor, action, subject, object, previous_hash, hash
          FROM audit_log WHERE number > \(last) ORDER BY number LIMIT 1000
          """
        ).map(Self.link)
      } across: { head in
        try await Self.checkpoint(after: head, on: connection)
      }
    }
  }

  /// The end of the entries that were dropped behind this one.
  private static func checkpoint(
    after head: Head, on connection: PostgresConnection
  ) async throws -> Head? {
    let rows = try await connection.query(
      """
      SELECT last_number, hash FROM audit_checkpoints
      WHERE first_number = \(head.number + 1) AND previous_hash = \(head.hash)
      """)
    guard let row = rows.first else { return nil }
    let (number, hash) = try row.decode(Int.self, [UInt8].self)
    return Head(
      number: number, hash: hash, dropped: head.dropped + number - head.number)
  }

  private static func link(_ row: PostgresRow) throws -> AuditChain.Link {
    let (number, time, actor, action, subject, object, previousHash, hash) = try row.decode(
      Int.self, Date.self, UUID?.self, String.self, UUID?.self, String.self, [UInt8].self,
      [UInt8].self)
    // An action that there is not was never hashed.
    let contents = AuditAction(rawValue: action).map { action in
      AuditEntry(
        number: number, time: time, actor: actor, action: action, subject: subject,
        object: object, previousHash: previousHash
      ).canonicalBytes
    }
    return AuditChain.Link(
      number: number, previousHash: previousHash, contents: contents ?? [], hash: hash)
  }
}
