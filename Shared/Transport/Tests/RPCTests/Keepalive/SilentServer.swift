import NIOCore
import NIOPosix

/// A server that sends its SETTINGS, reads everything and sends nothing else: it answers neither
/// calls nor PINGs.
struct SilentServer {
  private final class Handler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    func channelActive(context: ChannelHandlerContext) {
      // An empty SETTINGS frame (RFC 9113 §6.5).
      let settings = ByteBuffer(bytes: [0, 0, 0, 4, 0, 0, 0, 0, 0])
      context.writeAndFlush(wrapOutboundOut(settings), promise: nil)
    }
  }

  private let listener: any NIOCore.Channel
  let port: Int

  static func listen() async throws -> SilentServer {
    let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Handler())
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    return SilentServer(listener: listener, port: listener.localAddress?.port ?? 0)
  }

  func stop() async throws {
    try await listener.close()
  }
}
