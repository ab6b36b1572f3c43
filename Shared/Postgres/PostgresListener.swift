public import Logging
internal import Synchronization

/// A separate connection that listens to channels (`LISTEN`) and reconnects by itself.
///
/// Notifications are hints: those sent while the connection was down are lost. So listeners also
/// check after each `.listening`, and poll occasionally.
public final class PostgresListener: Sendable {
  public enum Event: Sendable, Hashable {
    /// Connected or reconnected.
    case listening
    case notification(PostgresNotification)
  }

  private struct State {
    var pipeline: ConnectionPipeline?
    var isClosed = false
    var backoff = Backoff(first: .milliseconds(100), max: .seconds(10))
  }

  private let configuration: PostgresConfiguration
  private let channels: [String]
  private let logger: Logger
  private let reactor = Reactor.shared
  private let onEvent: @Sendable (Event) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - channels: channel names of letters, digits and underscores.
  ///   - onEvent: called on the reactor's thread; it must not block.
  public init(
    configuration: PostgresConfiguration, channels: [String], logger: Logger,
    onEvent: @escaping @Sendable (Event) -> Void
  ) {
    self.configuration = configuration
    self.channels = channels
    self.logger = logger
    self.onEvent = onEvent
  }

  public func start() {
    connect()
  }

  public func close() {
    let pipeline = state.withLock { state in
      state.isClosed = true
      return state.pipeline
    }
    if let pipeline { reactor.enqueue { pipeline.close() } }
  }

  private func connect() {
    guard !state.withLock({ $0.isClosed }) else { return }
    Connector.connect(configuration, reactor: reactor) { [self] result in
      switch result {
      case .success(let handle):
        let pipeline = ConnectionPipeline(
          handle, reactor: reactor, configuration: configuration, logger: logger)
        open(pipeline)
      case .failure(let error):
        logger.debug("cannot listen", metadata: ["reason": "\(error.message)"])
        connectLater()
      }
    }
  }

  private func open(_ pipeline: ConnectionPipeline) {
    let isWanted = state.withLock { state in
      state.pipeline = pipeline
      return !state.isClosed
    }
    pipeline.open(
      onLoss: { [self] _ in
        state.withLock { $0.pipeline = nil }
        connectLater()
      }, onNotification: { [self] in onEvent(.notification($0)) })
    guard isWanted else { return pipeline.close() }
    let names = channels.map { "LISTEN \"\($0)\"" }.joined(separator: "; ")
    let operation = Operation(.script(names))
    operation.onCompletion { [self] result in
      switch result {
      case .success:
        state.withLock { $0.backoff.reset() }
        onEvent(.listening)
      case .failure:
        pipeline.close()
      }
    }
    pipeline.start(operation)
  }

  private func connectLater() {
    let delay = state.withLock { $0.isClosed ? nil : $0.backoff.next() }
    if let delay { reactor.schedule(after: delay) { [self] in connect() } }
  }
}

/// A notification sent by `NOTIFY`.
public struct PostgresNotification: Sendable, Hashable {
  public var channel: String
  public var payload: String

  public init(channel: String, payload: String) {
    self.channel = channel
    self.payload = payload
  }
}
