import ArgumentParser
import Postgres
import Settings

struct MigrateCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "migrate",
      abstract: "Upgrade the schema to this version; fails if an applied file has changed.",
      discussion: """
        Uses the role of OTOLITH_MIGRATION_DATABASE_URL, which owns the schema, and grants the role \
        of OTOLITH_DATABASE_URL, which serves, exactly the rights that it needs. With \
        OTOLITH_DATABASE_URL alone, one role does both. A role that serves another service is rejected.
        """)
  }

  @Flag(help: "Print what would be applied, and how; change nothing.")
  var plan = false

  @OptionGroup var options: SettingsOptions

  func run() async throws {
    try await reportingConfigurationErrors {
      let settings = try ServiceSettings(
        serviceName: Assembly.name, runsAlone: Assembly.runsAlone,
        reader: options.reader(of: Assembly.self))
      let database = ServiceDatabase<Assembly>(settings: settings)
      try await database.withOwnersPool { pool in
        if plan {
          report(try await Assembly.migrator.plan(on: pool).map { "would apply \($0)" })
        } else {
          let names = try await Assembly.migrator.apply(on: pool, runtimeRole: settings.runtimeRole)
          report(names.map { "applied \($0)" })
          if let role = settings.runtimeRole {
            print("role \(role) has all rights needed to serve")
          }
        }
      }
    }
  }

  private func report(_ lines: [String]) {
    for line in lines { print(line) }
    if lines.isEmpty { print("schema \"\(Assembly.schema)\" is up to date") }
  }
}
