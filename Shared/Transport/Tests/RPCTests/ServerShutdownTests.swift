import HTTP2
import MessageSupport
import RPCTestSupport
import Testing

@testable import RPCCore
@testable import RPCServer

@Suite(.timeLimit(.minutes(5))) struct ServerShutdownTests {
  @Test func stoppingWithoutConnectionsOrTwice() async throws {
    let server = try await TestServer(.echo)
    await server.stop(within: .seconds(60))
    await server.stop(within: .seconds(60))
  }

  @Test func theHandshakeTimeoutSparesIdleConnections() async throws {
    var limits = ServerLimits()
    limits.handshakeTimeout = .seconds(2)
    let server = try await TestServer(.echo, limits: limits)
    let idle = try await RawPeer.connect(port: server.port)
    _ = await idle.events { $0.contains(.remoteSettings) }
    // Its time starts later, so when it is over, that of the idle one is, too.
    let silent = try await SilentConnection.connect(port: server.port)
    await silent.closed()
    try await idle.run { $0.ping(7) }
    let events = await idle.events { $0.contains(.pingAcknowledged(7)) }
    #expect(events.contains(.pingAcknowledged(7)))
    idle.close()
    await server.stop()
  }
}
