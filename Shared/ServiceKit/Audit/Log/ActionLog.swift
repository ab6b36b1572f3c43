public import FoundationEssentials
public import Postgres

/// Actions in the audit log of a service. Raw values are stored permanently: do not rename or reuse
/// them.
public protocol AuditedAction: RawRepresentable<String>, Sendable, Hashable {
  /// The service, e.g. `otolith-auth`.
  static var service: String { get }
  /// First field of the hashed bytes of every entry.
  static var format: String { get }
  /// Whether months can be dropped, which the table `audit_checkpoints` then bridges.
  static var hasCheckpoints: Bool { get }
}

/// The audit log of a service in the table `audit_log`: append-only, each entry linked to the
/// previous one by its hash.
///
/// Entries contain random ids that only the table `audit_names` links to people. After its row is
/// erased, entries do not identify the person, and their hashes stay valid.
public struct ActionLog<Action: AuditedAction>: ChainedAuditLog {
  /// Who did what, in ids only (21 CFR 11.10(e)).
  public struct Record: Sendable, Hashable {
    public var action: Action
    /// The acting account; nil for the system and for people who are not signed in.
    public var actor: UUID?
    /// The account that the action concerns.
    public var subject: UUID?
    /// Ids and codes of what the action concerns; never personal data.
    public var object: String

    public init(action: Action, actor: UUID? = nil, subject: UUID? = nil, object: String = "") {
      self.action = action
      self.actor = actor
      self.subject = subject
      self.object = object
    }

    /// Creates a record of an action on one's own account.
    public init(_ action: Action, by participantID: UUID, object: String) {
      self.init(action: action, actor: participantID, subject: participantID, object: object)
    }

    /// Returns the bytes that are hashed. Every field is prefixed with its length, so that no two
    /// entries have the same bytes.
    ///
    /// - Parameter time: in whole microseconds, as PostgreSQL stores it.
    func hashedBytes(number: Int, time: Date, previousHash: [UInt8]) -> [UInt8] {
      let microseconds = Int64((time.timeIntervalSince1970 * 1_000_000).rounded())
      let fields = [
        Action.format, String(number), String(microseconds), actor?.uuidString ?? "",
        action.rawValue, subject?.uuidString ?? "", object,
      ]
      return (fields.map { Array($0.utf8) } + [previousHash]).flatMap { field in
        withUnsafeBytes(of: UInt32(field.count).bigEndian, Array.init) + field
      }
    }
  }

  public init() {}

  // MARK: - Writing

  /// Appends the records in order within the transaction of the change.
  ///
  /// Holds a lock shared by all appenders until the end of the transaction, so call it last.
  public func append(
    _ records: [Record], at now: Date, on connection: PostgresConnection
  ) async throws {
    if records.isEmpty { return }
    let people = Set(records.flatMap { [$0.actor, $0.subject].compactMap(\.self) })
    let names = people.isEmpty ? [:] : try await names(of: people, on: connection)
    try await appendNamed(
      records.map { record in
        var record = record
        record.actor = record.actor.flatMap { names[$0] }
        record.subject = record.subject.flatMap { names[$0] }
        return record
      }, at: now, on: connection)
  }

  /// Appends a record for each deleted account under its former name in the log. Afterwards, nothing
  /// links the person to the log.
  public func append(
    ofErased names: [UUID?], _ action: Action, at now: Date, on connection: PostgresConnection
  ) async throws {
    if names.isEmpty { return }
    try await appendNamed(
      names.map { Record(action: action, subject: $0) }, at: now, on: connection)
  }

  /// Returns the names of people in the log, created on first use.
  public func names(
    of people: Set<UUID>, on connection: PostgresConnection
  ) async throws -> [UUID: UUID] {
    // Sorted, so that concurrent transactions cannot deadlock.
    let people = people.sorted()
    let (_, names) = try await connection.answers(
      to: PostgresStatement(
        """
        INSERT INTO audit_names (participant_id)
        SELECT participant_id FROM unnest(\(people)) AS new (participant_id)
        ON CONFLICT DO NOTHING
        """),
      PostgresStatement(
        "SELECT participant_id, audit_id FROM audit_names WHERE participant_id = ANY (\(people))"
      ) { rows in
        try rows.reduce(into: [UUID: UUID]()) { names, row in
          let (participantID, name) = try row.decode(UUID.self, UUID.self)
          names[participantID] = name
        }
      })
    return names
  }

