import ArgumentParser
import Bus
import Postgres

/// `rotate-identity`: revokes the keys by which the service proves to the others who it is.
struct RotateIdentityCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "rotate-identity",
      abstract: "Revoke the service's own keys and make a new one.",
      discussion: """
        For when somebody else may have read the service's database. The others refuse the old keys \
        as soon as the bus has told them; running processes take the new one when they are refused.
        """)
  }

  @OptionGroup var options: SettingsOptions

  func run() async throws {
    try await reportingConfigurationErrors {
      let settings = try ServiceSettings(
        serviceName: Assembly.name, runsAlone: Assembly.runsAlone,
        reader: options.reader(of: Assembly.self))
      try await ServiceDatabase<Assembly>(settings: settings).withPool { pool in
        try await Assembly.migrator.verify(on: pool)
        let clock: any WallClock =
          try settings.clockFile.map { try FileOffsetClock(path: $0) } ?? SystemClock()
        let revoked = try await ServiceCredential(
          pool: pool, outbox: Outbox(source: Assembly.name), clock: clock
        ).replaceAll()
        print("\(Assembly.name): \(revoked) keys revoked, a new one made")
      }
    }
  }
}
