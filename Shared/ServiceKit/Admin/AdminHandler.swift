import NIOCore
import NIOHTTP1

/// Answers HTTP/1.1 requests of operators' tools. Bodies of requests are ignored.
final class AdminHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let answer: @Sendable (_ method: String, _ path: String) -> AdminResponse
  private var head: HTTPRequestHead?

  init(_ answer: @escaping @Sendable (_ method: String, _ path: String) -> AdminResponse) {
    self.answer = answer
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end:
      guard let head else { return }
      self.head = nil
      respond(to: head, context)
    }
  }

  private func respond(to head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let response = answer(head.method.rawValue, head.uri)
    var headers = HTTPHeaders()
    headers.add(name: "content-type", value: response.contentType)
    headers.add(name: "content-length", value: String(response.body.utf8.count))
    headers.add(name: "cache-control", value: "no-store")
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
      if !keepsAlive { channel.close(promise: nil) }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
