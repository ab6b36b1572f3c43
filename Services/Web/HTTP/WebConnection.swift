import Messages
import NIOCore
import NIOHTTP1
import RPCCore

/// One connection: receives a request completely, has it answered, then receives the next one.
///
/// NIO's pipeline handler in front of it holds the next request back until this one is answered.
/// Confined to the connection's event loop.
final class WebConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private struct Receiving {
    var head: HTTPRequestHead
    var body: [UInt8] = []
    /// Bytes taken from the shared budget.
    var reserved = 0
    let bytesMax: Int
  }

  private enum State {
    case idle
    case receiving(Receiving)
    /// The request was rejected before its end; the rest of it is ignored.
    case refused
    case answering(Task<Void, Never>, bodyBytes: Int)
  }

  private let server: WebListener.Core
  private let isEncrypted: Bool
  private var state = State.idle
  private var timer: Scheduled<Void>?
  private var isDraining = false
  /// Number of the request, so that a late end of an answer does not concern the next one.
  private var number = 0

  init(_ server: WebListener.Core, isEncrypted: Bool) {
    self.server = server
    self.isEncrypted = isEncrypted
  }

  func handlerAdded(context: ChannelHandlerContext) {
    restart(WebLimits.headTime, "header_time", context)
  }

  func channelInactive(context: ChannelHandlerContext) {
    timer?.cancel()
    timer = nil
    switch state {
    case .answering(let task, let bytes):
      task.cancel()
      server.load.giveBytes(bytes)
    case .receiving(let receiving): server.load.giveBytes(receiving.reserved)
    case .idle, .refused: break
    }
    state = .idle
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): begin(head, context)
    case .body(let buffer): receive(buffer, context)
    case .end: complete(context)
    }
  }

  /// Ends an idle connection; another one ends with its answer.
  func drain(_ context: ChannelHandlerContext) {
    isDraining = true
    if case .idle = state { context.close(promise: nil) }
  }

  // MARK: - Receiving

  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    number += 1
    // The answer before this request is complete, which is not known here yet.
    if case .answering(_, let bytes) = state { server.load.giveBytes(bytes) }
    let bytesMax = server.bodyBytesMax(of: head)
    // Several different lengths were rejected by the parser.
    let announced = head.headers.first(name: "content-length").flatMap { Int($0) }
    guard announced ?? 0 <= bytesMax else { return refuse(head, bytesMax, context) }
    state = .receiving(Receiving(head: head, bytesMax: bytesMax))
    restart(WebLimits.time(forBody: announced ?? bytesMax), "body_time", context)
    if head.headers[canonicalForm: "expect"].contains(where: { $0.lowercased() == "100-continue" })
    {
      context.writeAndFlush(
        wrapOutboundOut(.head(HTTPResponseHead(version: head.version, status: .continue))),
        promise: nil)
    }
  }

  private func receive(_ buffer: ByteBuffer, _ context: ChannelHandlerContext) {
    guard case .receiving(var receiving) = state else { return }
    // Empty, so that appending copies nothing.
    state = .idle
    guard receiving.body.count + buffer.readableBytes <= receiving.bytesMax else {
      server.load.giveBytes(receiving.reserved)
      return refuse(receiving.head, receiving.bytesMax, context)
    }
    guard server.load.takeBytes(buffer.readableBytes) else {
      server.load.giveBytes(receiving.reserved)
      return refuse(
        receiving.head,
        .error(
          RPCError(
            .resourceExhausted, "too many large requests at once; try again",
            details: [.retryInfo(delay: .seconds(1))])), context)
    }
    receiving.reserved += buffer.readableBytes
    receiving.body += buffer.readableBytesView
    state = .receiving(receiving)
  }

  private func refuse(
    _ head: HTTPRequestHead, _ bytesMax: Int, _ context: ChannelHandlerContext
  ) {
    server.load.hit("request_bytes")
    let error = RPCError(
      .resourceExhausted, "the request exceeds the limit of \(bytesMax) bytes",
      reason: CommonV1.ErrorReason.messageTooLarge.text, metadata: ["limit": String(bytesMax)])
    refuse(head, .error(error, status: 413), context)
  }

  /// Answers before the end of the request and closes the connection. The client gets some time to
  /// read the answer: closing with unread bytes would discard it.
  private func refuse(
    _ head: HTTPRequestHead, _ response: WebResponse, _ context: ChannelHandlerContext
  ) {
    state = .refused
    restart(.seconds(5), nil, context)
    context.write(
      wrapOutboundOut(
        .head(response.head(head.version, isSecure: isEncrypted, keepsAlive: false))),
      promise: nil)
    if case .bytes(let bytes) = response.body {
      context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: nil)
    }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }

  // MARK: - Answering

  private func complete(_ context: ChannelHandlerContext) {
    switch state {
    case .refused: context.close(promise: nil)
    case .receiving(let receiving):
      timer?.cancel()
      timer = nil
      answer(receiving, context)
    case .idle, .answering: break
    }
  }

  private func answer(_ receiving: Receiving, _ context: ChannelHandlerContext) {
    let head = receiving.head
    let request = WebRequest(
      head, body: receiving.body,
      origin: server.origin(of: head, context.channel.remoteAddress, isEncrypted: isEncrypted))
    let keepsAlive = head.isKeepAlive && !isDraining
    let own = NIOLoopBound(self, eventLoop: context.eventLoop)
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    let number = number
    let task = Self.task(
      request, head.version, keepsAlive: keepsAlive, on: context.channel, answer: server.answer
    ) { keepsAlive in
      own.value.ended(number, keepsAlive: keepsAlive, bound.value)
    }
    state = .answering(task, bodyBytes: receiving.reserved)
  }

  /// Answers a request on the connection's event loop.
  ///
  /// - Parameter ended: called on the event loop with whether the connection can be used again.
  private static func task(
    _ request: WebRequest, _ version: HTTPVersion, keepsAlive: Bool, on channel: any Channel,
    answer: @escaping @Sendable (WebRequest) async -> WebResponse,
    ended: @escaping @Sendable (Bool) -> Void
  ) -> Task<Void, Never> {
    let executor = EventLoopTaskExecutor(channel.eventLoop)
    return Task(executorPreference: executor) { @Sendable in
      let response = await answer(request)
      let isWhole = await send(
        response, to: request, version, keepsAlive: keepsAlive, on: channel)
      channel.eventLoop.execute { ended(isWhole && keepsAlive) }
    }
  }

  /// - Returns: whether the response was sent completely.
  private static func send(
    _ response: WebResponse, to request: WebRequest, _ version: HTTPVersion, keepsAlive: Bool,
    on channel: any Channel
  ) async -> Bool {
    let writer = BodyWriter(channel: channel)
    let head = response.head(
      version, isSecure: request.origin.isSecure, keepsAlive: keepsAlive)
    do {
      channel.write(HTTPServerResponsePart.head(head), promise: nil)
      if request.method != .HEAD, response.status != 304 {
        switch response.body {
        case .bytes(let bytes): try await writer.write(bytes)
        case .stream(let write): try await write(writer)
        }
      }
      try await writer.send(.end(nil))
      return true
    } catch {
      return false
    }
  }

  private func ended(_ number: Int, keepsAlive: Bool, _ context: ChannelHandlerContext) {
    guard number == self.number, case .answering(_, let bytes) = state else { return }
    server.load.giveBytes(bytes)
    state = .idle
    guard keepsAlive, !isDraining else { return context.close(promise: nil) }
    restart(WebLimits.idleTime, nil, context)
  }

  /// Closes the connection after `time` unless the timer is started again.
  ///
  /// - Parameter limit: name of the limit in metrics; nil if reaching it is usual.
  private func restart(_ time: TimeAmount, _ limit: String?, _ context: ChannelHandlerContext) {
    timer?.cancel()
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) { [server] in
      if let limit { server.load.hit(limit) }
      context.close(promise: nil)
    }
  }
}
