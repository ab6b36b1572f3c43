package import Messages
package import RPCServer

/// Any message with a text will do for echoing.
package typealias Text = GRPCHealthV1.HealthCheckRequest

/// A service made of closures.
package struct ClosureService: RegistrableService {
  package static let name = "otolith.test.v1.TestService"

  package let registration: @Sendable (inout MethodRegistry) -> Void

  package init(_ registration: @escaping @Sendable (inout MethodRegistry) -> Void) {
    self.registration = registration
  }

  package func register(with registry: inout MethodRegistry) {
    registration(&registry)
  }

  /// A service with the one unary method `Call`.
  package static func unary(
    _ handler: @escaping @Sendable (Text, ServerCallContext) async throws -> Text
  ) -> ClosureService {
    ClosureService { $0.unary(service: name, method: "Call", access: .open, handler) }
  }

  /// A service with the one server-streaming method `Stream`.
  package static func streaming(
    _ handler:
      @escaping @Sendable (
        Text, ServerCallContext, ResponseWriter<Text>
      ) async throws -> Void
  ) -> ClosureService {
    ClosureService { $0.serverStreaming(service: name, method: "Stream", access: .open, handler) }
  }

  package static let echo = ClosureService.unary { request, _ in request }
}
