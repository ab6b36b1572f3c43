import FoundationEssentials
import Logging
import Metrics
import RPCClient
import ServiceLifecycle
import Settings
import Telemetry
import UnixSignals

/// The life cycle of a program without a database: prepare, answer, drain, stop.
struct StatelessRunner<Assembly: StatelessAssembly> {
  let places: SettingsPlaces
  let reader: SettingsReader

  init(_ places: SettingsPlaces) {
    self.places = places
    reader = SettingsReader(places.load())
  }

  /// Maximum time to flush the log to a slow reader at exit.
  private static var logFlushMax: Duration { .seconds(2) }

  /// Answers until SIGTERM or SIGINT.
  func run() async throws {
    let reloadSignals = await UnixSignalsSequence(trapping: .sighup)
    let program = try await prepare()
    do {
      try await program.run(reloadSignals)
    } catch {
      await program.release()
      await LogOutput.standardError.flush(within: Self.logFlushMax)
      throw error
    }
    await program.release()
    program.logger.info("stopped")
    await LogOutput.standardError.flush(within: Self.logFlushMax)
  }

  /// Runs the preparation of `serve`, which binds the addresses, then releases everything.
  func prepareAndRelease() async throws { await (try await prepare()).release() }

  private func prepare() async throws -> StatelessProgram<Assembly> {
    let environment = reader.sources.environment
    let id = Int(ProcessInfo.processInfo.processIdentifier)
    let check = StatelessCheck<Assembly>(
      reader: reader, listeners: try InheritedSockets(environment: environment, process: id))
    let (settings, own) = try check.settings()
    let threshold = LogThreshold(settings.logLevel)
    let running = InEffect(settings.running)
    ServiceLogs.begin(service: Assembly.name, running: running, threshold: threshold)
    let logger = Logger(label: Assembly.name)
    for warning in settings.warnings + check.warnings { logger.warning("\(warning)") }
    let metrics = MetricsRegistry(service: Assembly.name)
    MetricsSystem.bootstrap(metrics)
    let traces = try Traces(
      settings.traces, running, of: Assembly.name, metrics: metrics, logger: logger)
    let tracing: any ClientInterceptor =
      traces.map { ClientSpanInterceptor(tracer: $0.tracer) } ?? TracingClientInterceptor()
    let channels = ServiceChannels.open(
      to: settings.services, tls: settings.clientTLS, balancing: settings.balancing,
      keepalive: settings.keepalive, tracing: [tracing], logger: logger)
    do {
      let server = try Assembly.make(
        own,
        StatelessEnvironment(
          settings: settings, running: running, channels: channels,
          requestSpans: traces?.requests, metrics: metrics, logger: logger))
      let health = StatelessHealth(server, metrics: metrics)
      let port = try await settings.listen.binding("OTOLITH_LISTEN") { try await server.bind() }
      let process = ProcessMetrics(service: Assembly.name, factory: metrics)
      let log = LogMetrics(LogOutput.standardError, factory: metrics)
      let routes = AdminRoutes(
        metrics: {
          process.update()
          log.update()
          traces?.counts.update()
          return metrics.exposition()
        },
        liveness: { health.liveness.report }, readiness: { await health.readiness() },
        status: {
          await Self.status(
            NetworkAddress(host: settings.listen.host, port: port), settings, health, metrics)
        })
      let admin = try await bindAdmin(settings, routes, server, metrics, logger)
      return StatelessProgram(
        places: places, settings: settings, running: running, threshold: threshold,
        channels: channels, server: server, health: health, traces: traces, port: port,
        admin: admin,
        manager: ServiceManager(environment: environment, process: id), logger: logger)
    } catch {
      for channel in channels.values { await channel.close() }
      await traces?.close()
      throw error
    }
  }

  private func bindAdmin(
    _ settings: StatelessSettings, _ routes: AdminRoutes,
    _ server: any StatelessServer<Assembly.Own>, _ metrics: MetricsRegistry, _ logger: Logger
  ) async throws -> AdminService? {
    guard let address = settings.adminListen else { return nil }
    do {
      return try await AdminService.bind(
        to: address, given: settings.listeners.admin, routes: routes, metrics: metrics,
        logger: logger)
    } catch {
      await server.drain(within: .zero)
      throw error
    }
  }

  /// Returns the document of `/status`.
  private static func status(
    _ listen: NetworkAddress, _ settings: StatelessSettings,
    _ health: StatelessHealth<Assembly.Own>, _ metrics: MetricsRegistry
  ) async -> String? {
    let status = ServiceStatus(
      stateless: Assembly.name, listen: listen, usesTLS: settings.tls != nil,
      liveness: health.liveness.report, readiness: await health.readiness(), metrics: metrics)
    return (try? ServiceStatus.encoder().encode(status)).map { String(decoding: $0, as: UTF8.self) }
  }
}
