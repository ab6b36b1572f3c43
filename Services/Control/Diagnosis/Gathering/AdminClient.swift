import FoundationEssentials
import NIOCore
import NIOHTTP1
import NIOPosix
import ServiceKit

/// Asks admin endpoints of services.
struct AdminClient: Sendable {
  /// For all of it.
  static let timeout = TimeAmount.seconds(5)
  /// Longest document that is read, in bytes: one of four services with hundreds of consumers is far smaller.
  static let sizeMax = 4 << 20

  /// - Throws: ``Unreachable``.
  func status(at address: NetworkAddress) async throws(Unreachable) -> ServiceStatus {
    let answer: AdminAnswerHandler.Answer
    do {
      answer = try await get("/status", at: address)
    } catch {
      throw Unreachable(error)
    }
    guard answer.status == 200 else {
      throw Unreachable(.stranger, "it answered \(answer.status) where its /status should be")
    }
    do {
      return try ServiceStatus.decoder().decode(ServiceStatus.self, from: Data(answer.body))
    } catch {
      throw Unreachable(.stranger, "it answered what is no status of a service")
    }
  }

  private func get(
    _ path: String, at address: NetworkAddress
  ) async throws -> AdminAnswerHandler.Answer {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let answer = loop.makePromise(of: AdminAnswerHandler.Answer.self)
    let channel: any Channel
    do {
      channel = try await ClientBootstrap(group: loop).connectTimeout(Self.timeout)
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHTTPClientHandlers()
            try channel.pipeline.syncOperations.addHandler(AdminAnswerHandler(answer))
          }
        }.connect(host: address.host, port: address.port).get()
    } catch {
      answer.fail(error)
      throw error
    }
    let timer = loop.scheduleTask(in: Self.timeout) { channel.close(promise: nil) }
    defer { timer.cancel() }
    let headers: HTTPHeaders = [
      "host": address.description, "accept": "application/json", "connection": "close",
    ]
    channel.write(
      HTTPClientRequestPart.head(
        HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: headers)),
      promise: nil)
    channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
    return try await answer.futureResult.get()
  }
}

/// Collects one answer.
private final class AdminAnswerHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart

  struct Answer: Sendable {
    var status = 0
    var body: [UInt8] = []
  }

  private let promise: EventLoopPromise<Answer>
  private var answer = Answer()

  init(_ promise: EventLoopPromise<Answer>) { self.promise = promise }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): answer.status = Int(head.status.code)
    case .body(let bytes):
      answer.body += bytes.readableBytesView
      guard answer.body.count <= AdminClient.sizeMax else {
        promise.fail(Unreachable(.stranger, "it answered more than a status has"))
        return context.close(promise: nil)
      }
    case .end:
      promise.succeed(answer)
      context.close(promise: nil)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    promise.fail(Unreachable(.stranger, "it does not speak HTTP/1.1"))
    context.close(promise: nil)
  }

  /// Without effect once it is decided.
  func channelInactive(context: ChannelHandlerContext) {
    promise.fail(Unreachable(.silent, "no answer in time"))
  }
}
