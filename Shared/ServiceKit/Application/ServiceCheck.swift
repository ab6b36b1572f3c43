import FoundationEssentials
import Logging
import Postgres

/// `check`: finds all that is wrong with a service at once, as far as one thing can be looked at without
/// the other.
struct ServiceCheck<Assembly: ServiceAssembly> {
  let runner: ServiceRunner<Assembly>

  /// What is wrong, in the order in which it was found, each once.
  private struct Findings {
    private(set) var messages: [String] = []
    private(set) var exitCodes: [Int32] = []

    /// Notes what is thrown.
    ///
    /// - Returns: whether nothing was.
    mutating func note(_ body: () async throws -> Void) async -> Bool {
      do {
        try await body()
        return true
      } catch {
        let mendable = error as? any OperatorMendable
        let message = mendable?.operatorMessage ?? "\(error)"
        if !messages.contains(message) { messages.append(message) }
        exitCodes.append(mendable?.exitCode ?? 1)
        return false
      }
    }

    /// What stays wrong until somebody changes it counts before what may pass by itself.
    var exitCode: Int32? { exitCodes.contains(78) ? 78 : exitCodes.first }
  }

  struct Failed: OperatorMendable {
    var operatorMessage: String
    var exitCode: Int32
  }

  /// - Throws: ``Failed`` with all that is wrong.
  func run() async throws {
    var findings = Findings()
    var listeners = GivenListeners()
    _ = await findings.note {
      listeners = try GivenListeners(
        environment: runner.reader.sources.environment,
        process: Int(ProcessInfo.processInfo.processIdentifier))
    }
    let (settings, problems) = SettingsCheck<Assembly>(
      reader: runner.reader, listeners: listeners
    ).found()
    let areSettingsRight = await findings.note {
      if !problems.isEmpty { throw SettingsError(problems: problems) }
    }
    if listeners.rpc == nil {
      _ = await findings.note { try await settings.listen.checkingBinding("OTOLITH_LISTEN") }
    }
    if let address = settings.adminListen, listeners.admin == nil {
      _ = await findings.note { try await address.checkingBinding("OTOLITH_ADMIN_LISTEN") }
    }
    let isDatabaseRight =
      settings.databaseURL.isEmpty ? false : await look(at: settings, &findings, areSettingsRight)
    // The keys that the database keeps, and whatever else the service looks at before it answers.
    if areSettingsRight, isDatabaseRight {
      _ = await findings.note { try await runner.prepareAndRelease() }
    }
    if let exitCode = findings.exitCode {
      throw Failed(
        operatorMessage: findings.messages.joined(separator: "\n"), exitCode: exitCode)
    }
  }

  /// - Returns: whether the service finds its schema in its database.
  private func look(
    at settings: ServiceSettings, _ findings: inout Findings, _ areSettingsRight: Bool
  ) async -> Bool {
    var logger = Logger(label: Assembly.name)
    logger.logLevel = .error
    let pool = ServiceDatabase<Assembly>(settings: settings).makePool(logger: logger)
    let isRight = await findings.note { try await Assembly.migrator.verify(on: pool) }
    if isRight {
      _ = await findings.note {
        // Refuses a role of another service; what it only warns of is told by `serve`, too.
        _ = try await ServingRole(schema: Assembly.schema).excess(on: pool)
      }
      _ = await findings.note {
        let rights = SchemaRights(schema: Assembly.schema)
        for role in try await rights.others(on: pool) {
          StandardError.writeLine("warning: \(rights.warning(about: role))")
        }
      }
      if areSettingsRight {
        _ = await findings.note {
          try await BusCheck(settings.bus, service: Assembly.name).run(pool: pool)
        }
      }
    }
    await pool.close()
    return isRight
  }
}
