import Bus
import FoundationEssentials
import Logging
import Metrics
import NIOCore
import Postgres
import RPCClient
import RPCServer
import UnixSignals

/// The life of a service: prepare what it needs, answer calls, drain, stop. What `serve` and `check` tell
/// of a service is the same, since both prepare it here.
struct ServiceRunner<Assembly: ServiceAssembly> {
  let places: SettingsPlaces
  let reader: SettingsReader

  init(_ places: SettingsPlaces) {
    self.places = places
    reader = SettingsReader(places.load())
  }

  /// Answers calls until SIGTERM or SIGINT; SIGHUP makes it read its settings again, also one that comes
  /// before it answers.
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

  /// How long a reader of the log that is slow may hold up the end.
  private static var logFlushMax: Duration { .seconds(2) }

  /// Does all that `serve` does up to the first call, and takes it back.
  func prepareAndRelease() async throws {
    let service = try await prepare()
    do {
      try await service.restoreLook.check()
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
      reader: reader, listeners: try GivenListeners(environment: environment, process: id))
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
    let metrics = MetricsRegistry()
    MetricsSystem.bootstrap(metrics)
    let clock: any WallClock =
      try settings.clockFile.map { try FileOffsetClock(path: $0) } ?? SystemClock()
    if settings.clockFile != nil {
      logger.warning("the time comes from OTOLITH_CLOCK_FILE: development only")
    }
    let database = ServiceDatabase<Assembly>(settings: settings)
    let readOnly = Gauge(label: "otolith_database_read_only", factory: metrics)
    readOnly.record(0)
    let pool = database.makePool(logger: logger) { readOnly.record($0 ? 0 : 1) }
    let logs =
      settings.bus.transport == .off
      ? nil : try BusLogs(settings.bus, name: Assembly.name, logger: logger)
    do {
      try await Assembly.migrator.verify(on: pool)
      let excess = try await ServingRole(schema: Assembly.schema).excess(on: pool)
      let lack = ServingRole.lack(try await Assembly.migrator.missingRights(on: pool))
      for warning in [excess, lack].compactMap(\.self) { logger.warning("\(warning)") }
      return try await assemble(
        settings: settings, process: process, clock: clock, pool: pool, logs: logs,
        metrics: metrics, logger: logger)
    } catch {
      await logs?.close()
      await pool.close()
      throw error
    }
  }

  private func assemble(
    settings: ServiceSettings, process: ServedProcess, clock: any WallClock, pool: PostgresPool,
    logs: BusLogs?, metrics: MetricsRegistry, logger: Logger
  ) async throws -> PreparedService<Assembly> {
    let traces = try Traces(
      settings.traces, process.running, of: Assembly.name, metrics: metrics, logger: logger)
    let channels = Self.channels(settings, tracer: traces?.tracer, logger: logger)
    let keyRing = try await Self.keyRing(
      settings.tokens, pool: pool, authChannel: channels["otolith-auth"], logger: logger)
    let suspendedAccounts = SuspendedAccounts(pool: pool)
    try await suspendedAccounts.load()
    let securityEvents = SecurityEvents(pool: pool, clock: clock)
    let outbox = Outbox(source: Assembly.name, isKept: logs != nil, tracing: traces?.events) {
      EventTrace.ofCall
    }
    let credential = logs.map { _ in ServiceCredential(pool: pool, outbox: outbox, clock: clock) }
    let environment = ServiceEnvironment(
      settings: settings, running: process.running, reader: reader, pool: pool, outbox: outbox,
      clock: clock, passwordHasher: PasswordHasher(), keyRing: keyRing,
      suspendedAccounts: suspendedAccounts, securityEvents: securityEvents, channels: channels,
      credential: credential, logger: logger)
    let assembled = try await Assembly.make(environment)
    let serviceKeys =
      assembled.answersServices ? ServiceKeyRing(audience: Assembly.name, pool: pool) : nil
    let verifier = Self.verifier(
      settings.tokens, keyRing: keyRing, serviceKeys: serviceKeys,
      suspendedAccounts: suspendedAccounts, clock: clock)
    let health = HealthService()
    let gate = RestoreGate(exempt: Self.infrastructure)
    let server = Server(
      configuration: Self.serverConfiguration(settings),
      services: assembled.services + [health],
      authorizers: [gate] + Self.peerAuthorization(settings) + assembled.authorizers
        + [
          Self.identification(settings.tokens, verifier: verifier, clock: clock, logger: logger)
        ],
      interceptors: Self.interceptors(process.running, traces, securityEvents, logger),
      logger: logger)
    let names = server.services.subtracting(Self.infrastructure)
    let serviceHealth = ServiceHealth(health, names: names, metrics: metrics, logger: logger)
    let vitals = ServiceVitals(
      .init(
        service: Assembly.name, schema: Assembly.schema, settings: settings, server: server,
        health: serviceHealth, pool: pool,
        migrator: Assembly.migrator,
        bus: logs.map { _ in BusObservation() }, keyRing: keyRing, assembled: assembled,
        metrics: metrics, clock: clock))
    do {
      let routes = Self.routes(vitals, assembled, pool, traces, metrics, logger)
      let (port, admin) = try await Self.listen(server, settings) { address in
        try await AdminService.bind(
          to: address, given: settings.listeners.admin, routes: routes, metrics: metrics,
          logger: logger)
      }
      return PreparedService(
        settings: settings, running: process.running, manager: process.manager,
        reload: reload(
          process, assembled: assembled, server: server, verifier: verifier, keyRing: keyRing,
          listeners: settings.listeners, logger: logger),
        clock: clock, metrics: metrics, logger: logger, pool: pool, logs: logs,
        channels: channels, keyRing: keyRing, suspendedAccounts: suspendedAccounts,
        securityEvents: securityEvents, credential: credential, serviceKeys: serviceKeys,
        outbox: outbox, assembled: assembled, server: server, gate: gate, health: serviceHealth,
        vitals: vitals, port: port, admin: admin, traces: traces)
    } catch {
      for channel in channels.values { await channel.close() }
      await traces?.close()
      throw error
    }
  }

