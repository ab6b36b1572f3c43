import ArgumentParser
import Logging
import Postgres
import ServiceBasics
import Settings

/// `accept-restore`: accepts a restored database after an operator has repeated the erasures.
struct AcceptRestoreCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "accept-restore",
      abstract: "Accept a database that was restored together with its log.",
      discussion: """
        Participants erased after the backup are back, and the backup does not name them. Block all \
        callers, then begin with otolith-auth: accept and start it. The erasures in \
        OTOLITH_ERASURE_JOURNAL_FILE are repeated; without it, request them again (otolithctl erasure \
        request). Then accept for the other services, and start them \
        (/usr/share/otolith/restore.md). If the log was not restored, accept nothing: serve repeats the erasures itself.
        """)
  }

  @Flag(help: "Accept; without this flag, only show what was found.")
  var yes = false

  @OptionGroup var options: SettingsOptions

  func run() async throws {
    try await reportingConfigurationErrors {
      let reader = options.reader(of: Assembly.self)
      let settings = try ServiceSettings(
        serviceName: Assembly.name, runsAlone: Assembly.runsAlone, reader: reader)
      try await ServiceDatabase<Assembly>(settings: settings).openVerified { pool in
        var logger = Logger(label: Assembly.name)
        logger.logLevel = .error
        let log = try settings.bus.openLog(name: Assembly.name, logger: logger)
        do {
          let probe = RestoreProbe(
            pool: pool, log: log, promotion: settings.promotion,
            marks: try ServedMarkKeeper(folder: settings.stateDirectory)
          ) {
            try await Assembly.hasLostErasures(reader: reader, on: $0)
          }
          try await accept(probe, at: settings.makeClock(), reader: reader)
        } catch {
          await log?.close()
          throw error
        }
        await log?.close()
      }
    }
  }

  private func accept(
    _ probe: RestoreProbe, at clock: any WallClock, reader: SettingsReader
  ) async throws {
    guard case .restoredWithLog(let was, let now) = try await probe() else {
      print("\(Assembly.name): nothing to accept")
      return
    }
    guard yes else {
      print(
        """
        last served from:   \(was)
        current database:   \(now)
        Nothing was changed; pass --yes to accept.
        """)
      throw ExitCode(64)
    }
    let said = try await probe.pool.transaction { connection in
      let said = try await Assembly.prepareAcceptance(reader: reader, on: connection)
      try await DatabaseIdentityStore().record(now, restoredAt: clock.now(), on: connection)
      return said
    }
    if !said.isEmpty { print("\(Assembly.name): \(said)") }
    print("\(Assembly.name): accepted; the service answers from this database")
  }
}
