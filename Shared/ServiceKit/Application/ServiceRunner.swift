import Bus
import FoundationEssentials
import Logging
import Metrics
import NIOCore
import Postgres
import RPCClient
import RPCServer

/// The life of a service: prepare what it needs, answer calls, drain, stop. What `serve` and `check` tell
/// of a service is the same, since both prepare it here.
struct ServiceRunner<Assembly: ServiceAssembly> {
  let reader: SettingsReader

  /// Answers calls until SIGTERM or SIGINT.
  func run() async throws {
    let service = try await prepare()
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
  func check() async throws {
    let service = try await prepare()
    do {
      let rights = SchemaRights(schema: Assembly.schema)
      for role in try await rights.others(on: service.pool) {
        service.logger.warning("\(rights.warning(about: role))")
      }
      try await BusCheck(service.settings.bus, service: Assembly.name).run(pool: service.pool)
      try await service.restoreLook.check()
    } catch {
      await service.release()
      throw error
    }
    await service.release()
  }

  private func prepare() async throws -> PreparedService<Assembly> {
    let environment = ProcessInfo.processInfo.environment
    let process = Int(ProcessInfo.processInfo.processIdentifier)
    let listeners = try GivenListeners(environment: environment, process: process)
    var settings = try SettingsCheck<Assembly>(reader: reader, listeners: listeners).settings()
    let logger = Self.makeLogger(settings)
    let help = ServiceCommand<Assembly>.settings.flatMap {
      $0.settings.flatMap { [$0.name, $0.meaning] }
    }
    let unknown = UnknownSettings(help: help)
    let credentials = Credentials(environment: environment)?.warnings(known: unknown.known) ?? []
    for warning in unknown.warnings() + credentials { logger.warning("\(warning)") }
    try Self.fitDescriptors(&settings, logger: logger)
    for warning in settings.warnings { logger.warning("\(warning)") }
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
      try await Migrator(schema: Assembly.schema, sets: Assembly.migrationSets).verify(on: pool)
      if let warning = try await ServingRole(schema: Assembly.schema).warning(on: pool) {
        logger.warning("\(warning)")
      }
      return try await assemble(
        settings: settings, clock: clock, pool: pool, logs: logs, metrics: metrics,
        manager: ServiceManager(environment: environment, process: process), logger: logger)
    } catch {
      await logs?.close()
      await pool.close()
      throw error
    }
  }

  private func assemble(
    settings: ServiceSettings, clock: any WallClock, pool: PostgresPool, logs: BusLogs?,
    metrics: MetricsRegistry, manager: ServiceManager, logger: Logger
  ) async throws -> PreparedService<Assembly> {
    let traces = try Traces(settings, service: Assembly.name, metrics: metrics, logger: logger)
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
      settings: settings, reader: reader, pool: pool, outbox: outbox, clock: clock,
      passwordHasher: PasswordHasher(), keyRing: keyRing, suspendedAccounts: suspendedAccounts,
      securityEvents: securityEvents, channels: channels, credential: credential, logger: logger)
    let assembled = try await Assembly.make(environment)
    let serviceKeys =
      assembled.answersServices ? ServiceKeyRing(audience: Assembly.name, pool: pool) : nil

