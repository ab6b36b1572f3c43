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
    let log = database.pool(as: "otolith_bus", schema: "bus", connections: 2)
    _ = try await Migrator(schema: "bus", sets: [BusMigrations.log]).apply(on: log)
    await log.close()
    let owner = database.pool(as: "otolith_planning_owner", schema: "planning", connections: 2)
    _ = try await Migrator(schema: "planning", sets: [BusMigrations.service])
      .apply(on: owner, runtimeRole: "otolith_planning")
    try await owner.execute(EffectConsumer.table)
    try await owner.execute("GRANT SELECT, INSERT ON effects TO otolith_planning")
    await owner.close()
  }
}
