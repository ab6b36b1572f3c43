import Audit
import FoundationEssentials
import Postgres

/// The audit trail of a project: append-only, each entry linked to the previous one by its hash.
///
/// Entries contain ``StaffNames`` instead of participants' ids, so that they do not identify an
/// erased person and their hashes stay valid.
struct AuditTrail: ChainedAuditLog {
  let project: String
  private let names = StaffNames()

  init(of project: String) { self.project = project }

  /// Appends the records in order within the transaction of the change.
  ///
  /// Holds a lock of the project until the end of the transaction, so call it late.
  ///
  /// - Throws: `ParticipantErased` for the actor or a member; `PostgresError`.
  func append(
    _ records: [AuditRecord], by actor: UUID, at time: Date, on connection: PostgresConnection
  ) async throws {
    if records.isEmpty { return }
    // Before the lock, so that waiting for a name does not block the project.
    let names = try await names.names(
      of: Set(records.compactMap(\.member) + [actor]), on: connection)
    let actor = try Self.name(of: actor, in: names)
    let records = try records.map { record in
      try record.member.map { record.about(member: try Self.name(of: $0, in: names)) } ?? record
    }
    let (_, head) = try await connection.answers(
      to: PostgresStatement(
        "SELECT pg_advisory_xact_lock(hashtextextended('catalogue audit ' || \(project), 0))"),
      // A separate statement after the lock, so that it sees the last holder's commit.
      PostgresStatement(
        """
        SELECT number, hash FROM audit_log WHERE project_id = \(project)
        ORDER BY number DESC LIMIT 1
        """
      ) { try $0.first?.decode(Int.self, [UInt8].self) ?? (0, []) })
    var chain = AuditChain(after: AuditChain.Head(number: head.0, hash: head.1))
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

  /// Returns entries with their hashes and the people in them, newest first.
  ///
  /// - Parameters:
  ///   - before: entry number to end before; nil for the newest.
  ///   - resource: resource to select; empty for all. A role is given by participant id or as in
  ///     the entries.
  ///   - bytesMax: maximum total size; a larger single entry is returned alone.
  /// - Throws: `DecodingError`; `PostgresError`.
  func page(
    before: Int?, resource: String, limit: Int, bytesMax: Int, on executor: some PostgresExecutor
  ) async throws -> AuditPage {
    let resource = try await spelling(of: resource, on: executor)
    let rows = try await executor.query(
      """
      SELECT number, entry, hash FROM (
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
    let entries = try rows.map { row in
      let (number, bytes, hash) = try row.decode(Int.self, [UInt8].self, [UInt8].self)
      return AuditEntry(number: number, bytes: bytes, hash: ContentHash(bytes: hash))
    }
    let named = try Set(entries.flatMap { try StoredForms.people(ofEntry: $0.bytes) })
    return AuditPage(
      entries: entries,
      participants: try await executor.answer(to: names.participants(named: named)))
  }

  /// Returns a resource as entries spell it: a role by the person's name.
  private func spelling(
    of resource: String, on executor: some PostgresExecutor
  ) async throws -> String {
    guard let participant = AuditRecord.person(ofRole: resource),
      let name = try await executor.answer(to: names.known(participant))
    else { return resource }
    return AuditRecord.resource(ofRole: name)
  }

  // MARK: - The chain

  private static let namePrefix = "otolith-catalogue/"

  static var heads: PostgresStatement<[(log: AuditTrail, head: AuditChain.Head)]> {
    PostgresStatement(
      """
      SELECT project_id, number, hash FROM projects, LATERAL (
        SELECT number, hash FROM audit_log WHERE audit_log.project_id = projects.project_id
        ORDER BY number DESC LIMIT 1) AS newest
      ORDER BY project_id
      """,
      each: { row in
        let (project, number, hash) = try row.decode(String.self, Int.self, [UInt8].self)
        return (AuditTrail(of: project), AuditChain.Head(number: number, hash: hash))
      })
  }

  var name: String { Self.namePrefix + project }
  var start: AuditChain.Head { AuditChain.Head(number: 0, hash: []) }

  func links(after number: Int) -> PostgresStatement<[AuditChain.Link]> {
    PostgresStatement(
      """
      SELECT number, entry, hash FROM audit_log
      WHERE project_id = \(project) AND number > \(number) ORDER BY number LIMIT 1000
      """
    ) { [project] rows in try rows.map { try Self.link($0, in: project) } }
  }

  func hashes(_ numbers: [Int]) -> PostgresStatement<[Int: [UInt8]]> {
    PostgresStatement(
      """
      SELECT number, hash FROM audit_log
      WHERE project_id = \(project) AND number = ANY (\(numbers))
      """
    ) { try AuditChain.hashes($0) }
  }

  func time(after number: Int) -> PostgresStatement<Date?> {
    PostgresStatement(
      """
      SELECT entry FROM audit_log WHERE project_id = \(project) AND number > \(number)
      ORDER BY number LIMIT 1
      """
    ) { try $0.first.flatMap { try StoredForms.time(ofEntry: $0.decode("entry")) } }
  }

  private static func link(_ row: PostgresRow, in project: String) throws -> AuditChain.Link {
    let (number, entry, hash) = try row.decode(Int.self, [UInt8].self, [UInt8].self)
    guard let place = try? StoredForms.place(ofEntry: entry), Int(exactly: place.number) == number,
      let previousHash = ContentHash(hexadecimal: place.previousHash)
    else {
      // An undecodable or displaced entry never matches its hash.
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
