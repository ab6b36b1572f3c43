import CatalogueStore
import Postgres
import ServiceKit

/// Checks the chains of the projects' audit trails and, with the key, their seals.
struct TrailVerification: Sendable {
  let pool: PostgresPool
  /// Nil: seals cannot be checked.
  let keys: AuditKeys?
  let clock: any WallClock

  /// Where the trails end, for ``AuditSealing``.
  static func ends(on pool: PostgresPool) async throws -> [AuditSealing.End] {
    try await AuditTrail().heads(on: pool).map { .init(log: log(of: $0), head: $1) }
      .sorted { $0.log < $1.log }
  }

  /// - Throws: `AuditCheck.Failed`; `AuditChain.Broken`; `PostgresError`.
  func callAsFunction(_ project: String) async throws -> AuditCheck.Outcome {
    let trail = AuditTrail()
    let head = try await trail.verify(project, on: pool)
    let check = AuditCheck(log: Self.log(of: project), keys: keys, now: clock.now())
    return try await check(head, on: pool) {
      try await trail.hashes($0, of: project, on: pool)
    } timeAfter: {
      try await trail.time(after: $0, of: project, on: pool)
    }
  }

  private static func log(of project: String) -> String { "\(CatalogueAssembly.name)/\(project)" }
}
