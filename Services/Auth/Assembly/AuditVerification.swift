import AuthStore
import Postgres
import ServiceKit

/// Checks the audit log's chain and, with the key, its seals.
struct AuditVerification: Sendable {
  static let log = AuthAssembly.name

  let pool: PostgresPool
  /// Nil: seals cannot be checked.
  let key: AuditKey?
  let clock: any WallClock

  /// - Returns: a line for the operator.
  /// - Throws: `AuditCheck.Failed`; `AuditLog.Broken`; `PostgresError`.
  func callAsFunction() async throws -> String {
    let log = AuditLog()
    let head = try await log.verify(on: pool)
    return try await AuditCheck(log: Self.log, key: key, now: clock.now())(head, on: pool) {
      try await log.hashes($0, on: pool)
    } timeAfter: {
      try await log.time(after: $0, on: pool)
    }
  }
}
