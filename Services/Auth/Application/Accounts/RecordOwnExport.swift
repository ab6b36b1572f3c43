import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Records that an administrator takes out what is kept of somebody who asked in writing.
package struct RecordOwnExport: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let accounts = AccountStore()
  private let audit = AuditLog()

  package init(pool: PostgresPool, clock: any WallClock) {
    self.pool = pool
    self.clock = clock
  }

  /// - Throws: ``ManagedAccountError`` `.unknown`; `PostgresError`.
  package func callAsFunction(of participantID: UUID, by administrator: UUID) async throws {
    try await pool.write { connection in
      guard try await accounts.lock(participantID, on: connection) else {
        throw ManagedAccountError.unknown
      }
      try await audit.append(
        [
          AuditRecord(
            action: .ownRecordsExported, actor: administrator, subject: participantID)
        ], at: clock.now(), on: connection)
    }
  }
}
