import RPCClient
import RPCTLS
import TestingMessages

/// What a case works with: the server, and channels to it.
struct Session: Sendable {
  let host: String
  let port: Int
  let tls: ClientTLS?
  let soak: SoakSettings

  /// A new channel of its own connection.
  func channel() -> Channel {
    var configuration = ChannelConfiguration()
    // What a case wants compressed is compressed however small.
    configuration.compression.sizeMin = 0
    return Channel(host: host, port: port, tls: tls, configuration: configuration)
  }

  /// Plays with a client, and closes its channel.
  func withClient<Value>(
    _ body: (GRPCTesting.TestServiceClient) async throws -> Value
  ) async throws -> Value {
    let channel = channel()
    do {
      let value = try await body(GRPCTesting.TestServiceClient(channel))
      await channel.close()
      return value
    } catch {
      await channel.close()
      throw error
    }
  }
}

extension CallOptions {
  /// With a bound for calls whose answer does not come.
  static var bounded: CallOptions { CallOptions(timeout: .seconds(20)) }
}
