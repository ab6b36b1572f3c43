import PlanningStore
import Postgres
import ServiceKit

/// Checks the audit log's chain and, with the key, its seals.
struct AuditVerification: Sendable {
  static let log = PlanningAssembly.name

  let pool: PostgresPool
  /// Nil: seals cannot be checked.
  let keys: AuditKeys?
  let clock: any WallClock

  /// - Throws: `AuditCheck.Failed`; `AuditChain.Broken`; `PostgresError`.
  func callAsFunction() async throws -> AuditCheck.Outcome {
    let log = AuditLog()
    let head = try await log.verify(on: pool)
    return try await AuditCheck(log: Self.log, keys: keys, now: clock.now())(head, on: pool) {
      try await log.hashes($0, on: pool)
    } timeAfter: {
      try await log.time(after: $0, on: pool)
    }
  }
}
