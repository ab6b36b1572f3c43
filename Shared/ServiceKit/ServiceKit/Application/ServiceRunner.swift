import Audit
import Bus
import FoundationEssentials
import Identity
import Logging
import Metrics
import NIOCore
import Postgres
import RPCClient
import RPCServer
import ServiceBasics
import Settings
import Telemetry
import UnixSignals

/// The life cycle of a service: prepare, answer calls, drain, stop. `serve` and `check` share the
/// preparation, so both report the same problems.
struct ServiceRunner<Assembly: ServiceAssembly> {
  let places: SettingsPlaces
  let reader: SettingsReader

  init(_ places: SettingsPlaces) {
    self.places = places
    reader = SettingsReader(places.load())
  }

  /// Answers calls until SIGTERM or SIGINT. SIGHUP reloads the settings, even if it arrives before
  /// calls are answered.
  func run() async throws {
    let reloadSignals = await UnixSignalsSequence(trapping: .sighup)
    var service = try await prepare()
    service.reloadSignals = reloadSignals
    do {
      try await service.run()
    } catch {
      await service.release()
      await LogOutput.standardError.flush(within: Self.logFlushMax)
      throw error
    }
    await service.release()
    service.logger.info("stopped")
    await LogOutput.standardError.flush(within: Self.logFlushMax)
  }

  /// Maximum time to flush the log to a slow reader at exit.
  private static var logFlushMax: Duration { .seconds(2) }

  /// Runs the preparation of `serve` up to the first call, then releases everything.
  func prepareAndRelease() async throws {
    let service = try await prepare()
    do {
      try await service.restoreProbe.check()
    } catch {
      await service.release()
      throw error
    }
    await service.release()
  }

  private func prepare() async throws -> PreparedService<Assembly> {
    let environment = reader.sources.environment
    let id = Int(ProcessInfo.processInfo.processIdentifier)
    let check = SettingsCheck<Assembly>(
      reader: reader, listeners: try InheritedSockets(environment: environment, process: id))
    var settings = try check.settings()
    let threshold = LogThreshold(settings.logLevel)
    let running = InEffect(settings.running)
    ServiceLogs.begin(service: Assembly.name, running: running, threshold: threshold)
    let logger = Logger(label: Assembly.name)
    for warning in settings.warnings + check.warnings { logger.warning("\(warning)") }
    let process = ServedProcess(
      threshold: threshold, running: running,
      manager: ServiceManager(environment: environment, process: id), settings: settings,
      logger: logger)
    try process.fit(&settings)
    let metrics = MetricsRegistry(service: Assembly.name)
    MetricsSystem.bootstrap(metrics)
    let clock = try settings.makeClock()
    if settings.clockFile != nil {
      logger.warning("the time is read from OTOLITH_CLOCK_FILE: development only")
    }
    let database = ServiceDatabase<Assembly>(settings: settings)
    let readOnly = Gauge(label: "otolith_database_read_only", factory: metrics)
    readOnly.record(0)
    let pool = database.makePool(logger: logger) { readOnly.record($0 ? 0 : 1) }
    let log = try settings.bus.openLog(name: Assembly.name, logger: logger)
    do {
      try await Assembly.migrator.verify(on: pool)
      let excess = try await ServingRole(Assembly.migrator, schema: Assembly.schema).excess(
        on: pool)
      let lack = ServingRole.lack(try await Assembly.migrator.missingRights(on: pool))
      for warning in [excess, lack].compactMap(\.self) { logger.warning("\(warning)") }
      return try await assemble(
        settings: settings, process: process, clock: clock, pool: pool, log: log,
        metrics: metrics, logger: logger)
    } catch {
      await log?.close()
      await pool.close()
      throw error
    }
  }

  private func assemble(
    settings: ServiceSettings, process: ServedProcess, clock: any WallClock, pool: PostgresPool,
    log: (any EventLog)?, metrics: MetricsRegistry, logger: Logger
  ) async throws -> PreparedService<Assembly> {
    let traces = try Traces(
      settings.traces, process.running, of: Assembly.name, metrics: metrics, logger: logger)
    let environment = try await makeEnvironment(
      settings: settings, running: process.running, clock: clock, pool: pool,
      hasLog: log != nil, traces: traces, logger: logger)
    let (keyRing, channels) = (environment.keyRing, environment.channels)
    let assembled = try await Assembly.make(environment)
    let serviceKeys =
      assembled.answersServices ? ServiceKeyRing(audience: Assembly.name, pool: pool) : nil
    let verifier = Self.verifier(
      settings.tokens, keyRing: keyRing, serviceKeys: serviceKeys,
      suspendedAccounts: environment.suspendedAccounts, clock: clock)
    let health = HealthService()
    let gate = RestoreGate(exempt: Self.infrastructure)
    let marks = try ServedMarkKeeper(folder: settings.stateDirectory)
    let server = Server(
      configuration: Self.serverConfiguration(settings),
      services: assembled.services + [health],
      authorizers: [gate] + Self.peerAuthorization(settings) + assembled.authorizers
        + [
          Self.identification(settings.tokens, verifier: verifier, clock: clock, logger: logger)
        ],
      interceptors: Self.interceptors(
        process.running, traces, environment.securityEvents, logger),
      logger: logger)
    let names = server.services.subtracting(Self.infrastructure)
    let serviceHealth = ServiceHealth(health, names: names, metrics: metrics, logger: logger)
    let probes = HealthProbes(
      .init(
        service: Assembly.name, schema: Assembly.schema, settings: settings, server: server,
        health: serviceHealth, pool: pool, migrator: Assembly.migrator,
        bus: log.map { _ in BusObservation() }, keyRing: keyRing,
        timeZones: assembled.timeZones, writtenFolders: assembled.writtenFolders,
        metrics: metrics, clock: clock))
    do {
      let routes = Self.routes(probes, assembled, pool, traces, metrics, logger)
      let (port, admin) = try await Self.listen(server, settings) { address in
        try await AdminService.bind(
          to: address, given: settings.listeners.admin, routes: routes, metrics: metrics,
          logger: logger)
      }
      return PreparedService(
        environment: environment, process: process,
        reload: reload(
          process, assembled: assembled, server: server, verifier: verifier, keyRing: keyRing,
          listeners: settings.listeners, logger: logger),
        log: log, serviceKeys: serviceKeys, assembled: assembled, server: server, gate: gate,
        marks: marks,
        health: serviceHealth, probes: probes, port: port, admin: admin, traces: traces)
    } catch {
      for channel in channels.values { await channel.close() }
      await traces?.close()
      throw error
    }
  }

