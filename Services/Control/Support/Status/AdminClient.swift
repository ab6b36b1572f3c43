import FoundationEssentials
import Glibc
import NIOCore
import NIOHTTP1
import NIOPosix
import ServiceKit

/// Reads `/status` of admin endpoints.
struct AdminClient: Sendable {
  /// Limit for connecting and reading together.
  static let timeout = TimeAmount.seconds(5)
  /// Maximum size of a status document in bytes; far above that of a service with hundreds of
  /// consumers.
  static let sizeMax = 4 << 20

  /// Reason why a service has no status.
  struct Failure: Error {
    let reason: String
  }

  /// - Parameter service: the service that should answer, e.g. `otolith-auth`.
  func status(at address: NetworkAddress, of service: String) async throws(Failure)
    -> ServiceStatus
  {
    let response: ResponseHandler.Response
    do {
      response = try await get("/status", at: address)
    } catch {
      throw Failure(reason: Self.reason(error))
    }
    guard response.status == 200,
      let status = try? ServiceStatus.decoder().decode(
        ServiceStatus.self, from: Data(response.body))
    else { throw Failure(reason: "the answer is not the status of a service") }
    guard status.service == service else {
      throw Failure(reason: "\(status.service) answers there")
    }
    return status
  }

  private func get(
    _ path: String, at address: NetworkAddress
  ) async throws -> ResponseHandler.Response {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let response = loop.makePromise(of: ResponseHandler.Response.self)
    let channel: any Channel
    do {
      channel = try await ClientBootstrap(group: loop).connectTimeout(Self.timeout)
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHTTPClientHandlers()
            try channel.pipeline.syncOperations.addHandler(ResponseHandler(response))
          }
        }.connect(host: address.host, port: address.port).get()
    } catch {
      response.fail(error)
      throw error
    }
    let timer = loop.scheduleTask(in: Self.timeout) { channel.close(promise: nil) }
    defer { timer.cancel() }
    let headers: HTTPHeaders = ["host": address.description, "connection": "close"]
    channel.write(
      HTTPClientRequestPart.head(
        HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: headers)),
      promise: nil)
    channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
    return try await response.futureResult.get()
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case let error as Failure: error.reason
    case let error as NIOConnectionError:
      error.connectionErrors.first.map { reason($0.error) } ?? "the name has no address"
    case let error as IOError: String(cString: strerror(error.errnoCode)).lowercased()
    case ChannelError.connectTimeout: "no answer in time"
    default: "\(error)"
    }
  }
}

/// Collects one response.
private final class ResponseHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart

  struct Response: Sendable {
    var status = 0
    var body: [UInt8] = []
  }

  private let promise: EventLoopPromise<Response>
  private var response = Response()

  init(_ promise: EventLoopPromise<Response>) { self.promise = promise }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): response.status = Int(head.status.code)
    case .body(let bytes):
      response.body += bytes.readableBytesView
      guard response.body.count <= AdminClient.sizeMax else {
        promise.fail(AdminClient.Failure(reason: "the answer is longer than a status"))
        return context.close(promise: nil)
      }
    case .end:
      promise.succeed(response)
      context.close(promise: nil)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    promise.fail(AdminClient.Failure(reason: "it does not speak HTTP/1.1"))
    context.close(promise: nil)
  }

  /// No effect if the promise is already completed.
  func channelInactive(context: ChannelHandlerContext) {
    promise.fail(AdminClient.Failure(reason: "no answer in time"))
  }
}
