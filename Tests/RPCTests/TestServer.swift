import Glibc
import Logging
import Messages
import NIOCore
import RPC

/// Any message with a text will do for echoing.
typealias Text = GRPCHealthV1.HealthCheckRequest

/// A service made of closures.
struct ClosureService: RegistrableService {
  static let name = "otolith.test.v1.TestService"

  let registration: @Sendable (inout MethodRegistry) -> Void

  init(_ registration: @escaping @Sendable (inout MethodRegistry) -> Void) {
    self.registration = registration
  }

  func register(with registry: inout MethodRegistry) {
    registration(&registry)
  }

  /// A service with the one unary method `Call`.
  static func unary(
    _ handler: @escaping @Sendable (Text, ServerCallContext) async throws -> Text
  ) -> ClosureService {
    ClosureService { $0.unary(service: name, method: "Call", access: .open, handler) }
  }

  /// A service with the one server-streaming method `Stream`.
  static func streaming(
    _ handler:
      @escaping @Sendable (
        Text, ServerCallContext, ResponseWriter<Text>
      ) async throws -> Void
  ) -> ClosureService {
    ClosureService { $0.serverStreaming(service: name, method: "Stream", access: .open, handler) }
  }

  static let echo = ClosureService.unary { request, _ in request }
}

/// A server on a free port of the loopback interface.
struct TestServer {
  let server: Server
  let port: Int

  init(
    _ service: ClosureService, limits: ServerLimits = ServerLimits(),
    authorizers: [any CallAuthorizer] = [], interceptors: [any ServerInterceptor] = [],
    tls: RPC.TLSConfiguration? = nil, port: Int = 0,
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
        // A program that another test starts may have got the listener before, until it is gone.
        await Task.yield()
      }
    }
  }

  func stop(within time: Duration = .seconds(10)) async {
    await server.shutdownGracefully(within: time)
  }

  func channel(
    _ configuration: ChannelConfiguration = ChannelConfiguration(), tls: ClientTLS? = nil
  ) -> RPC.Channel {
    RPC.Channel(
      host: "127.0.0.1", port: port, tls: tls, configuration: configuration, logger: .silent)
  }
}

extension RPC.Channel {
  func call(_ text: String, options: CallOptions = CallOptions()) async throws -> String {
    let response: Text = try await unary(
      service: ClosureService.name, method: "Call", request: Text(service: text), options: options)
    return response.service
  }

  func stream(_ text: String, options: CallOptions = CallOptions()) -> ResponseStream<Text> {
    serverStreaming(
      service: ClosureService.name, method: "Stream", request: Text(service: text),
      options: options)
  }
}

extension Logger {
  static let silent = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
}

/// Runs a test against a server and a channel, and ends both.
func withServer(
  _ service: ClosureService, limits: ServerLimits = ServerLimits(),
  authorizers: [any CallAuthorizer] = [], interceptors: [any ServerInterceptor] = [],
  configuration: ChannelConfiguration = ChannelConfiguration(),
  _ body: (TestServer, RPC.Channel) async throws -> Void
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

/// The error of a call that must fail.
func failure(_ body: () async throws -> some Sendable) async -> RPCError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error as? RPCError
  }
}

extension ServerLimits {
  /// With time for a hello on a busy machine, unless the test has set one: while hundreds of tests begin
  /// at once, a peer may get its turn later than the default allows.
  var patient: ServerLimits {
    guard handshakeTimeout == ServerLimits().handshakeTimeout else { return self }
    var limits = self
    limits.handshakeTimeout = .seconds(600)
    return limits
  }
}