  /// What the parts of the service are built from.
  private func makeEnvironment(
    settings: ServiceSettings, running: InEffect<RunningSettings>, clock: any WallClock,
    pool: PostgresPool, hasLog: Bool, traces: Traces?, logger: Logger
  ) async throws -> ServiceEnvironment {
    let channels = Self.channels(settings, tracer: traces?.tracer, logger: logger)
    let keyRing = try await Self.keyRing(
      settings.tokens, pool: pool, authChannel: channels["otolith-auth"], logger: logger)
    let suspendedAccounts = SuspendedAccounts(pool: pool, clock: clock)
    try await suspendedAccounts.load()
    let outbox = Outbox(source: Assembly.name, isKept: hasLog, tracing: traces?.events) {
      EventTrace.ofCall
    }
    let credential =
      hasLog
      ? ServiceCredential(
        pool: pool, outbox: outbox,
        sealing: try SealingSettings.keys(from: reader, runsAlone: Assembly.runsAlone),
        clock: clock) : nil
    try await credential?.check()
    return ServiceEnvironment(
      settings: settings, running: running, reader: reader, pool: pool, outbox: outbox,
      clock: clock, passwordHasher: PasswordHasher(), keyRing: keyRing,
      suspendedAccounts: suspendedAccounts,
      securityEvents: SecurityEvents(pool: pool, clock: clock), channels: channels,
      credential: credential, logger: logger)
  }

  /// The trace span comes first, so that it exists when the log line is written.
  private static func interceptors(
    _ running: InEffect<RunningSettings>, _ traces: Traces?, _ securityEvents: SecurityEvents,
    _ logger: Logger
  ) -> [any ServerInterceptor] {
    let log = CallLogInterceptor(
      logger: logger, running: running, securityEvents: securityEvents)
    guard let traces else { return [log] }
    return [traces.calls, log]
  }

  /// Returns the routes of the admin endpoint.
  private static func routes(
    _ probes: HealthProbes, _ assembled: AssembledService, _ pool: PostgresPool,
    _ traces: Traces?, _ metrics: MetricsRegistry, _ logger: Logger
  ) -> AdminRoutes {
    let measuring = MeasuringRound(
      assembled.measurements, logger: logger, always: measurement(of: pool, traces, metrics))
    return probes.routes(metrics: metrics, measuring: measuring)
  }

  /// gRPC services that every Otolith service offers.
  private static var infrastructure: Set<String> {
    ReflectionService.services.union([HealthService.service])
  }

  /// Returns channels to the other services, by service name.
  private static func channels(
    _ settings: ServiceSettings, tracer: Tracer?, logger: Logger
  ) -> [String: RPCClient.Channel] {
    let tracing: [any ClientInterceptor] =
      tracer.map { [ClientSpanInterceptor(tracer: $0)] }
      ?? [EventTracingInterceptor(), TracingClientInterceptor()]
    return ServiceChannels.open(
      to: settings.peers, tls: settings.clientTLS, balancing: settings.peerBalancing,
      keepalive: settings.connections.peerKeepalive, tracing: tracing, logger: logger)
  }

  private static func peerAuthorization(_ settings: ServiceSettings) -> [any CallAuthorizer] {
    settings.clientNames.map { [PeerAuthorizer(allowedNames: $0)] } ?? []
  }

  /// Returns the update of the gauges that are computed on request.
  private static func measurement(
    of pool: PostgresPool, _ traces: Traces?, _ metrics: any MetricsFactory
  ) -> @Sendable () -> Void {
    let process = ProcessMetrics(service: Assembly.name, factory: metrics)
    let connections = PoolMetrics(pool, factory: metrics)
    let log = LogMetrics(LogOutput.standardError, factory: metrics)
    return {
      process.update()
      connections.update()
      log.update()
      traces?.counts.update()
    }
  }

  private static func serverConfiguration(_ settings: ServiceSettings) -> ServerConfiguration {
    var configuration = ServerConfiguration(
      host: settings.listen.host, port: settings.listen.port)
    configuration.limits = settings.limits
    configuration.answersReflection = settings.answersReflection
    configuration.origins = settings.origins
    configuration.keepalive = settings.connections.keepalive
    configuration.lifetime = settings.connections.lifetime
    configuration.tls = settings.serverTLS
    configuration.listener = settings.listeners.rpc
    return configuration
  }
}