  private func appendNamed(
    _ records: [Record], at now: Date, on connection: PostgresConnection
  ) async throws {
    let (_, head) = try await connection.answers(
      to: PostgresStatement(
        """
        SELECT pg_advisory_xact_lock(
          hashtextextended(\("\(Action.service) audit log"), 0))
        """),
      // A separate statement after the lock, so that it sees the last holder's commit.
      Self.head)
    // The hash covers what PostgreSQL stores.
    let time = now.inPostgresPrecision
    var chain = AuditChain(after: head)
    try await connection.run(
      records.map { record in
        let previous = chain.head
        let hash = chain.append {
          record.hashedBytes(number: $0, time: time, previousHash: $1)
        }
        return PostgresStatement(
          """
          INSERT INTO audit_log (number, time, actor, action, subject, object, previous_hash, hash)
          VALUES (\(chain.head.number), \(time), \(record.actor), \(record.action.rawValue),
            \(record.subject), \(record.object), \(previous.hash), \(hash))
          """)
      })
  }

  // MARK: - The chain

  public static var heads: PostgresStatement<[(log: Self, head: AuditChain.Head)]> {
    head.map { [(Self(), $0)] }
  }

  private static var head: PostgresStatement<AuditChain.Head> {
    let newest: PostgresQuery = "SELECT number, hash FROM audit_log ORDER BY number DESC LIMIT 1"
    let newestWithDropped: PostgresQuery = """
      (SELECT number, hash FROM audit_log ORDER BY number DESC LIMIT 1)
      UNION ALL
      (SELECT last_number, hash FROM audit_checkpoints ORDER BY last_number DESC LIMIT 1)
      ORDER BY number DESC LIMIT 1
      """
    return PostgresStatement(Action.hasCheckpoints ? newestWithDropped : newest) { rows in
      guard let (number, hash) = try rows.first?.decode(Int.self, [UInt8].self) else {
        return start
      }
      return AuditChain.Head(number: number, hash: hash)
    }
  }

  private static var start: AuditChain.Head {
    AuditChain.Head(number: 0, hash: [UInt8](repeating: 0, count: 32))
  }

  public var name: String { Action.service }
  public var start: AuditChain.Head { Self.start }

  public func links(after number: Int) -> PostgresStatement<[AuditChain.Link]> {
    PostgresStatement(
      """
      SELECT number, time, actor, action, subject, object, previous_hash, hash
      FROM audit_log WHERE number > \(number) ORDER BY number LIMIT 1000
      """, each: Self.link)
  }

  private static func link(_ row: PostgresRow) throws -> AuditChain.Link {
    let (number, time, actor, action, subject, object, previousHash, hash) = try row.decode(
      Int.self, Date.self, UUID?.self, String.self, UUID?.self, String.self, [UInt8].self,
      [UInt8].self)
    // Entries with unknown actions were never hashed.
    let contents = Action(rawValue: action).map {
      Record(action: $0, actor: actor, subject: subject, object: object)
        .hashedBytes(number: number, time: time, previousHash: previousHash)
    }
    return AuditChain.Link(
      number: number, previousHash: previousHash, contents: contents ?? [], hash: hash)
  }

  public func lastDropped(
    after head: AuditChain.Head
  ) -> PostgresStatement<AuditChain.Head?>? {
    guard Action.hasCheckpoints else { return nil }
    return PostgresStatement(
      """
      SELECT last_number, hash FROM audit_checkpoints
      WHERE first_number = \(head.number + 1) AND previous_hash = \(head.hash)
      """,
      first: { row in
        let (number, hash) = try row.decode(Int.self, [UInt8].self)
        return AuditChain.Head(
          number: number, hash: hash, dropped: head.dropped + number - head.number)
      })
  }

  public func hashes(_ numbers: [Int]) -> PostgresStatement<[Int: [UInt8]]> {
    PostgresStatement("SELECT number, hash FROM audit_log WHERE number = ANY (\(numbers))") {
      try AuditChain.hashes($0)
    }
  }

  public func time(after number: Int) -> PostgresStatement<Date?> {
    PostgresStatement(
      "SELECT time FROM audit_log WHERE number > \(number) ORDER BY number LIMIT 1",
      first: { try $0.decode("time") })
  }
}
