import Bus
import FoundationEssentials
import Logging
import Metrics
import NIOCore
import Postgres
import RPC
import ServiceLifecycle

/// The life of a service: check the database, assemble, answer calls, drain, stop.
struct ServiceRunner<Assembly: ServiceAssembly> {
  let reader: SettingsReader

  func run() async throws {
    var settings = try ServiceSettings(
      serviceName: Assembly.name, runsAlone: Assembly.runsAlone, reader: reader)
    let logger = Self.makeLogger(level: settings.logLevel)
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
    let pool = database.makePool(logger: logger)
    let logs =
      settings.bus.transport == .off
      ? nil : try BusLogs(settings.bus, name: Assembly.name, logger: logger)
    do {
      try await Migrator(schema: Assembly.schema, sets: Assembly.migrationSets).verify(on: pool)
      if let warning = try await ServingRole(schema: Assembly.schema).warning(on: pool) {
        logger.warning("\(warning)")
      }
      try await serve(
        settings: settings, clock: clock, pool: pool, logs: logs, metrics: metrics, logger: logger)
    } catch {
      await logs?.close()
      await pool.close()
      throw error
    }
    await logs?.close()
    await pool.close()
    logger.info("stopped")
  }

  private func serve(
    settings: ServiceSettings, clock: any WallClock, pool: PostgresPool, logs: BusLogs?,
    metrics: MetricsRegistry, logger: Logger
  ) async throws {
    var channelConfiguration = ChannelConfiguration()
    channelConfiguration.retry = .repeatable
    // The other services are ours; a questionnaire in all its languages is larger than is usual.
    channelConfiguration.responseSizeMax = 64 << 20
    channelConfiguration.keepalive = settings.connections.peerKeepalive
    channelConfiguration.loadBalancing = settings.peerBalancing
    // An instance that starts or stops gets no calls. Only round robin asks.
    channelConfiguration.healthCheckService = ""
    let channels = settings.peers.mapValues { [channelConfiguration] addresses in
      Channel(
        servers: addresses.map { ServerAddress(host: $0.host, port: $0.port) },
        tls: settings.trustRootsFile.map {
          ClientTLS(
            trustRootsFile: $0, certificateChainFile: settings.tls?.certificateFile,
            privateKeyFile: settings.tls?.keyFile)
        },
        configuration: channelConfiguration,
        interceptors: [
          EventTracingInterceptor(), TracingClientInterceptor(), MetricsClientInterceptor(),
          LoggingClientInterceptor(logger: logger),
        ])
    }
    let keyRing = SigningKeyRing(
      pool: pool, authChannel: channels["otolith-auth"], keySetURL: settings.tokens.keySetURL)
    try await keyRing.load()
    do {
      try await keyRing.refresh()
    } catch {
      // The issuer may start later, or at the same time.
      logger.warning("OTOLITH_JWKS_URL cannot be read", metadata: ["reason": "\(error)"])
    }
    if let file = settings.tokens.keySetFile {
      guard let json = try? String(contentsOfFile: file, encoding: .utf8) else {
        throw SettingsError(problems: ["OTOLITH_JWKS_FILE: \(file) cannot be read"])
      }
      do {
        try keyRing.addIssuerKeys(jwks: json)
      } catch {
        throw SettingsError(problems: [
          "OTOLITH_JWKS_FILE: \(file) holds no JSON Web Key Set that can be used: \(error)"
        ])
      }
    }
    let outbox = Outbox(source: Assembly.name, isKept: logs != nil) { EventTrace.ofCall }
    let credential = logs.map { _ in ServiceCredential(pool: pool, outbox: outbox, clock: clock) }
    await credential?.begin(logger: logger)
    let environment = ServiceEnvironment(
      settings: settings, reader: reader, pool: pool, outbox: outbox, clock: clock,
      passwordHasher: PasswordHasher(), keyRing: keyRing, channels: channels,
      credential: credential, logger: logger)
    let assembled = try await Assembly.make(environment)
    let serviceKeys =
      assembled.answersServices ? ServiceKeyRing(audience: Assembly.name, pool: pool) : nil

    let health = HealthService()
    // Until the server listens.
    health.set("", .notServing)
    // What every service answers about itself.
    let infrastructure = ReflectionService.services.union([HealthService.service])
    let server = Server(
      configuration: try Self.serverConfiguration(settings),
      services: assembled.services + [health],
      authorizers: Self.peerAuthorization(settings)
        + [
          Self.identification(
            settings.tokens, keyRing: keyRing, serviceKeys: serviceKeys, clock: clock,
            logger: logger)
        ],
      interceptors: [CallLogInterceptor(logger: logger)],
      logger: logger)
    var services: [any Service] = [
      ServerService(
        server: server, health: health, healthNames: server.services.subtracting(infrastructure),
        settings: settings, name: Assembly.name, logger: logger)
    ]
    if let address = settings.adminListen {
      services.append(
        AdminService(address: address, metrics: metrics, health: health, logger: logger))
    }
    if let logs {
      var configuration = BusConfiguration()
      configuration.pollMax = settings.bus.idlePoll
      let bus = BusRunner(
        pool: pool, log: logs.log, previous: logs.previous, outbox: outbox,
        consumers: assembled.consumers + [SigningKeyConsumer(keyRing: keyRing)]
          + (serviceKeys.map { [ServiceKeyConsumer(keyRing: $0)] } ?? []),
        topics: assembled.topics + [ServiceCredential.topic], configuration: configuration,
        logger: logger)
      services.append(CancellableService(name: "bus") { try await bus.run() })
    } else {
      logger.warning("OTOLITH_BUS_TRANSPORT is off: nobody hears of what this service publishes")
    }
    if let credential {
      services.append(
        CancellableService(name: "identity") { try await credential.keepFresh(logger: logger) })
    }
    if settings.tokens.keySetURL != nil {
      services.append(
        CancellableService(name: "signing keys") { try await keyRing.keepFresh(logger: logger) })
    }
    services.append(
      CancellableService(name: "partitions") {
        try await PartitionMaintenance(
          pool: pool, now: { clock.now() }, logger: logger, onReport: PartitionMetrics.report
        ).run()
      })
    for case let log as PostgresEventLog in logs?.all ?? [] {
      services.append(
        CancellableService(name: "partitions of the log \(log.name)") {
          try await log.partitionMaintenance(
            now: { clock.now() }, logger: logger, onReport: PartitionMetrics.report
          ).run()
        })
    }
    for work in assembled.background {
      services.append(CancellableService(name: work.name, work: work.run))
    }
    let group = ServiceGroup(
      services: services, gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    try await group.run()
    for channel in channels.values { await channel.close() }
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
    clock: any WallClock, logger: Logger
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
        types: tokens.types, names: tokens.claimNames, serviceKeys: serviceKeys))
  }

  private static func peerAuthorization(_ settings: ServiceSettings) -> [any CallAuthorizer] {
    settings.clientNames.map { [PeerAuthorizer(allowedNames: $0)] } ?? []
  }

  private static func serverConfiguration(_ settings: ServiceSettings) throws
    -> ServerConfiguration
  {
    var configuration = ServerConfiguration(
      host: settings.listen.host, port: settings.listen.port)
    configuration.limits = settings.limits
    configuration.answersReflection = settings.answersReflection
    configuration.keepalive = settings.connections.keepalive
    configuration.lifetime = settings.connections.lifetime
    if let tls = settings.tls {
      configuration.tls = TLSConfiguration(
        certificateChainFile: tls.certificateFile, privateKeyFile: tls.keyFile,
        clientTrustRootsFile: settings.clientTrustRootsFile)
    }
    do {
      try configuration.tls?.validate()
    } catch let error as TLSFileError {
      throw SettingsError(problems: [error.description])
    }
    return configuration
  }

  private static func makeLogger(level: Logger.Level) -> Logger {
    LoggingSystem.bootstrap { StreamLogHandler.standardError(label: $0) }
    var logger = Logger(label: Assembly.name)
    logger.logLevel = level
    return logger
  }
}
