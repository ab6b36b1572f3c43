import ArgumentParser
import Logging
import Postgres

/// `accept-restore`: for what only a person can know after a restore.
struct AcceptRestoreCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "accept-restore",
      abstract: "Let the service answer from a database that was restored together with its log.",
      discussion: """
        Whoever was erased after the backup is back, and nothing in the backup says who. With callers kept \
        away, otolith-auth is first: accept, start it, and ask for these erasures again (otolithctl erasure \
        request). Then accept for the other services, and start them (deploy/postgres/persons.md, "After a \
        restore from a backup"). With the log as it was, nothing is to be accepted: serve carries them out again by itself.
        """)
  }

  @Flag(help: "Do it; without it, only what is found is said.")
  var yes = false

  @OptionGroup var options: SettingsOptions

  func run() async throws {
    try await reportingConfigurationErrors {
      let settings = try ServiceSettings(
        serviceName: Assembly.name, runsAlone: Assembly.runsAlone,
        reader: options.reader(of: Assembly.self))
      try await ServiceDatabase<Assembly>(settings: settings).openVerified { pool in
        var logger = Logger(label: Assembly.name)
        logger.logLevel = .error
        let logs =
          settings.bus.transport == .off
          ? nil : try BusLogs(settings.bus, name: Assembly.name, logger: logger)
        do {
          try await accept(RestoreLook(pool: pool, logs: logs, promotion: settings.promotion))
        } catch {
          await logs?.close()
          throw error
        }
        await logs?.close()
      }
    }
  }

  private func accept(_ look: RestoreLook) async throws {
    guard case .restoredWithLog(let was, let now) = try await look() else {
      print("\(Assembly.name): there is nothing to be accepted")
      return
    }
    guard yes else {
      print(
        """
        answered last from: \(was)
        this is:            \(now)
        Nothing is changed without --yes.
        """)
      throw ExitCode(64)
    }
    try await ServedCopyStore().record(now, on: look.pool)
    print("\(Assembly.name): accepted; the service answers from this database")
  }
}
