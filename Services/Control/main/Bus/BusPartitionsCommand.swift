import ArgumentParser
import ServiceKit

struct BusPartitionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "partitions",
    abstract: "Show the months of the log in PostgreSQL, and set how long they are kept.",
    discussion: """
      Running services drop, within the hour, months that ended before the retention: whole ones, for \
      good, read or not. Topics have a retention of their own besides, see `topics`.

      Example:
        otolithctl bus partitions --database postgresql://otolith_bus@db/otolith --retention log=365
      """)

  @OptionGroup var owner: BusOwner

  @Option(help: "log=DAYS or log=forever.")
  var retention: [PartitionRetention] = []

  func run() async throws {
    try await owner.with { pool in
      try await owner.migrator.verify(on: pool)
      try await PartitionsListing(pool: pool).run(retention)
    }
  }
}
