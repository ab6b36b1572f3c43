import Glibc
public import Logging
import NIOCore
public import RPCClient
public import RPCCore
public import RPCServer

/// A server on a free port of the loopback interface.
public struct TestServer: Sendable {
  public let server: Server
  public let port: Int

  public init(
    _ service: ClosureService, limits: ServerLimits = ServerLimits(),
    authorizers: [any CallAuthorizer] = [], interceptors: [any ServerInterceptor] = [],
    tls: (any ServerTransportSecurity)? = nil, port: Int = 0,
    configure: (inout ServerConfiguration) -> Void = { _ in }
  ) async throws {
    var configuration = ServerConfiguration(
      port: port, tls: tls, limits: limits.patient, eventLoops: 1)
    configure(&configuration)
    while true {
      let server = Server(
        configuration: configuration,
        services: [service], authorizers: authorizers, interceptors: interceptors, logger: .silent)
      do {
        self.port = try await server.start()
        self.server = server
        return
      } catch let error as IOError where port != 0 && error.errnoCode == EADDRINUSE {
        // A program started by another test may have inherited the listener.
        await Task.yield()
      }
    }
  }

  public func stop(within time: Duration = .seconds(10)) async {
    await server.shutdownGracefully(within: time)
  }

  public func channel(
    _ configuration: ChannelConfiguration = ChannelConfiguration(),
    tls: (any ClientTransportSecurity)? = nil
  ) -> RPCClient.Channel {
    RPCClient.Channel(
      host: "127.0.0.1", port: port, tls: tls, configuration: configuration, logger: .silent)
  }
}

extension RPCClient.Channel {
  public func call(_ text: String, options: CallOptions = CallOptions()) async throws -> String {
    let response: Text = try await unary(
      service: ClosureService.name, method: "Call", request: Text(service: text), options: options)
    return response.service
  }

  public func stream(_ text: String, options: CallOptions = CallOptions()) -> ResponseStream<Text> {
    serverStreaming(
      service: ClosureService.name, method: "Stream", request: Text(service: text),
      options: options)
  }
}

extension Logger {
  public static let silent = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
}

/// Runs a test against a server and a channel, and closes both.
public func withServer(
  _ service: ClosureService, limits: ServerLimits = ServerLimits(),
  authorizers: [any CallAuthorizer] = [], interceptors: [any ServerInterceptor] = [],
  configuration: ChannelConfiguration = ChannelConfiguration(),
  _ body: (TestServer, RPCClient.Channel) async throws -> Void
) async throws {
  let server = try await TestServer(
    service, limits: limits, authorizers: authorizers, interceptors: interceptors)
  let channel = server.channel(configuration)
  do {
    try await body(server, channel)
  } catch {
    await channel.close()
    await server.stop(within: .zero)
    throw error
  }
  await channel.close()
  await server.stop(within: .seconds(5))
}

/// Returns the error of a call that must fail.
public func failure(_ body: () async throws -> some Sendable) async -> RPCError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error as? RPCError
  }
}

extension ServerLimits {
  /// Returns these limits with a longer handshake time unless the test has set one: while hundreds
  /// of tests start at once, a peer may exceed the default.
  public var patient: ServerLimits {
    guard handshakeTimeout == ServerLimits().handshakeTimeout else { return self }
    var limits = self
    limits.handshakeTimeout = .seconds(600)
    return limits
  }
}
