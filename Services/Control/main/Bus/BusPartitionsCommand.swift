import ArgumentParser
import Bus
import Postgres
import ServiceKit

struct BusPartitionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "partitions",
    abstract: "Show the months of the log in PostgreSQL, and set how long they are kept.",
    discussion: """
      Running services drop, within the hour, months that ended before the retention: whole ones, for \
      good, read or not. Topics have a retention of their own besides, see `topics`.
      """)

  @Option(
    help:
      "PostgreSQL address of the schema's owner, e.g. postgresql://otolith_bus@localhost/otolith."
  )
  var database: String

  @Option(help: "log=DAYS or log=forever.")
  var retention: [PartitionRetention] = []

  func run() async throws {
    let pool = PostgresPool(
      configuration: PostgresConfiguration(
        connectionString: database, connections: 1, searchPath: "bus",
        applicationName: "otolithctl"),
      logger: BusOutput.logger)
    do {
      try await Migrator(schema: "bus", sets: [BusMigrations.log]).verify(on: pool)
      try await PartitionsListing(pool: pool).run(retention)
    } catch {
      await pool.close()
      throw BusFailure.readableForOwner(error)
    }
    await pool.close()
  }
}
