package import CatalogueDomain
package import FoundationEssentials
package import Postgres
// The chain is that of every service's audit log.
package import ServiceKit

/// The audit trail: append-only, each entry of a project bound to the one before by its hash.
///
/// People are in it by their ``StaffNames``, so that an entry names nobody any more who was erased, and its hash
/// stays right. Entries from before there were such names have participants' ids.
package struct AuditTrail: Sendable {
  private let names = StaffNames()

  package init() {}

  /// Appends in this order, in the transaction of the change.
  ///
  /// Appending takes turns in a project until the end of the transaction, so it comes late in it.
  ///
  /// - Throws: `ParticipantErased` of the actor or of a member; `PostgresError`.
  package func append(
    _ records: [AuditRecord], in project: String, by actor: UUID, at time: Date,
    on connection: PostgresConnection
  ) async throws {
    if records.isEmpty { return }
    // In front of the lock: who waits for a name keeps no project waiting.
    let names = try await names.names(
      of: Set(records.compactMap(\.member) + [actor]), on: connection)
    let actor = try Self.name(of: actor, in: names)
    let records = try records.map { record in
      try record.member.map { record.about(member: try Self.name(of: $0, in: names)) } ?? record
    }
    try await connection.execute(
      "SELECT pg_advisory_xact_lock(hashtextextended('catalogue audit ' || \(project), 0))")
    // After the lock, in a statement of its own: it must see what its last holder committed.
    let (number, hash) =
      try await connection.queryOptionalRow(
        """
        SELECT number, hash FROM audit_log WHERE project_id = \(project)
        ORDER BY number DESC LIMIT 1
        """, as: Int.self, [UInt8].self) ?? (0, [])
    var chain = AuditChain(after: AuditChain.Head(number: number, hash: hash))
    var numbers: [Int] = []
    var entries: [[UInt8]] = []
    var hashes: [[UInt8]] = []
    for record in records {
      let hash = chain.append { number, previousHash in
        let entry = StoredForms.entry(
          record, number: number, previousHash: ContentHash(bytes: previousHash), by: actor,
          at: time)
        numbers.append(number)
        entries.append(entry)
        return Self.hashed(entry, in: project)
      }
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

  private static func name(of person: UUID, in names: [UUID: UUID]) throws -> UUID {
    guard let name = names[person] else { throw ParticipantErased() }
    return name
  }

  /// Newest first, each with its hash, and whom they name.
  ///
  /// - Parameters:
  ///   - before: a number; nil for the end.
  ///   - resource: empty for all; a role by its participant or as entries name it.
  ///   - bytesMax: of the entries together; one larger than that comes alone.
  /// - Throws: `DecodingError`; `PostgresError`.
  package func page(
    of project: String, before: Int?, resource: String, limit: Int, bytesMax: Int,
    on executor: some PostgresExecutor
  ) async throws -> AuditPage {
    let resources = try await spellings(of: resource, on: executor)
    let rows = try await executor.query(
      """
      SELECT number, entry, hash FROM (
        SELECT number, entry, hash,
          sum(octet_length(entry)) OVER (ORDER BY number DESC) AS bytes,
          row_number() OVER (ORDER BY number DESC) AS place
        FROM (
          SELECT number, entry, hash FROM audit_log
          WHERE project_id = \(project) AND number < \(before ?? Int.max)
            AND (\(resource) = '' OR resource = ANY (\(resources)))
          ORDER BY number DESC LIMIT \(limit)
        ) AS newest
      ) AS measured WHERE place = 1 OR bytes <= \(bytesMax) ORDER BY number DESC
      """)
    let entries = try rows.map { row in
      let (number, bytes, hash) = try row.decode(Int.self, [UInt8].self, [UInt8].self)
      return AuditEntry(number: number, bytes: bytes, hash: ContentHash(bytes: hash))
    }
    let named = try Set(entries.flatMap { try StoredForms.people(ofEntry: $0.bytes) })
    return AuditPage(
      entries: entries, participants: try await names.participants(named: named, on: executor))
  }

  /// As entries may have it: a participant's role by the name that stands for them, or from before by their id.
  private func spellings(
    of resource: String, on executor: some PostgresExecutor
  ) async throws -> [String] {
    guard let participant = AuditRecord.person(ofRole: resource),
      let name = try await names.known(participant, on: executor)
    else { return [resource] }
    return [resource, AuditRecord.resource(ofRole: name)]
  }

  /// Recomputes a project's chain, a thousand entries at a time.
  ///
  /// - Returns: where it ends.
  /// - Throws: `AuditChain.Broken` with the first entry that is missing or was changed;
  ///   `PostgresError`.
  package func verify(
    _ project: String, on executor: some PostgresExecutor
  ) async throws -> AuditChain.Head {
    try await AuditChain.verify(from: AuditChain.Head(number: 0, hash: [])) { last in
      try await executor.query(
        """
        SELECT number, entry, hash FROM audit_log
        WHERE project_id = \(project) AND number > \(last) ORDER BY number LIMIT 1000
        """
      ).map { try Self.link($0, in: project) }
    }
  }

  /// Those with entries, by their ids.
  package func projects(on executor: some PostgresExecutor) async throws -> [String] {
    try await executor.query("SELECT DISTINCT project_id FROM audit_log ORDER BY project_id")
      .map { try $0.decode("project_id") }
  }

  /// Where each project's chain ends, without looking at the entries before.
  package func heads(on executor: some PostgresExecutor) async throws -> [String: AuditChain.Head] {
    try await executor.query(
      """
      SELECT project_id, number, hash FROM projects, LATERAL (
        SELECT number, hash FROM audit_log WHERE audit_log.project_id = projects.project_id
        ORDER BY number DESC LIMIT 1) AS newest
      """
    ).reduce(into: [:]) { heads, row in
      let (project, number, hash) = try row.decode(String.self, Int.self, [UInt8].self)
      heads[project] = AuditChain.Head(number: number, hash: hash)
    }
  }

  /// The hashes of a project's entries of these numbers.
  package func hashes(
    _ numbers: [Int], of project: String, on executor: some PostgresExecutor
  ) async throws -> [Int: [UInt8]] {
    try await executor.query(
      "SELECT number, hash FROM audit_log WHERE project_id = \(project) AND number = ANY(\(numbers))"
    ).reduce(into: [:]) { hashes, row in
      let (number, hash) = try row.decode(Int.self, [UInt8].self)
      hashes[number] = hash
    }
  }

  /// When a project's first entry behind this one was written; nil: there is none.
  package func time(
    after number: Int, of project: String, on executor: some PostgresExecutor
  ) async throws -> Date? {
    try await executor.query(
      """
      SELECT entry FROM audit_log WHERE project_id = \(project) AND number > \(number)
      ORDER BY number LIMIT 1
      """
    ).first.flatMap { try StoredForms.time(ofEntry: $0.decode("entry")) }
  }

  private static func link(_ row: PostgresRow, in project: String) throws -> AuditChain.Link {
    let (number, entry, hash) = try row.decode(Int.self, [UInt8].self, [UInt8].self)
    guard let place = try? StoredForms.place(ofEntry: entry), Int(exactly: place.number) == number,
      let previousHash = ContentHash(hexadecimal: place.previousHash)
    else {
      // No entry any more, or that of another place: nothing was hashed to this.
      return AuditChain.Link(number: number, previousHash: [], contents: [], hash: hash)
    }
    return AuditChain.Link(
      number: number, previousHash: previousHash.bytes, contents: hashed(entry, in: project),
      hash: hash)
  }

  private static func hashed(_ entry: [UInt8], in project: String) -> [UInt8] {
    Array(project.utf8) + [0] + entry
  }
}
