import Bus
import Logging
import Metrics
import Postgres
import RPCClient
import RPCServer
import ServiceLifecycle
import UnixSignals

/// A service that has everything it needs to serve (settings, files, addresses, the database with its
/// schema) and has changed nothing yet. `serve` runs it, `check` reports it and gives it back.
struct PreparedService<Assembly: ServiceAssembly> {
  let settings: ServiceSettings
  let running: InEffect<RunningSettings>
  let manager: ServiceManager
  let reload: ServiceReload<Assembly>
  let clock: any WallClock
  let metrics: MetricsRegistry
  let logger: Logger
  let pool: PostgresPool
  let logs: BusLogs?
  let channels: [String: RPCClient.Channel]
  let keyRing: SigningKeyRing
  let suspendedAccounts: SuspendedAccounts
  let securityEvents: SecurityEvents
  /// What it shows other services; nil: it has no bus to tell them of its key.
  let credential: ServiceCredential?
  /// The keys of the services that may ask it; nil: none may.
  let serviceKeys: ServiceKeyRing?
  let outbox: Outbox
  let assembled: AssembledService
  let server: Server
  let gate: RestoreGate
  let health: ServiceHealth
  let vitals: ServiceVitals
  let port: Int
  let admin: AdminService?
  /// Nil: no trace is recorded.
  let traces: Traces?
  /// By which it is told to read its settings again; nil: it is not.
  var reloadSignals: UnixSignalsSequence?

  // MARK: - Running

  /// Answers calls until SIGTERM or SIGINT.
  func run() async throws {
    await credential?.begin(logger: logger)
    try await assembled.start()
    vitals.liveness.start()
    let group = ServiceGroup(
      services: services, gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    try await group.run()
  }

  /// Gives back what it took.
  func release() async {
    vitals.liveness.stop()
    await server.shutdownGracefully(within: .zero)
    await admin?.close()
    // The last calls have ended by now.
    await traces?.close()
    for channel in channels.values { await channel.close() }
    await logs?.close()
    await pool.close()
  }

  var restoreLook: RestoreLook {
    RestoreLook(pool: pool, logs: logs, promotion: settings.promotion)
  }

  private func restoreGuard(_ erasures: ErasureWork) -> any Service {
    CancellableService(name: "restore guard") { [restoreLook, gate, logger] in
      try await RestoreGuard(look: restoreLook, erasures: erasures, gate: gate, logger: logger)
        .run()
      // A part of the service that ends, ends all.
      while true { try await Task.sleep(for: .seconds(3600)) }
    }
  }

  private var services: [any Service] {
    var services: [any Service] = watchdog
    services.append(
      DatabaseWatchService(configuration: pool.configuration, health: health, logger: logger))
    if let admin { services.append(admin) }
    let erasures = ErasureWork(
      pool: pool, outbox: outbox,
      ofLog: logs.map { LogErasure(logs: $0.all, traces: assembled.personalTraces) }, clock: clock,
      logger: logger)
    services.append(restoreGuard(erasures))
    if let logs {
      let erasureNoted = WakeSignal()
      var configuration = BusConfiguration()
      configuration.pollMax = settings.bus.idlePoll
      let bus = BusRunner(
        pool: pool, log: logs.log, previous: logs.previous, outbox: outbox,
        consumers: assembled.consumers + [
          SigningKeyConsumer(keyRing: keyRing),
          SuspensionConsumer(suspendedAccounts: suspendedAccounts),
          ErasureConsumer(noted: erasureNoted, tables: assembled.personalTraces.tables),
        ]
          + (serviceKeys.map { [ServiceKeyConsumer(keyRing: $0)] } ?? []),
        topics: assembled.topics + [ServiceCredential.topic], configuration: configuration,
        observation: vitals.bus ?? BusObservation(), tracing: traces?.events, logger: logger)
      services.append(CancellableService(name: "bus") { try await bus.run() })
      services.append(
        CancellableService(name: "erasures") { try await erasures.run(noted: erasureNoted) })
    } else {
      logger.warning("OTOLITH_BUS_TRANSPORT is off: nobody hears of what this service publishes")
    }
    if let credential {
      services.append(
        CancellableService(name: "identity") { [logger] in
          try await credential.keepFresh(logger: logger)
        })
    }
    services.append(
      CancellableService(name: "suspended accounts") { [suspendedAccounts, logger] in
        try await suspendedAccounts.keepFresh(logger: logger)
      })
    services.append(
      CancellableService(name: "security events") { [securityEvents, logger] in
        try await securityEvents.run(logger: logger)
      })
    if let traces {
      services.append(CancellableService(name: "traces") { try await traces.run() })
    }
    // Also without an address of keys, which may be set while the service runs.
    services.append(
      CancellableService(name: "signing keys") { [keyRing, logger] in
        try await keyRing.keepFresh(logger: logger)
      })
    if let reloadSignals {
      let notices = ReloadService.Notices(
        begins: { [manager] in manager.reloading() },
        ends: { [manager, health, settings] in
          manager.ready(
            health.isServing
              ? "serving on \(settings.listen)" : "not serving: the log tells why")
        })
      services.append(
        ReloadService(signals: reloadSignals, notices: notices) { [reload] in await reload.run() })
    }
    if let timeZones = assembled.timeZones {
      services.append(CancellableService(name: "time zones") { try await timeZones.run() })
    }
    services += partitions
    services += assembled.background.map { CancellableService(name: $0.name, work: $0.run) }
    // The last to begin is the first to be ended: all others are there until the calls under way are answered.
    services.append(
      ServerService(
        server: server, gate: gate, health: health, port: port, settings: settings,
        running: running, manager: manager, logger: logger))
    return services
  }

  /// The first of all, and so the last to be ended: whatever ends is watched, too.
  private var watchdog: [any Service] {
    guard let interval = manager.watchdog else { return [] }
    return [
      WatchdogService(
        manager: manager, interval: interval,
        status: { [health, settings] in
          health.isServing
            ? "serving on \(settings.listen)" : "not serving: the log tells why"
        }, liveness: vitals.liveness)
    ]
  }

  private var partitions: [any Service] {
    let (pool, clock, logger) = (pool, clock, logger)
    var services = [
      CancellableService(name: "partitions") {
        try await PartitionMaintenance(
          pool: pool, now: { clock.now() }, logger: logger, onReport: PartitionMetrics.report
        ).run()
      }
    ]
    for case let log as PostgresEventLog in logs?.all ?? [] {
      services.append(
        CancellableService(name: "partitions of the log \(log.name)") {
          try await log.partitionMaintenance(
            now: { clock.now() }, logger: logger, onReport: PartitionMetrics.report
          ).run()
        })
    }
    return services
  }
}
