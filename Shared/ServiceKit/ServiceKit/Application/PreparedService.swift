import Audit
import Bus
import Identity
import Logging
import Postgres
import Privacy
import RPCServer
import ServiceLifecycle
import Settings
import Telemetry
import UnixSignals

/// A service with everything it needs to serve (settings, files, addresses, database and schema)
/// that has changed nothing yet. `serve` runs it; `check` reports on it and releases it.
struct PreparedService<Assembly: ServiceAssembly> {
  let environment: ServiceEnvironment
  let process: ServedProcess
  let reload: ServiceReload<Assembly>
  /// Log of the bus; nil if the service has no bus.
  let log: (any EventLog)?
  /// Keys of the services that may call this one; nil if none may.
  let serviceKeys: ServiceKeyRing?
  let assembled: AssembledService
  let server: Server
  let gate: RestoreGate
  let marks: ServedMarkKeeper
  let health: ServiceHealth
  let probes: HealthProbes
  let port: Int
  let admin: AdminService?
  /// Trace recording; nil if it is off.
  let traces: Traces?
  /// Signals that trigger a reload of the settings; nil if reloading is not supported.
  var reloadSignals: UnixSignalsSequence?

  var logger: Logger { environment.logger }
  private var pool: PostgresPool { environment.pool }

  // MARK: - Running

  /// Answers calls until SIGTERM or SIGINT.
  func run() async throws {
    try await environment.credential?.begin(logger: logger)
    try await assembled.start()
    probes.liveness.start()
    let group = ServiceGroup(
      services: services, gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    try await group.run()
  }

  /// Releases all resources.
  func release() async {
    probes.liveness.stop()
    await server.shutdownGracefully(within: .zero)
    await admin?.close()
    // The last calls have ended by now.
    await traces?.close()
    for channel in environment.channels.values { await channel.close() }
    await log?.close()
    await pool.close()
  }

  var restoreProbe: RestoreProbe {
    RestoreProbe(
      pool: pool, log: log, promotion: environment.settings.promotion, marks: marks
    ) { [reader = environment.reader] in
      try await Assembly.hasLostErasures(reader: reader, on: $0)
    }
  }

  /// All parts in the order in which they start. They stop in the reverse order: first the server,
  /// while all others run until the open calls are answered, and the watchdog last.
  private var services: [any Service] {
    observation + erasuresAndBus + refreshes + reloading + upkeep + [answering]
  }

  private var observation: [any Service] {
    var services: [any Service] = []
    if let interval = process.manager.watchdog {
      services.append(
        WatchdogService(
          manager: process.manager, interval: interval, status: { [self] in status },
          liveness: probes.liveness))
    }
    services.append(
      DatabaseWatchService(
        configuration: pool.configuration, health: health, gate: gate, logger: logger))
    if let admin { services.append(admin) }
    return services
  }

  private var status: String {
    health.isServing ? "serving on \(environment.settings.listen)" : "not serving: see the log"
  }

  private var erasuresAndBus: [any Service] {
    let erasures = ErasureWork(
      pool: pool, outbox: environment.outbox,
      ofLog: log.map { LogErasure(log: $0, traces: assembled.personalTraces) },
      clock: environment.clock, logger: logger)
    let restoreGuard = CancellableService(name: "restore guard") {
      [restoreProbe, gate, health, logger] in
      try await RestoreGuard(
        probe: restoreProbe, erasures: erasures, gate: gate, logger: logger
      ) { [health] in health.refusesCalls(because: $0) }.run()
    }
    guard let log else {
      logger.warning("OTOLITH_BUS_TRANSPORT is off: events of this service are not published")
      return [restoreGuard]
    }
    let erasureNoted = WakeSignal()
    let bus = bus(log, erasureNoted: erasureNoted)
    return [
      restoreGuard,
      CancellableService(name: "bus") { try await bus.run() },
      CancellableService(name: "erasures") { try await erasures.run(noted: erasureNoted) },
    ]
  }

  private func bus(_ log: any EventLog, erasureNoted: WakeSignal) -> BusRunner {
    var configuration = BusConfiguration()
    configuration.pollMax = environment.settings.bus.idlePoll
    let common: [any EventConsumer] = [
      SigningKeyConsumer(keyRing: environment.keyRing),
      SuspensionConsumer(suspendedAccounts: environment.suspendedAccounts),
      ErasureConsumer(noted: erasureNoted, tables: assembled.personalTraces.tables),
    ]
    return BusRunner(
      pool: pool, log: log, outbox: environment.outbox,
      consumers: assembled.consumers + common
        + (serviceKeys.map { [ServiceKeyConsumer(keyRing: $0)] } ?? []),
      topics: Assembly.busProfile.topics, configuration: configuration,
      observation: probes.bus ?? BusObservation(), tracing: traces?.events, logger: logger)
  }

  /// State that is kept up to date beside the bus.
  private var refreshes: [any Service] {
    let (environment, logger) = (environment, logger)
    var services: [any Service] = []
    if let credential = environment.credential {
      services.append(
        CancellableService(name: "identity") { try await credential.keepFresh(logger: logger) })
    }
    services += [
      CancellableService(name: "suspended accounts") {
        try await environment.suspendedAccounts.keepFresh(logger: logger)
      },
      CancellableService(name: "security events") {
        try await environment.securityEvents.run(logger: logger)
      },
    ]
    if let traces {
      services.append(CancellableService(name: "traces") { try await traces.run() })
    }
    // Runs even without a key set address, because a reload may set one.
    services.append(
      CancellableService(name: "signing keys") {
        try await environment.keyRing.keepFresh(logger: logger)
      })
    return services
  }

  private var reloading: [any Service] {
    guard let reloadSignals else { return [] }
    let notices = ReloadService.Notices(
      begins: { [process] in process.manager.reloading() },
      ends: { [self] in process.manager.ready(status) })
    return [
      ReloadService(signals: reloadSignals, notices: notices) { [reload] in await reload.run() }
    ]
  }

  /// Maintenance of partitions, and the background work of the service.
  private var upkeep: [any Service] {
    let (pool, clock, logger) = (pool, environment.clock, logger)
    var services: [CancellableService] = []
    if let timeZones = assembled.timeZones {
      services.append(CancellableService(name: "time zones") { try await timeZones.run() })
    }
    services.append(
      CancellableService(name: "partitions") {
        try await PartitionMaintenance(
          pool: pool, now: { clock.now() }, logger: logger, onReport: PartitionMetrics.report
        ).run()
      })
    if let log = log as? PostgresEventLog {
      services.append(
        CancellableService(name: "partitions of the log \(log.name)") {
          try await log.partitionMaintenance(
            now: { clock.now() }, logger: logger, onReport: PartitionMetrics.report
          ).run()
        })
    }
    return services + assembled.background.map { CancellableService(name: $0.name, work: $0.run) }
  }

  private var answering: any Service {
    ServerService(
      server: server, gate: gate, health: health, port: port, settings: environment.settings,
      running: environment.running, manager: process.manager, logger: logger)
  }
}
