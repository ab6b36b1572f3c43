import NIOCore

/// Closes a connection whose request does not arrive completely in time. The time of the first
/// request starts with the connection, of a later one with its first byte. Trickling single bytes
/// does not extend it.
///
/// It stands at the network side of the pipeline; ``AdminHandler`` reports requests and answers by
/// ``Event``.
final class RequestDeadlineHandler: ChannelInboundHandler, ChannelOutboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer

  enum Event: Sendable {
    /// The last byte of a request was read.
    case asked
    /// The last byte of an answer was sent.
    case answered
  }

  private let time: TimeAmount
  private let isAsking: (Bool) -> Void
  private var deadline: Scheduled<Void>?
  /// Number of complete requests without an answer.
  private var open = 0

  /// - Parameters:
  ///   - time: time limit for a complete request.
  ///   - isAsking: called with true on a complete request, with false when all are answered.
  init(time: TimeAmount, isAsking: @escaping (Bool) -> Void) {
    self.time = time
    self.isAsking = isAsking
  }

  func channelActive(context: ChannelHandlerContext) {
    begin(context)
    context.fireChannelActive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if open == 0 { begin(context) }
    context.fireChannelRead(data)
  }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  func triggerUserOutboundEvent(
    context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
  ) {
    guard let event = event as? Event else {
      return context.triggerUserOutboundEvent(event, promise: promise)
    }
    switch event {
    case .asked:
      end()
      open += 1
      if open == 1 { isAsking(true) }
    case .answered:
      open -= 1
      if open == 0 { isAsking(false) }
    }
    promise?.succeed()
  }

  /// Starts the deadline unless a request is already arriving.
  private func begin(_ context: ChannelHandlerContext) {
    guard deadline == nil else { return }
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
      context.close(promise: nil)
    }
  }

  private func end() {
    deadline?.cancel()
    deadline = nil
  }
}
