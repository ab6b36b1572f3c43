import NIOCore
import NIOHTTP1

/// Answers HTTP/1.1 requests of operators' tools. Bodies of requests are ignored.
final class AdminHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let answer: @Sendable (_ method: String, _ path: String) async -> AdminResponse
  private var head: HTTPRequestHead?

  init(_ answer: @escaping @Sendable (_ method: String, _ path: String) async -> AdminResponse) {
    self.answer = answer
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end:
      guard let head else { return }
      self.head = nil
      // The next request waits: the pipeline reads none before this one is answered.
      let (answer, channel) = (answer, context.channel)
      Task {
        let response = await answer(head.method.rawValue, head.uri)
        channel.send(response, to: head)
      }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}

extension NIOCore.Channel {
  fileprivate func send(_ response: AdminResponse, to head: HTTPRequestHead) {
    var headers = HTTPHeaders()
    headers.add(name: "content-type", value: response.contentType)
    headers.add(name: "content-length", value: String(response.body.utf8.count))
    headers.add(name: "cache-control", value: "no-store")
    write(
      HTTPServerResponsePart.head(
        HTTPResponseHead(
          version: head.version, status: HTTPResponseStatus(statusCode: response.status),
          headers: headers)), promise: nil)
    if head.method != .HEAD {
      write(
        HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: response.body))), promise: nil)
    }
    writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { _ in
      if !head.isKeepAlive { self.close(promise: nil) }
    }
  }
}
