import NIOCore
import NIOHTTP1

/// Answers HTTP/1.1 requests of operators' tools. Request bodies are ignored.
///
/// NIO's pipeline handler in front of it holds the next request back until this one is answered.
final class AdminHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let answer: @Sendable (AdminRequest) -> AdminAnswer
  private var head: HTTPRequestHead?

  init(_ answer: @escaping @Sendable (AdminRequest) -> AdminAnswer) {
    self.answer = answer
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end:
      guard let head else { return }
      self.head = nil
      context.triggerUserOutboundEvent(RequestDeadlineHandler.Event.asked, promise: nil)
      respond(to: head, context)
    }
  }

  private func respond(to head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let request = AdminRequest(
      method: head.method.rawValue, target: head.uri,
      accept: head.headers[canonicalForm: "accept"].joined(separator: ","))
    switch answer(request) {
    case .now(let response): send(response, to: head, context)
    case .later(let work):
      // Never fails. The channel drops the response if the client has closed the connection.
      context.eventLoop.makeFutureWithTask { await work() }.assumeIsolated()
        .whenSuccess { response in self.send(response, to: head, context) }
    }
  }

  private func send(
    _ response: AdminResponse, to head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    var headers = HTTPHeaders()
    headers.add(name: "content-type", value: response.contentType)
    headers.add(name: "content-length", value: String(response.body.utf8.count))
    headers.add(name: "cache-control", value: "no-store")
    if let methods = response.allowedMethods { headers.add(name: "allow", value: methods) }
    context.write(
      wrapOutboundOut(
        .head(
          HTTPResponseHead(
            version: head.version, status: HTTPResponseStatus(statusCode: response.status),
            headers: headers))), promise: nil)
    if head.method != .HEAD {
      context.write(
        wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: response.body)))), promise: nil)
    }
    let keepsAlive = head.isKeepAlive
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      channel.triggerUserOutboundEvent(RequestDeadlineHandler.Event.answered, promise: nil)
      if !keepsAlive { channel.close(promise: nil) }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
