public import Postgres

/// Checks an audit log's chain and, with the key, its seals.
public struct AuditVerification<Log: ChainedAuditLog>: Sendable {
  private let name: String
  private let pool: PostgresPool
  private let keys: AuditKeys?
  private let clock: any WallClock

  /// - Parameters:
  ///   - name: the log's, in its seals.
  ///   - keys: nil: seals cannot be checked.
  public init(
    of log: Log.Type, name: String, pool: PostgresPool, keys: AuditKeys?, clock: any WallClock
  ) {
    self.name = name
    self.pool = pool
    self.keys = keys
    self.clock = clock
  }

  /// - Throws: `AuditCheck.Failed`; `AuditChain.Broken`; `PostgresError`.
  public func callAsFunction() async throws -> AuditCheck.Outcome {
    let log = Log()
    let head = try await log.verify(on: pool)
    return try await AuditCheck(log: name, keys: keys, now: clock.now())(head, on: pool) {
      try await log.hashes($0, on: pool)
    } timeAfter: {
      try await log.time(after: $0, on: pool)
    }
  }
}
