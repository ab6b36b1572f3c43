import ArgumentParser
import Bus
import Postgres

/// Makes the tables of the bus for the two services that the benchmark plays.
struct PrepareBusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prepare-bus",
    abstract: "Migrate the log, and the consuming service's side of the bus.")

  @OptionGroup var database: Database

  func run() async throws {
    for (role, schema, set) in [
      ("otolith_bus", "bus", BusMigrations.log), ("otolith_planning_owner", "planning", .service),
    ] {
      let pool = database.pool(as: role, schema: schema, connections: 2)
      _ = try await Migrator(schema: schema, sets: [set]).apply(on: pool)
      if schema == "planning" { try await pool.execute(EffectConsumer.table) }
      await pool.close()
    }
  }
}

extension MigrationSet {
  fileprivate static var service: MigrationSet { BusMigrations.service }
}
