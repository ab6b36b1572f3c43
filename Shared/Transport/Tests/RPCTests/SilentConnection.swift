import NIOCore
import NIOPosix

/// A TCP connection that never sends anything.
struct SilentConnection {
  private let channel: any NIOCore.Channel

  static func connect(port: Int) async throws -> SilentConnection {
    SilentConnection(
      channel: try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .connect(host: "127.0.0.1", port: port).get())
  }

  /// Waits until the other side closes.
  func closed() async {
    try? await channel.closeFuture.get()
  }
}
