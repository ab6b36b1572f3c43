import RPCClient
import RPCTLS
import TestingMessages

/// The server of a case, and channels to it.
struct Session: Sendable {
  let host: String
  let port: Int
  let tls: ClientTLS?
  let soak: SoakSettings

  /// A new channel with its own connection.
  func channel() -> Channel {
    var configuration = ChannelConfiguration()
    // Cases expect compression regardless of size.
    configuration.compression.sizeMin = 0
    return Channel(host: host, port: port, tls: tls, configuration: configuration)
  }

  /// Runs with a client, and closes its channel.
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
  /// Options with a deadline, in case the answer never arrives.
  static var bounded: CallOptions { CallOptions(timeout: .seconds(20)) }
}
