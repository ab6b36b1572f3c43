import Bus
import Postgres
import TestSupport

@testable import ServiceKit
@testable import Tokens

/// The common schema of every service, for one test.
enum ServiceSchema {
  /// - Parameter body: runs with a service's run-time rights.
  static func with(_ body: @Sendable (PostgresPool) async throws -> Void) async throws {
    try await TestDatabase.with { database in
      let owner = database.pool(as: .planning, connections: 1)
      _ = try await Migrator(
        schema: "planning", sets: [BusMigrations.service, ServiceMigrations.set]
      ).apply(on: owner, runtimeRole: TestDatabase.Role.planning.runtimeName)
      await owner.close()
      let pool = database.runtimePool(as: .planning)
      try await body(pool)
      await pool.close()
    }
  }
}
