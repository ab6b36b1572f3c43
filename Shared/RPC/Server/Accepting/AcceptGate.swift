package import Logging
package import Metrics
package import NIOCore

/// Stands before a listener and accepts no more sockets than there are descriptors for.
///
/// A listener that goes on accepting without a descriptor to give (EMFILE) turns in circles, since the
/// system says again at once that somebody waits, and whatever else of the process opens a file then
/// fails. libdispatch, which carries Swift's tasks, even ends the process (SIGILL) when it cannot open
/// the `/proc/<thread>/stat` of one of its workers. So the gate closes before that happens, and for a
/// while when the system refuses a socket nevertheless. Who connects meanwhile waits in the system's
/// queue.
///
/// `otolith_accept_pauses_total{listener,reason}` counts how often it closed: `sockets`, there were too
/// many, or `refused`, the system gave none.
package final class AcceptGate: ChannelInboundHandler {
  package typealias InboundIn = any NIOCore.Channel
  package typealias InboundOut = any NIOCore.Channel

  private let sockets: OpenSockets
  private let logger: Logger
  private let listener: String
  private let pausesForSockets: Counter
  private let pausesForRefusals: Counter
  private var backoff = AcceptBackoff()
  private var isPaused = false
  private var isRefused = false

  /// - Parameters:
  ///   - socketsMax: those open at once, at least 1. A few more may come with those of one look.
  ///   - listener: what listens, as a label and for the log.
  package convenience init(
    socketsMax: Int, listener: String, metrics: any MetricsFactory, logger: Logger
  ) {
    self.init(
      OpenSockets(limit: socketsMax), listener: listener, metrics: metrics, logger: logger)
  }

  /// - Parameter sockets: counted and limited by whoever made it.
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

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let socket = unwrapInboundIn(data)
    backoff.accepted()
    if isRefused {
      isRefused = false
      logger.info("connections are accepted again", metadata: ["listener": "\(listener)"])
    }
    let hasRoom = sockets.opened()
    socket.closeFuture.whenComplete { [sockets] _ in sockets.closed() }
    if !hasRoom, pause(context) { pausesForSockets.increment() }
    context.fireChannelRead(data)
  }

  package func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if let error = error as? IOError, AcceptBackoff.errors.contains(error.errnoCode),
      pause(context)
    {
      pausesForRefusals.increment()
      if !isRefused {
        isRefused = true
        logger.error(
          "no connection can be accepted: the system gives no descriptor or memory; tried again",
          metadata: ["listener": "\(listener)", "error": "\(error)"])
      }
    }
    context.fireErrorCaught(error)
  }

  /// - Returns: false when it pauses already.
  private func pause(_ context: ChannelHandlerContext) -> Bool {
    guard !isPaused else { return false }
    isPaused = true
    setAccepting(false, context)
    resumeLater(context)
    return true
  }

  private func resumeLater(_ context: ChannelHandlerContext) {
    context.eventLoop.assumeIsolated().scheduleTask(in: backoff.pause()) { [self] in
      guard context.channel.isActive else { return }
      guard sockets.hasRoom else { return resumeLater(context) }
      isPaused = false
      setAccepting(true, context)
    }
  }

  /// A listener that is closed has nothing to set.
  private func setAccepting(_ isAccepting: Bool, _ context: ChannelHandlerContext) {
    try? context.channel.syncOptions?.setOption(.autoRead, value: isAccepting)
  }
}
