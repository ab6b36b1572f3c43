import ArgumentParser
import Bus
import Logging
import Postgres

struct BusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bus", abstract: "Look after the bus.", subcommands: [Migrate.self])

  struct Migrate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Bring the bus log's schema up to this version.")

    @Option(
      help:
        "PostgreSQL address of the schema's owner, e.g. postgresql://otolith_bus@localhost/otolith."
    )
    var database: String

    func run() async throws {
      let pool = PostgresPool(
        configuration: PostgresConfiguration(
          connectionString: database, connections: 1, searchPath: "bus",
          applicationName: "otolithctl"),
        logger: Logger(label: "otolithctl"))
      do {
        let applied = try await Migrator(schema: "bus", sets: [BusMigrations.log]).apply(on: pool)
        for name in applied { print("applied \(name)") }
        if applied.isEmpty { print("schema \"bus\" is up to date") }
      } catch {
        await pool.close()
        throw error
      }
      await pool.close()
    }
  }
}
