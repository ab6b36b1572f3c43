public import Logging
public import Metrics
public import NIOCore
import RPCCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Stops a listener from accepting more sockets than there are file descriptors.
///
/// A listener that continues without free descriptors (EMFILE) spins, because the system reports
/// the waiting connection again at once. Opening files then fails in the whole process;
/// libdispatch, which runs Swift's tasks, even crashes (SIGILL) if it cannot open
/// `/proc/<thread>/stat`. The gate closes before that happens, and for a while if the system still
/// refuses a socket. New connections wait in the system's queue.
///
/// `otolith_accept_pauses_total{listener,reason}` counts the closings: `sockets` (too many open) or
/// `refused` (refused by the system).
public final class AcceptGate: ChannelInboundHandler {
  public typealias InboundIn = any NIOCore.Channel
  public typealias InboundOut = any NIOCore.Channel

  /// Errors of accept(2) that end when resources are released.
  private static let transientErrors: Set<CInt> = [EMFILE, ENFILE, ENOBUFS, ENOMEM]

  private let sockets: OpenSockets
  private let logger: Logger
  private let listener: String
  private let pausesForSockets: Counter
  private let pausesForRefusals: Counter
  private var backoff = Backoff(
    .init(initial: .milliseconds(10), max: .seconds(1), multiplier: 2, jitter: 0))
  private var random = SystemRandom()
  private var isPaused = false
  private var isRefused = false

  /// - Parameters:
  ///   - socketsMax: maximum number of open sockets, at least 1. One round of accepting may exceed
  ///     it slightly.
  ///   - listener: name of the listener, as a label and for the log.
  public convenience init(
    socketsMax: Int, listener: String, metrics: any MetricsFactory, logger: Logger
  ) {
    self.init(
      OpenSockets(limit: socketsMax), listener: listener, metrics: metrics, logger: logger)
  }

  /// - Parameter sockets: the open sockets and their limit; may be shared between gates.
  init(_ sockets: OpenSockets, listener: String, metrics: any MetricsFactory, logger: Logger) {
    self.sockets = sockets
    self.listener = listener
    self.logger = logger
    func counter(_ reason: String) -> Counter {
      Counter(
        label: "otolith_accept_pauses_total",
        dimensions: [("listener", listener), ("reason", reason)], factory: metrics)
    }
    pausesForSockets = counter("sockets")
    pausesForRefusals = counter("refused")
  }

  public func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let socket = unwrapInboundIn(data)
    backoff.reset()
    if isRefused {
      isRefused = false
      logger.info("accepting connections again", metadata: ["listener": "\(listener)"])
    }
    let hasRoom = sockets.opened()
    socket.closeFuture.whenComplete { [sockets] _ in sockets.closed() }
    if !hasRoom, pause(context) { pausesForSockets.increment() }
    context.fireChannelRead(data)
  }

  public func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if let error = error as? IOError, Self.transientErrors.contains(error.errnoCode),
      pause(context)
    {
      pausesForRefusals.increment()
      if !isRefused {
        isRefused = true
        logger.error(
          "cannot accept connections: no file descriptor or memory available; retrying",
          metadata: ["listener": "\(listener)", "error": "\(error)"])
      }
    }
    context.fireErrorCaught(error)
  }

  /// - Returns: false if it is already paused.
  private func pause(_ context: ChannelHandlerContext) -> Bool {
    guard !isPaused else { return false }
    isPaused = true
    setAccepting(false, context)
    resumeLater(context)
    return true
  }

  private func resumeLater(_ context: ChannelHandlerContext) {
    let pause = TimeAmount(clamping: backoff.next(using: &random))
    context.eventLoop.assumeIsolated().scheduleTask(in: pause) { [self] in
      guard context.channel.isActive else { return }
      guard sockets.hasRoom else { return resumeLater(context) }
      isPaused = false
      setAccepting(true, context)
    }
  }

  /// A closed listener ignores the option.
  private func setAccepting(_ isAccepting: Bool, _ context: ChannelHandlerContext) {
    try? context.channel.syncOptions?.setOption(.autoRead, value: isAccepting)
  }
}
