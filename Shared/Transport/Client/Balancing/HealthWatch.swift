import MessageSupport
import NIOCore
import RPCCore

/// Watches the health of a service on one connection's server while the connection lasts (gRFC
/// A17).
///
/// `@unchecked Sendable`: confined to the channel's event loop.
final class HealthWatch: @unchecked Sendable {
  private static let path = "/grpc.health.v1.Health/Watch"

  private(set) var state: HealthWatchState
  private let connection: ClientConnection
  private let service: String
  private let configuration: ChannelConfiguration
  private let eventLoop: any EventLoop
  private let changed: () -> Void
  private var call: ClientCall?
  private var timer: Scheduled<Void>?
  private var random = SystemRandom()
  private var isStopped = false

  /// - Parameter changed: called after the state changed.
  init(
    _ service: String, on connection: ClientConnection, configuration: ChannelConfiguration,
    eventLoop: any EventLoop, changed: @escaping () -> Void
  ) {
    self.service = service
    self.connection = connection
    self.configuration = configuration
    self.eventLoop = eventLoop
    self.changed = changed
    state = HealthWatchState(backoff: configuration.backoff)
  }

  func start() {
    guard !isStopped else { return }
    let request = GRPCHealthV1.HealthCheckRequest(service: service).serialized()
    let call = ClientCall(
      path: Self.path, options: CallOptions(), request: LengthPrefixedMessage.frame(request),
      encoding: .identity, configuration: configuration, eventLoop: eventLoop)
    // A connection that accepts no more streams is closing, and with it the watch.
    guard (try? connection.start(call, timeout: nil)) == true else { return }
    self.call = call
    read(call)
  }

  /// Ends the watch, so that a server waiting for its last calls can shut down.
  func stop() {
    isStopped = true
    timer?.cancel()
    call?.abort(RPCError(.cancelled, "the connection is going away"))
    call = nil
  }

  private func read(_ call: ClientCall) {
    Task.immediate(executorPreference: EventLoopTaskExecutor(eventLoop)) {
      while true {
        let next = await withCheckedContinuation { call.next($0) }
        guard case .success(let message?) = next else {
          self.ended(next)
          return
        }
        self.received(message)
      }
    }
  }

  private func received(_ message: InboundMessage) {
    guard !isStopped else { return }
    let limits = DecodingLimits(sizeMax: configuration.responseSizeMax)
    let response = try? message.contents(sizeMax: configuration.responseSizeMax)
      .withUnsafeBytes { try GRPCHealthV1.HealthCheckResponse(serialized: $0, limits: limits) }
    state.received(isServing: response?.status == .serving)
    changed()
  }

  private func ended(_ end: MessageInbox.Next) {
    guard !isStopped else { return }
    var code = StatusCode.ok
    if case .failure(let error) = end { code = error.code }
    call = nil
    switch state.ended(code, using: &random) {
    case .stop: break
    case .watchAgain(let pause):
      timer = eventLoop.scheduleTask(in: TimeAmount(clamping: pause)) { [weak self] in
        self?.start()
      }
    }
    changed()
  }
}