    let health = HealthService()
    // What every service answers about itself.
    let infrastructure = ReflectionService.services.union([HealthService.service])
    let gate = RestoreGate(exempt: infrastructure)
    let server = Server(
      configuration: Self.serverConfiguration(settings),
      services: assembled.services + [health],
      authorizers: [gate] + Self.peerAuthorization(settings) + assembled.authorizers
        + [
          Self.identification(
            settings.tokens, keyRing: keyRing, serviceKeys: serviceKeys,
            suspendedAccounts: suspendedAccounts, clock: clock, logger: logger)
        ],
      interceptors: Self.interceptors(settings, traces, securityEvents, logger),
      logger: logger)
    let serviceHealth = ServiceHealth(
      health, names: server.services.subtracting(infrastructure), metrics: metrics, logger: logger)
    do {
      let (port, admin) = try await Self.listen(server, settings) { address in
        try await AdminService.bind(
          to: address, given: settings.listeners.admin, metrics: metrics, health: health,
          logger: logger,
          measuring: MeasuringRound(
            assembled.measurements, logger: logger,
            always: Self.measurement(of: pool, traces, metrics)))
      }
      return PreparedService(
        settings: settings, manager: manager, clock: clock, metrics: metrics, logger: logger,
        pool: pool, logs: logs,
        channels: channels, keyRing: keyRing, suspendedAccounts: suspendedAccounts,
        securityEvents: securityEvents, credential: credential, serviceKeys: serviceKeys,
        outbox: outbox, assembled: assembled,
        server: server, gate: gate, health: serviceHealth, port: port,
        admin: admin, traces: traces)
    } catch {
      for channel in channels.values { await channel.close() }
      await traces?.close()
      throw error
    }
  }

  /// A call's step is there before its line is.
  private static func interceptors(
    _ settings: ServiceSettings, _ traces: Traces?, _ securityEvents: SecurityEvents,
    _ logger: Logger
  ) -> [any ServerInterceptor] {
    let log = CallLogInterceptor(
      logger: logger, calls: settings.callLogging, securityEvents: securityEvents)
    guard let traces else { return [log] }
    return [ServerSpanInterceptor(tracer: traces.tracer), log]
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

  private static func keyRing(
    _ tokens: TokenSettings, pool: PostgresPool, authChannel: RPCClient.Channel?, logger: Logger
  ) async throws -> SigningKeyRing {
    let keyRing = SigningKeyRing(
      pool: pool, authChannel: authChannel, keySetURL: tokens.keySetURL)
    try await keyRing.load()
    do {
      try await keyRing.refresh()
    } catch {
      // The issuer may start later, or at the same time.
      logger.warning("OTOLITH_JWKS_URL cannot be read", metadata: ["reason": "\(error)"])
    }
    if let file = tokens.keySetFile {
      // It was read before, with the other files.
      try keyRing.addIssuerKeys(jwks: try String(contentsOfFile: file, encoding: .utf8))
    }
    return keyRing
  }

  /// Makes room for as many connections as are configured, or permits as many as there is room for.
  private static func fitDescriptors(_ settings: inout ServiceSettings, logger: Logger) throws {
    let budget = DescriptorBudget(
      open: OpenFiles.count ?? 16, databaseConnections: settings.databaseConnections,
      eventLoops: System.coreCount)
    let configured = settings.limits.connectionsMax
    let limit = OpenFiles.raiseLimit(to: budget.descriptors(forConnections: configured))
    guard try budget.apply(descriptorsMax: limit, to: &settings.limits) else { return }
    logger.warning(
      "fewer connections than configured: the process may not open as many files",
      metadata: [
        "connections": "\(settings.limits.connectionsMax)", "configured": "\(configured)",
        "open_files_max": "\(limit)",
        "advice": "raise LimitNOFILE= of the unit (ulimit -n) or lower OTOLITH_LIMIT_CONNECTIONS",
      ])
  }

  /// Who a caller is: what a token says, or, where the operator asks for none, always the same.
  private static func identification(
    _ tokens: TokenSettings, keyRing: SigningKeyRing, serviceKeys: ServiceKeyRing?,
    suspendedAccounts: SuspendedAccounts, clock: any WallClock, logger: Logger
  ) -> any CallAuthorizer {
    guard tokens.areRequired else {
      logger.critical(
        "OTOLITH_TOKENS is off: whoever reaches this service may do whatever its one identity may",
        metadata: [
          "roles": "\(tokens.openIdentity.roles.map(\.rawValue).sorted().joined(separator: ", "))"
        ])
      return OpenNetworkAuthorizer(
        participantID: tokens.openIdentity.participantID, roles: tokens.openIdentity.roles,
        started: clock.now())
    }
    return TokenAuthorizer(
      verifier: TokenVerifier(
        keyRing: keyRing, issuer: tokens.issuer, audience: tokens.audience, clock: clock,
        types: tokens.types, names: tokens.claimNames, serviceKeys: serviceKeys,
        suspendedAccounts: suspendedAccounts))
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

  private static func makeLogger(_ settings: ServiceSettings) -> Logger {
    ServiceLogs.begin(service: Assembly.name, format: settings.logFormat)
    var logger = Logger(label: Assembly.name)
    logger.logLevel = settings.logLevel
    return logger
  }
}
