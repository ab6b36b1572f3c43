public import MessageSupport
public import RPCServer

/// Any message with a text field serves for echoing.
public typealias Text = GRPCHealthV1.HealthCheckRequest

/// A service made of closures.
public struct ClosureService: RegistrableService {
  public static let name = "otolith.test.v1.TestService"

  public let registration: @Sendable (inout MethodRegistry) -> Void

  public init(_ registration: @escaping @Sendable (inout MethodRegistry) -> Void) {
    self.registration = registration
  }

  public func register(with registry: inout MethodRegistry) {
    registration(&registry)
  }

  /// A service whose only method is the unary `Call`.
  public static func unary(
    _ handler: @escaping @Sendable (Text, ServerCallContext) async throws -> Text
  ) -> ClosureService {
    ClosureService { $0.unary(service: name, method: "Call", access: .open, handler) }
  }

  /// A service whose only method is the server-streaming `Stream`.
  public static func streaming(
    _ handler:
      @escaping @Sendable (
        Text, ServerCallContext, ResponseWriter<Text>
      ) async throws -> Void
  ) -> ClosureService {
    ClosureService { $0.serverStreaming(service: name, method: "Stream", access: .open, handler) }
  }

  public static let echo = ClosureService.unary { request, _ in request }
}
