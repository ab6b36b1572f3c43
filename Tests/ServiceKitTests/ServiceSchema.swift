import Bus
import Postgres
import TestSupport

@testable import ServiceKit

/// What every service has in its schema, for one test.
enum ServiceSchema {
  /// - Parameter body: with the rights that a service serves with.
  static func with(_ body: @Sendable (PostgresPool) async throws -> Void) async throws {
    try await TestDatabase.with { database in
      let owner = database.pool(as: .planning, connections: 1)
      _ = try await Migrator(
        schema: "planning", sets: [BusMigrations.service, SigningKeyRing.migrations]
      ).apply(on: owner, runtimeRole: TestDatabase.Role.planning.runtimeName)
      await owner.close()
      let pool = database.runtimePool(as: .planning)
      try await body(pool)
      await pool.close()
    }
  }
}
