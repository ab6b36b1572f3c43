internal import FoundationEssentials
internal import Messages
internal import Postgres
internal import ServiceKit

/// Something that was done in a project.
struct AuditRecord: Sendable {
  var action: String
  /// `drafts/<id>`, `questionnaires/<id>`, …
  var resource: String
  var old: GoogleProtobuf.`Any`?
  var new: GoogleProtobuf.`Any`?

  init(_ action: String, _ resource: String) {
    self.action = action
    self.resource = resource
  }

  init<Contents: Message>(_ action: String, _ resource: String, old: Contents?, new: Contents?) {
    self.action = action
    self.resource = resource
    self.old = old.map(Self.packed)
    self.new = new.map(Self.packed)
  }

  private static func packed<Contents: Message>(_ message: Contents) -> GoogleProtobuf.`Any` {
    GoogleProtobuf.`Any`(
      typeURL: "type.googleapis.com/\(Contents.fullName)", value: message.serialized())
  }
}

/// The audit trail: append-only, each entry of a project bound to the one before by its hash.
struct AuditTrail: Sendable {
  /// Appends in this order, in the transaction of the change.
  ///
  /// Appending takes turns in a project until the end of the transaction, so it comes late in it.
  func append(
    _ records: [AuditRecord], in project: String, by actor: UUID, at time: Date,
    on connection: PostgresConnection
  ) async throws {
    if records.isEmpty { return }
    try await connection.execute(
      "SELECT pg_advisory_xact_lock(hashtextextended('catalogue audit ' || \(project), 0))")
    // After the lock, in a statement of its own: it must see what its last holder committed.
    var (number, hash) =
      try await connection.queryOptionalRow(
        """
        SELECT number, hash FROM audit_log WHERE project_id = \(project)
        ORDER BY number DESC LIMIT 1
        """, as: Int.self, [UInt8].self) ?? (0, [])
    var numbers: [Int] = []
    var entries: [[UInt8]] = []
    var hashes: [[UInt8]] = []
    for record in records {
      number += 1
      let entry = CatalogueV1.AuditEntry(
        number: UInt64(number), time: GoogleProtobuf.Timestamp(time),
        actor: actor.uuidString.lowercased(), action: record.action, resource: record.resource,
        old: record.old, new: record.new, previousHash: ContentHash.hexadecimal(hash))
      let bytes = entry.serialized()
      hash = Self.hash(bytes, in: project)
      numbers.append(number)
      entries.append(bytes)
      hashes.append(hash)
    }
    try await connection.execute(
      """
      INSERT INTO audit_log (project_id, number, resource, entry, hash)
      SELECT \(project), number, resource, entry, hash
      FROM unnest(\(numbers), \(records.map(\.resource)), \(entries), \(hashes))
        AS new (number, resource, entry, hash)
      """)
  }

  /// Newest first, each with its hash.
  ///
  /// - Parameters:
  ///   - before: a number; nil for the end.
  ///   - resource: empty for all.
  ///   - bytesMax: of the entries together; one larger than that comes alone.
  func entries(
    of project: String, before: Int?, resource: String, limit: Int, bytesMax: Int,
    on executor: some PostgresExecutor
  ) async throws -> [CatalogueV1.AuditEntry] {
    let rows = try await executor.query(
      """
      SELECT entry, hash FROM (
        SELECT number, entry, hash,
          sum(octet_length(entry)) OVER (ORDER BY number DESC) AS bytes,
          row_number() OVER (ORDER BY number DESC) AS place
        FROM (
          SELECT number, entry, hash FROM audit_log
          WHERE project_id = \(project) AND number < \(before ?? Int.max)
            AND (\(resource) = '' OR resource = \(resource))
          ORDER BY number DESC LIMIT \(limit)
        ) AS newest
      ) AS measured WHERE place = 1 OR bytes <= \(bytesMax) ORDER BY number DESC
      """)
    return try rows.map { row in
      var entry = try CatalogueV1.AuditEntry(
        serialized: try row.decode("entry", as: [UInt8].self), limits: .stored)
      entry.hash = ContentHash.hexadecimal(try row.decode("hash", as: [UInt8].self))
      return entry
    }
  }

  /// Recomputes a project's chain, a thousand entries at a time.
  ///
  /// - Returns: how many entries it has; nil when one is missing or was changed.
  func verify(_ project: String, on executor: some PostgresExecutor) async throws -> Int? {
    var count = 0
    var previous: [UInt8] = []
    while true {
      let rows = try await executor.query(
        """
        SELECT number, entry, hash FROM audit_log
        WHERE project_id = \(project) AND number > \(count) ORDER BY number LIMIT 1000
        """)
      if rows.isEmpty { return count }
      for row in rows {
        let (number, bytes, hash) = try row.decode(Int.self, [UInt8].self, [UInt8].self)
        let entry = try CatalogueV1.AuditEntry(serialized: bytes, limits: .stored)
        guard number == count + 1, Int(exactly: entry.number) == number,
          entry.previousHash == ContentHash.hexadecimal(previous),
          hash == Self.hash(bytes, in: project)
        else { return nil }
        count = number
        previous = hash
      }
    }
  }

  private static func hash(_ entry: [UInt8], in project: String) -> [UInt8] {
    ContentHash(of: Array(project.utf8) + [0] + entry).bytes
  }
}
