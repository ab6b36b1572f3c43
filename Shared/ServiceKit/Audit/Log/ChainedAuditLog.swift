public import FoundationEssentials
public import Postgres

/// One hash chain of a service's audit log.
public protocol ChainedAuditLog: Sendable {
  /// All chains of the service with their ends, ordered by name.
  static var heads: PostgresStatement<[(log: Self, head: AuditChain.Head)]> { get }

  /// Name in the seals, e.g. `otolith-auth`; unique in the schema.
  var name: String { get }
  /// The head before the first entry.
  var start: AuditChain.Head { get }

  /// Reads up to a thousand entries after this number, in order.
  func links(after number: Int) -> PostgresStatement<[AuditChain.Link]>
  /// Finds the last of the entries that were dropped after this head; nil if none were dropped.
  func lastDropped(after head: AuditChain.Head) -> PostgresStatement<AuditChain.Head?>?
  /// Reads the hashes of the given entries, without dropped ones.
  func hashes(_ numbers: [Int]) -> PostgresStatement<[Int: [UInt8]]>
  /// Reads the time of the first entry after this number; nil if absent.
  func time(after number: Int) -> PostgresStatement<Date?>
}

/// The comparison of an audit log with its seals.
public enum AuditCheck {
  public struct Failed: Error, Sendable, CustomStringConvertible {
    public var description: String
  }

  /// Result of a successful check.
  public struct Outcome: Sendable, Hashable {
    /// Summary for the operator, one line.
    public var text: String
    /// Whether seals exist but no key was given to check them.
    public var hasUncheckedSeals = false
  }
}

extension ChainedAuditLog {
  public func lastDropped(
    after head: AuditChain.Head
  ) -> PostgresStatement<AuditChain.Head?>? { nil }

  /// Recomputes the whole chain.
  ///
  /// - Throws: `AuditChain.Broken` with the first missing or changed entry; `PostgresError`.
  public func verify(on pool: PostgresPool) async throws -> AuditChain.Head {
    // One snapshot, so that no entries are dropped during the check.
    try await pool.transaction(isolation: .repeatableRead, readOnly: true) { connection in
      try await verify(on: connection)
    }
  }

  /// Recomputes the whole chain and compares it with its seals.
  ///
  /// - Parameter keys: nil to skip the seals.
  /// - Throws: `AuditCheck.Failed`; `AuditChain.Broken`; `PostgresError`.
  public func check(
    with keys: AuditKeys?, at now: Date, on pool: PostgresPool
  ) async throws -> AuditCheck.Outcome {
    try await pool.transaction(isolation: .repeatableRead, readOnly: true) { connection in
      let head = try await verify(on: connection)
      let seals = AuditSeals(log: name)
      guard let keys else {
        return AuditCheck.Outcome(
          text: "\(head.summary); seals not checked: OTOLITH_AUDIT_KEY_FILE is not set",
          hasUncheckedSeals: try await seals.newest(on: connection) != nil)
      }
      let finding = try await seals.verify(head, with: keys, on: connection) {
        try await connection.answer(to: hashes($0))
      }
      return try await outcome(finding, head, at: now, on: connection)
    }
  }

  private func verify(on connection: PostgresConnection) async throws -> AuditChain.Head {
    try await AuditChain.verify(from: start) {
      try await connection.answer(to: links(after: $0))
    } across: { head in
      guard let dropped = lastDropped(after: head) else { return nil }
      return try await connection.answer(to: dropped)
    }
  }

  private func outcome(
    _ finding: AuditSeals.Finding, _ head: AuditChain.Head, at now: Date,
    on connection: PostgresConnection
  ) async throws -> AuditCheck.Outcome {
    func isOverdue(after number: Int) async throws -> Bool? {
      try await connection.answer(to: time(after: number)).map {
        now.timeIntervalSince($0) > AuditSeals.unsealedMax
      }
    }
    switch finding {
    case .changed(let number):
      throw AuditCheck.Failed(
        description: "entry \(number) was changed or removed after it was sealed")
    case .forged(let number):
      throw AuditCheck.Failed(
        description: "the seal of entry \(number) was made with another key, or is forged")
    case .neverSealed:
      switch try await isOverdue(after: 0) {
      case nil: return AuditCheck.Outcome(text: head.summary)
      // A new log may not have been sealed yet.
      case false?: return AuditCheck.Outcome(text: "\(head.summary); not sealed yet")
      case true?:
        throw AuditCheck.Failed(
          description: "the log was never sealed, or all its seals were removed")
      }
    case .sealed(let seal):
      if try await isOverdue(after: seal.number) == true {
        throw AuditCheck.Failed(
          description:
            "entries after \(seal.number) are older than an hour but not sealed: "
            + "seals were removed, or the service ran without the key")
      }
      return AuditCheck.Outcome(text: "\(head.summary); sealed up to entry \(seal.number)")
    }
  }
}
