import Postgres
import ServiceKit
import TestSupport

@testable import CatalogueService

/// The database of a catalogue from before a migration.
enum OlderCatalogue {
  /// - Parameters:
  ///   - count: of the catalogue's own migrations that it has.
  ///   - body: is given what applies the others.
  static func with(
    migrations count: Int,
    _ body: @Sendable (PostgresPool, @Sendable () async throws -> Void) async throws -> Void
  ) async throws {
    try await TestDatabase.with { database in
      let pool = database.pool(as: .catalogue, connections: 4)
      do {
        let all = CatalogueAssembly.migrationSets
        var before = all
        let last = before.count - 1
        before[last] = MigrationSet(
          name: all[last].name, migrations: Array(all[last].migrations.prefix(count)))
        _ = try await Migrator(schema: "catalogue", sets: before).apply(on: pool)
        try await body(pool) {
          _ = try await Migrator(schema: "catalogue", sets: all).apply(on: pool)
        }
      } catch {
        await pool.close()
        throw error
      }
      await pool.close()
    }
  }
}