  /// A call's step is there before its line is.
  private static func interceptors(
    _ running: InEffect<RunningSettings>, _ traces: Traces?, _ securityEvents: SecurityEvents,
    _ logger: Logger
  ) -> [any ServerInterceptor] {
    let log = CallLogInterceptor(
      logger: logger, running: running, securityEvents: securityEvents)
    guard let traces else { return [log] }
    return [traces.calls, log]
  }

  /// Of the admin endpoint.
  private static func routes(
    _ vitals: ServiceVitals, _ assembled: AssembledService, _ pool: PostgresPool,
    _ traces: Traces?, _ metrics: MetricsRegistry, _ logger: Logger
  ) -> AdminRoutes {
    let measuring = MeasuringRound(
      assembled.measurements, logger: logger, always: measurement(of: pool, traces, metrics))
    return vitals.routes(metrics: metrics, measuring: measuring)
  }

  /// What every service answers about itself.
  private static var infrastructure: Set<String> {
    ReflectionService.services.union([HealthService.service])
  }

  /// To the other services, by their names.
  private static func channels(
    _ settings: ServiceSettings, tracer: Tracer?, logger: Logger
  ) -> [String: RPCClient.Channel] {
    var configuration = ChannelConfiguration()
    configuration.retry = .repeatable
    // The other services are ours; a questionnaire in all its languages is larger than is usual.
    configuration.responseSizeMax = 64 << 20
    configuration.keepalive = settings.connections.peerKeepalive
    configuration.loadBalancing = settings.peerBalancing
    // An instance that starts or stops gets no calls. Only round robin asks.
    configuration.healthCheckService = ""
    let tracing: [any ClientInterceptor] =
      tracer.map { [ClientSpanInterceptor(tracer: $0)] }
      ?? [EventTracingInterceptor(), TracingClientInterceptor()]
    return settings.peers.mapValues { [configuration] addresses in
      Channel(
        servers: addresses.map { ServerAddress(host: $0.host, port: $0.port) },
        tls: settings.clientTLS,
        configuration: configuration,
        interceptors: tracing + [
          MetricsClientInterceptor(), LoggingClientInterceptor(logger: logger),
        ])
    }
  }

  private static func peerAuthorization(_ settings: ServiceSettings) -> [any CallAuthorizer] {
    settings.clientNames.map { [PeerAuthorizer(allowedNames: $0)] } ?? []
  }

  /// Of what is measured only when somebody asks.
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
    configuration.keepalive = settings.connections.keepalive
    configuration.lifetime = settings.connections.lifetime
    configuration.tls = settings.serverTLS
    configuration.listener = settings.listeners.rpc
    return configuration
  }
}
