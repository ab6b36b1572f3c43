import FoundationEssentials
import Identity
import Logging
import Messages
import Metrics
import NIOPosix
import RPCClient
import RPCCore
import ServiceBasics
import ServiceKit
import Settings
import Synchronization
import Telemetry

/// The parts of otolith-web, connected.
final class WebServer: StatelessServer {
  private let environment: StatelessEnvironment
  private let listener: WebListener
  private let security: (any ServerConnectionSecurity)?
  private let keys: InEffect<SealingKeys>
  private let files: InEffect<PageFiles>
  private let trusted: InEffect<TrustedPeers>
  private let services: ServiceProbes

  /// Name of the metadata with the client's address unless OTOLITH_PEER_HEADER names another.
  private static let peerHeader = "x-real-ip"
  /// Descriptors for everything except connections of clients.
  private static let descriptorsReserved = 256

  init(_ settings: WebSettings, _ environment: StatelessEnvironment) throws {
    self.environment = environment
    keys = InEffect(settings.keys)
    files = InEffect(settings.files)
    trusted = InEffect(settings.trusted)
    services = ServiceProbes(environment.channels)
    let (metrics, logger) = (environment.metrics, environment.logger)
    security = try environment.settings.serverTLS?.loadCertificate(
      metrics: metrics, logger: logger)
    let load = WebLoad(settings.limits, metrics: metrics)
    let methods = try MethodTable()
    let sessions = SessionCalls(
      upstream: Upstream(
        channels: environment.channels, peerHeader: settings.trusted.header ?? Self.peerHeader,
        client: settings.clientID.map { AuthV1.ClientCredentials(clientID: $0) }),
      keeper: SessionKeeper(metrics: metrics), keys: keys)
    let bodyBytesMax = settings.limits.bodyBytesMax
    let router = Router(
      calls: CallAnswers(methods: methods, sessions: sessions, bodyBytesMax: bodyBytesMax),
      session: SessionAnswers(sessions: sessions, schema: methods.schema),
      exports: ExportAnswers(
        sessions: sessions, schema: methods.schema, bodyBytesMax: bodyBytesMax, load: load),
      reports: ReportAnswers(sessions: sessions),
      shares: ShareAnswers(upstream: sessions.upstream),
      media: MediaAnswers(upstream: sessions.upstream),
      answerFiles: AnswerFileAnswers(sessions: sessions),
      oauth: OAuthAnswers(upstream: sessions.upstream),
      files: FileAnswers(files: files), load: load,
      observation: RequestObservation(
        running: environment.running, spans: environment.requestSpans, metrics: metrics,
        logger: logger))
    listener = WebListener(
      core: WebListener.Core(
        load: load, trusted: trusted,
        bodyBytesMax: { Router.bodyBytesMax(of: $0, calls: bodyBytesMax) },
        answer: { await router.answer($0) }),
      connectionsMax: Self.connections(settings.limits.connectionsMax, logger),
      security: security, metrics: metrics, logger: logger)
  }

  /// Raises the limit of open files, or lowers the number of connections to fit it.
  private static func connections(_ configured: Int, _ logger: Logger) -> Int {
    let limit = OpenFiles.raiseLimit(to: configured + descriptorsReserved)
    let possible = max(16, limit - descriptorsReserved)
    if possible < configured {
      logger.warning(
        "fewer connections than configured: the limit of open files is too low",
        metadata: ["connections": "\(possible)", "configured": "\(configured)"])
    }
    return min(configured, possible)
  }

  func bind() async throws -> Int {
    try await listener.bind(
      environment.settings.listen, given: environment.settings.listeners.rpc)
  }

  func accept() { listener.accept() }

  func drain(within grace: Duration) async { await listener.drain(within: grace) }

  func adopt(_ own: WebAssembly.Own) async {
    keys.adopt(own.settings.keys)
    files.adopt(own.settings.files)
    trusted.adopt(own.settings.trusted)
    security?.refresh()
  }

  func findings() async -> [HealthFinding] {
    var findings = await services.findings()
    if let security {
      security.refresh()
      findings.append(.certificate(of: security, now: Date()))
    }
    return findings
  }

  func whenEventLoopsAnswer(_ answered: @escaping @Sendable () -> Void) {
    let loops = Array(MultiThreadedEventLoopGroup.singleton.makeIterator())
    let waiting = Atomic(loops.count)
    for loop in loops {
      loop.execute {
        if waiting.wrappingSubtract(1, ordering: .relaxed).newValue == 0 { answered() }
      }
    }
  }
}
