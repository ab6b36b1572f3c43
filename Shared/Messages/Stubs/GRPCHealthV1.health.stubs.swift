// Generated from grpc/health/v1/health.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension GRPCHealthV1 {
  public protocol HealthProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: GRPCHealthV1.HealthMethod) -> MethodAccess

    /// NOT_FOUND for a service that the server does not know.
    func check(
      _ request: GRPCHealthV1.HealthCheckRequest,
      context: ServerCallContext
    ) async throws -> GRPCHealthV1.HealthCheckResponse

    /// Sends the state at once, then at every change, until the caller cancels.
    func watch(
      _ request: GRPCHealthV1.HealthCheckRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<GRPCHealthV1.HealthCheckResponse>
    ) async throws
  }

  public struct HealthClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    /// NOT_FOUND for a service that the server does not know.
    public func check(
      _ request: GRPCHealthV1.HealthCheckRequest,
      options: CallOptions = CallOptions()
    ) async throws -> GRPCHealthV1.HealthCheckResponse {
      try await channel.unary(
        service: HealthMethods.service,
        method: HealthMethods.check,
        request: request,
        options: options)
    }

    /// Sends the state at once, then at every change, until the caller cancels.
    public func watch(
      _ request: GRPCHealthV1.HealthCheckRequest,
      options: CallOptions = CallOptions()
    ) -> ResponseStream<GRPCHealthV1.HealthCheckResponse> {
      channel.serverStreaming(
        service: HealthMethods.service,
        method: HealthMethods.watch,
        request: request,
        options: options)
    }
  }

  /// The methods of `grpc.health.v1.Health`, by their names on the wire.
  public enum HealthMethod: String, Sendable, CaseIterable {
    case check = "Check"
    case watch = "Watch"
  }

  /// The names of `grpc.health.v1.Health` and its methods on the wire.
  public enum HealthMethods {
    public static let service = "grpc.health.v1.Health"
    public static let check = "Check"
    public static let watch = "Watch"
  }
}

extension GRPCHealthV1.HealthProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: GRPCHealthV1.healthFile)
    registry.unary(
      service: GRPCHealthV1.HealthMethods.service,
      method: GRPCHealthV1.HealthMethods.check,
      access: access(to: .check)
    ) { (request: GRPCHealthV1.HealthCheckRequest, context: ServerCallContext) -> GRPCHealthV1.HealthCheckResponse in
      try await self.check(request, context: context)
    }
    registry.serverStreaming(
      service: GRPCHealthV1.HealthMethods.service,
      method: GRPCHealthV1.HealthMethods.watch,
      access: access(to: .watch)
    ) { (request: GRPCHealthV1.HealthCheckRequest, context: ServerCallContext, writer: ResponseWriter<GRPCHealthV1.HealthCheckResponse>) in
      try await self.watch(request, context: context, to: writer)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension GRPCHealthV1.HealthProtocol {
  public func check(
    _ request: GRPCHealthV1.HealthCheckRequest,
    context: ServerCallContext
  ) async throws -> GRPCHealthV1.HealthCheckResponse {
    throw RPCError(.unimplemented, "Check is not implemented here")
  }

  public func watch(
    _ request: GRPCHealthV1.HealthCheckRequest,
    context: ServerCallContext,
    to writer: ResponseWriter<GRPCHealthV1.HealthCheckResponse>
  ) async throws {
    throw RPCError(.unimplemented, "Watch is not implemented here")
  }
}
