import Glibc
import Logging
import RPCClient
import ServiceLifecycle
import Settings
import Synchronization
import Telemetry
import UnixSignals

/// A program without a database that listens but does not answer yet.
struct StatelessProgram<Assembly: StatelessAssembly> {
  let places: SettingsPlaces
  let settings: StatelessSettings
  let running: InEffect<RunningSettings>
  let threshold: LogThreshold
  let channels: [String: RPCClient.Channel]
  let server: any StatelessServer<Assembly.Own>
  let health: StatelessHealth<Assembly.Own>
  let traces: Traces?
  let port: Int
  let admin: AdminService?
  let manager: ServiceManager
  let logger: Logger

  private var status: String { "serving on \(bound)" }

  private var bound: NetworkAddress { NetworkAddress(host: settings.listen.host, port: port) }

  /// Answers until SIGTERM or SIGINT.
  func run(_ reloadSignals: UnixSignalsSequence) async throws {
    health.liveness.start()
    let reloads = ReloadCount()
    var services: [any Service] = []
    if let interval = manager.watchdog {
      services.append(
        WatchdogService(
          manager: manager, interval: interval, status: { [self] in status },
          liveness: health.liveness))
    }
    if let admin { services.append(admin) }
    if let traces {
      services.append(CancellableService(name: "traces") { try await traces.run() })
    }
    services.append(
      ReloadService(
        signals: reloadSignals,
        notices: ReloadService.Notices(
          begins: { [manager] in manager.reloading() },
          ends: { [self] in manager.ready(status) })
      ) { [self, reloads] in
        await reload(reloads.next())
      })
    services.append(Answering(program: self))
    let group = ServiceGroup(
      services: services, gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    try await group.run()
  }

  /// Releases all resources.
  func release() async {
    health.liveness.stop()
    await server.drain(within: .zero)
    await admin?.close()
    await traces?.close()
    for channel in channels.values { await channel.close() }
  }

  /// Applies changed settings, all or none, and reports the outcome to the command `reload`.
  private func reload(_ number: Int) async {
    let problems = await adopt()
    let answer = ReloadAnswer(environment: places.environment)
    do {
      try answer?.write(.init(number: "\(getpid()) \(number)", problems: problems))
    } catch {
      logger.warning(
        "the outcome cannot be reported to `reload`", metadata: ["error": "\(error)"])
    }
  }

  /// - Returns: the problems for which nothing was changed; empty if the settings were adopted.
  private func adopt() async -> [String] {
    let check = StatelessCheck<Assembly>(
      reader: SettingsReader(places.load()), listeners: settings.listeners)
    do {
      let (changed, own) = try check.settings()
      threshold.adopt(changed.logLevel)
      running.adopt(changed.running)
      await server.adopt(own)
      logger.notice("settings reloaded")
      return []
    } catch {
      logger.error(
        "reload rejected: the settings are invalid; nothing was changed",
        metadata: ["problems": "\(error)"])
      return (error as? SettingsError)?.problems ?? ["\(error)"]
    }
  }

  private final class ReloadCount: Sendable {
    private let count = Atomic(0)

    func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }
  }

  private struct Answering: Service, CustomStringConvertible {
    let program: StatelessProgram

    var description: String { "HTTP server" }

    func run() async throws {
      let portFile = program.settings.portFile.map(PortFile.init)
      program.server.accept()
      program.health.startsAccepting()
      program.manager.ready(program.status)
      try portFile?.write(program.port)
      program.logger.info(
        "serving",
        metadata: ["address": "\(program.bound)", "tls": "\(program.settings.tls != nil)"])
      try? await gracefulShutdown()
      portFile?.remove()
      program.health.shutDown()
      program.logger.info("draining")
      program.manager.stopping("draining: answers under way may end")
      await program.server.drain(
        within: .seconds(program.running.current.shutdownGraceSeconds))
    }
  }
}
