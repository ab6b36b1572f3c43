import ArgumentParser
import Postgres

struct PartitionsCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "partitions",
      abstract: "Show the tables that are divided by time, and set how long they are kept.",
      discussion: """
        Uses the role of OTOLITH_MIGRATION_DATABASE_URL. Running services make partitions ahead of \
        time and drop, within the hour, those that ended before the retention: whole ones, for good.
        """)
  }

  @Option(help: "TABLE=DAYS or TABLE=forever; may be given several times.")
  var retention: [PartitionRetention] = []

  @OptionGroup var options: SettingsOptions

  func run() async throws {
    try await reportingConfigurationErrors {
      let settings = try ServiceSettings(
        serviceName: Assembly.name, runsAlone: Assembly.runsAlone,
        reader: options.reader(of: Assembly.self))
      try await ServiceDatabase<Assembly>(settings: settings).withOwnersPool { pool in
        try await Assembly.migrator.verify(on: pool)
        try await PartitionsListing(pool: pool).run(retention)
      }
    }
  }
}
