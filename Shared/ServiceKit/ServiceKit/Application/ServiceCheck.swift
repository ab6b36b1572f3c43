import FoundationEssentials
import Logging
import Postgres
import Settings
import Telemetry

/// `check`: reports all problems of a service at once, as far as they can be checked independently.
struct ServiceCheck<Assembly: ServiceAssembly> {
  let runner: ServiceRunner<Assembly>
  /// Whether a running service uses the ports; free ones of the same hosts are then bound.
  let isBesideService: Bool

  /// Distinct problems in the order of discovery.
  private struct Findings {
    private(set) var messages: [String] = []
    private(set) var exitCodes: [Int32] = []

    /// Runs `body` and records its error.
    ///
    /// - Returns: true if `body` did not throw.
    mutating func note(_ body: () async throws -> Void) async -> Bool {
      do {
        try await body()
        return true
      } catch {
        let mendable = error as? any UserFacingError
        let message = mendable?.operatorMessage ?? "\(error)"
        if !messages.contains(message) { messages.append(message) }
        exitCodes.append(mendable?.exitCode ?? 1)
        return false
      }
    }

    /// Permanent problems take precedence over temporary ones.
    var exitCode: Int32? { exitCodes.contains(78) ? 78 : exitCodes.first }
  }

  struct Failed: UserFacingError {
    var operatorMessage: String
    var exitCode: Int32
  }

  /// - Returns: warnings about other servers, which do not prevent the start.
  /// - Throws: ``Failed`` with all problems.
  func run() async throws -> [String] {
    var findings = Findings()
    var listeners = InheritedSockets()
    _ = await findings.note {
      listeners = try InheritedSockets(
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
      let address = bound(settings.listen)
      _ = await findings.note { try await address.checkingBinding("OTOLITH_LISTEN") }
    }
    if let address = settings.adminListen.map(bound), listeners.admin == nil {
      _ = await findings.note { try await address.checkingBinding("OTOLITH_ADMIN_LISTEN") }
    }
    let isDatabaseRight =
      settings.databaseURL.isEmpty ? false : await look(at: settings, &findings, areSettingsRight)
    // Checks the keys stored in the database and everything else the service reads at start.
    if areSettingsRight, isDatabaseRight {
      _ = await findings.note { try await binding(settings).prepareAndRelease() }
    }
    if let exitCode = findings.exitCode {
      throw Failed(
        operatorMessage: findings.messages.joined(separator: "\n"), exitCode: exitCode)
    }
    return await warnings(settings)
  }

  private func warnings(_ settings: ServiceSettings) async -> [String] {
    let others = OtherServersCheck(
      reader: runner.reader, settings: SettingsRegistry(of: Assembly.self).settings,
      database: ServiceDatabase<Assembly>(settings: settings).configuration)
    return await others.problems()
      + PeerProbe.problems(with: settings.peers, tls: settings.clientTLS)
      + Assembly.unusableServers(in: runner.reader)
  }

  private func bound(_ address: NetworkAddress) -> NetworkAddress {
    isBesideService ? NetworkAddress(host: address.host, port: 0) : address
  }

  /// The runner with the addresses to bind.
  private func binding(_ settings: ServiceSettings) -> ServiceRunner<Assembly> {
    guard isBesideService else { return runner }
    var places = runner.places
    places.assignments.append("listen=\(bound(settings.listen))")
    if let address = settings.adminListen {
      places.assignments.append("admin-listen=\(bound(address))")
    }
    return ServiceRunner<Assembly>(places)
  }

  /// - Returns: whether the service's schema in the database is usable.
  private func look(
    at settings: ServiceSettings, _ findings: inout Findings, _ areSettingsRight: Bool
  ) async -> Bool {
    var logger = Logger(label: Assembly.name)
    logger.logLevel = .error
    let pool = ServiceDatabase<Assembly>(settings: settings).makePool(logger: logger)
    let isRight = await findings.note { try await Assembly.migrator.verify(on: pool) }
    if isRight {
      _ = await findings.note {
        // Rejects a role of another service. Warnings are left to `serve`, which prints them, too.
        _ = try await ServingRole(Assembly.migrator, schema: Assembly.schema).excess(on: pool)
      }
      if areSettingsRight {
        _ = await findings.note {
          try await BusCheck(settings.bus, profile: Assembly.busProfile).run(pool: pool)
        }
      }
    }
    await pool.close()
    return isRight
  }
}
