import ArgumentParser
import Bus
import Identity
import Postgres
import ServiceBasics
import Settings

/// `rotate-identity`: revokes the keys that prove the service's identity to other services.
struct RotateIdentityCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "rotate-identity",
      abstract: "Revoke the service's own keys and create a new one.",
      discussion: """
        Use it if the service's database may have been disclosed. Other services reject the old keys \
        as soon as the bus has delivered the change; running processes of this service then switch to the new one.
        """)
  }

  @OptionGroup var options: SettingsOptions

  func run() async throws {
    try await reportingConfigurationErrors {
      let reader = options.reader(of: Assembly.self)
      let settings = try ServiceSettings(
        serviceName: Assembly.name, runsAlone: Assembly.runsAlone, reader: reader)
      let sealing = try SealingSettings.keys(from: reader, runsAlone: Assembly.runsAlone)
      try await ServiceDatabase<Assembly>(settings: settings).withPool { pool in
        try await Assembly.migrator.verify(on: pool)
        let revoked = try await ServiceCredential(
          pool: pool, outbox: Outbox(source: Assembly.name), sealing: sealing,
          clock: settings.makeClock()
        ).replaceAll()
        print("\(Assembly.name): \(revoked) keys revoked, a new one created")
      }
    }
  }
}
