package import AuthDomain
package import FoundationEssentials
package import Postgres
// For SHA-256.
import ServiceKit

/// The audit log: append-only, each entry bound to the one before by its hash.
package struct AuditLog: Sendable {
  package init() {}

  /// Appends in this order, in the transaction of the change.
  ///
  /// Holds a lock that all appenders share until the end of the transaction, so it comes last in it.
  package func append(
    _ records: [AuditRecord], at now: Date, on connection: PostgresConnection
  ) async throws {
    if records.isEmpty { return }
    try await connection.execute(
      "SELECT pg_advisory_xact_lock(hashtextextended('otolith-auth audit log', 0))")
    // After the lock, in a statement of its own: it must see what its last holder committed.
    let head = try await connection.query(
      """
      SELECT number, hash FROM (
        (SELECT number, hash FROM audit_log ORDER BY number DESC LIMIT 1)
        UNION ALL
        (SELECT last_number, hash FROM audit_checkpoints ORDER BY last_number DESC LIMIT 1)
      ) AS heads ORDER BY number DESC LIMIT 1
      """
    ).first
    // What is hashed must be what PostgreSQL keeps: whole microseconds.
    let time = Date(
      timeIntervalSince1970: (now.timeIntervalSince1970 * 1_000_000).rounded() / 1_000_000)
    var number = 0
    var hash = AuditEntry.firstPreviousHash
    if let head { (number, hash) = try head.decode(Int.self, [UInt8].self) }
    for record in records {
      number += 1
      let entry = AuditEntry(
        number: number, time: time, actor: record.actor, action: record.action,
        subject: record.subject, object: record.object, previousHash: hash)
      hash = Sodium.sha256(entry.canonicalBytes)
      try await connection.execute(
        """
        INSERT INTO audit_log (number, time, actor, action, subject, object, previous_hash, hash)
        VALUES (\(number), \(time), \(record.actor), \(record.action.rawValue),
          \(record.subject), \(record.object), \(entry.previousHash), \(hash))
        """)
    }
  }

  /// Where the chain ends. Written down elsewhere, it proves later that nothing was cut off.
  package struct Head: Sendable, Hashable {
    package var number: Int
    package var hash: [UInt8]
    /// How many of the entries were dropped with their months.
    package var dropped: Int

    package init(number: Int, hash: [UInt8], dropped: Int = 0) {
      self.number = number
      self.hash = hash
      self.dropped = dropped
    }
  }

  /// An entry that is not what was written.
  package struct Broken: Error, Sendable, Hashable {
    package var number: Int

    package init(number: Int) { self.number = number }
  }

  /// Recomputes the whole chain, a thousand entries at a time. Where entries were dropped, a
  /// checkpoint that fits on both sides leads across.
  ///
  /// - Throws: ``Broken`` with the first entry that is missing or was changed; `PostgresError`.
  package func verify(on pool: PostgresPool) async throws -> Head {
    // One snapshot: no month disappears on the way.
    try await pool.transaction(isolation: .repeatableRead, readOnly: true) { connection in
      var head = Head(number: 0, hash: AuditEntry.firstPreviousHash)
      while true {
        let rows = try await connection.query(
          """
          SELECT number, time, actor, action, subject, object, previous_hash, hash
          FROM audit_log WHERE number > \(head.number) ORDER BY number LIMIT 1000
          """)
        var isGap = rows.isEmpty
        for row in rows {
          isGap = try row.decode("number", as: Int.self) != head.number + 1
          if isGap { break }
          head = try Self.next(row, after: head)
        }
        if isGap {
          guard let across = try await Self.checkpoint(after: head, on: connection) else {
            if rows.isEmpty { return head }
            throw Broken(number: head.number + 1)
          }
          head = across
        }
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

  private static func next(_ row: PostgresRow, after head: Head) throws -> Head {
    let expected = head.number + 1
    let (number, time, actor, action, subject, object, previousHash, hash) = try row.decode(
      Int.self, Date.self, UUID?.self, String.self, UUID?.self, String.self, [UInt8].self,
      [UInt8].self)
    guard number == expected, previousHash == head.hash,
      let action = AuditAction(rawValue: action)
    else { throw Broken(number: expected) }
    let entry = AuditEntry(
      number: number, time: time, actor: actor, action: action, subject: subject, object: object,
      previousHash: previousHash)
    guard Sodium.sha256(entry.canonicalBytes) == hash else { throw Broken(number: expected) }
    return Head(number: number, hash: hash, dropped: head.dropped)
  }
}
