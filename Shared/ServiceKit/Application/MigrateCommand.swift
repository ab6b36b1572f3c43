import ArgumentParser
import Postgres

struct MigrateCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "migrate",
      abstract: "Bring the schema up to this version; refuses if an applied file changed.",
      discussion: """
        Uses the role of OTOLITH_MIGRATION_DATABASE_URL, which owns the schema, and gives the role \
        of OTOLITH_DATABASE_URL, which serves, the rights that it needs and no others. With \
        OTOLITH_DATABASE_URL alone one role does both. A role that serves another service is refused, and \
        other roles that have rights in the schema are named.
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
          if let role = settings.runtimeRole { print("role \(role) has the rights to serve") }
          let rights = SchemaRights(schema: Assembly.schema)
          for role in try await rights.others(besides: settings.runtimeRole, on: pool) {
            StandardError.writeLine("warning: \(rights.warning(about: role))")
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
