import NIOCore

/// Closes a connection whose request takes too long to come as a whole: the first one from the moment that the
/// connection is there, every other one from the first byte after the answer before it. A byte now and then gains
/// no time.
///
/// Stands where bytes come in. ``AdminHandler`` tells it of requests and answers by ``Event``.
final class RequestDeadlineHandler: ChannelInboundHandler, ChannelOutboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer

  enum Event: Sendable {
    /// The last byte of a request was read.
    case asked
    /// The last byte of an answer is on its way.
    case answered
  }

  private let time: TimeAmount
  private let isAsking: (Bool) -> Void
  private var deadline: Scheduled<Void>?
  /// Whole requests that are not answered.
  private var open = 0

  /// - Parameters:
  ///   - time: for a whole request.
  ///   - isAsking: told when a whole request is there, and when all are answered.
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

  /// Without effect while a request is coming.
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
