import ArgumentParser
import Bus
import Postgres

/// The log's schema in PostgreSQL, opened as its owner.
struct BusOwner: ParsableArguments {
  @Option(
    help:
      "PostgreSQL address of the schema's owner, e.g. postgresql://otolith_bus@localhost/otolith."
  )
  var database: String

  var migrator: Migrator { Migrator(schema: "bus", sets: [BusMigrations.log]) }

  func with(_ body: (PostgresPool) async throws -> Void) async throws {
    let pool = PostgresPool(
      configuration: PostgresConfiguration(
        connectionString: database, connections: 1, searchPath: "bus",
        applicationName: "otolithctl"),
      logger: BusOutput.logger)
    do {
      try await body(pool)
    } catch {
      await pool.close()
      throw BusFailure.readableForOwner(error)
    }
    await pool.close()
  }
}
