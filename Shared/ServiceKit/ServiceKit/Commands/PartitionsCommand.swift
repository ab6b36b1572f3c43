public import ArgumentParser
import Postgres
import Settings

struct PartitionsCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "partitions",
      abstract: "Show the tables partitioned by time, and set their retention.",
      discussion: """
        Uses the role of OTOLITH_MIGRATION_DATABASE_URL. Running services create partitions ahead of \
        time and drop expired ones within the hour. Dropped data cannot be restored; a \
        retention that drops existing data requires --yes.
        """)
  }

  @Option(help: "TABLE=DAYS or TABLE=forever; may be repeated.")
  var retention: [PartitionRetention] = []

  @Flag(help: "Accept that a retention drops existing data.")
  var yes = false

  @OptionGroup var options: SettingsOptions

  func run() async throws {
    try await reportingConfigurationErrors {
      let settings = try ServiceSettings(
        serviceName: Assembly.name, runsAlone: Assembly.runsAlone,
        reader: options.reader(of: Assembly.self))
      try await ServiceDatabase<Assembly>(settings: settings).withOwnersPool { pool in
        try await Assembly.migrator.verify(on: pool)
        try await PartitionsListing(pool: pool).run(retention, dropping: yes)
      }
    }
  }
}

/// Retention of a table: `answer_sheets=3650` or `answer_sheets=forever`.
public struct PartitionRetention: Sendable, Hashable, ExpressibleByArgument {
  public var table: String
  /// Retention in days, 1...36500; nil for unlimited retention.
  public var days: Int?

  public init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    table = String(parts[0])
    if parts[1] == "forever" { return }
    guard let days = Int(parts[1]), (1...36_500).contains(days) else { return nil }
    self.days = days
  }
}
