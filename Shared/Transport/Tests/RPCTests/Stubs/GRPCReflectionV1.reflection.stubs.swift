// Generated from grpc/reflection/v1/reflection.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import MessageSupport
public import RPCClient
import RPCCore
public import RPCServer

extension GRPCReflectionV1 {
  public protocol ServerReflectionProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: GRPCReflectionV1.ServerReflectionMethod) -> MethodAccess

    /// Responds to each request in order.
    func serverReflectionInfo(
      _ requests: RequestStream<GRPCReflectionV1.ServerReflectionRequest>,
      context: ServerCallContext,
      to writer: ResponseWriter<GRPCReflectionV1.ServerReflectionResponse>
    ) async throws
  }

  /// Calls the methods that ``ServerReflectionProtocol`` describes.
  public struct ServerReflectionClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func serverReflectionInfo(
      options: CallOptions = CallOptions()
    ) -> BidirectionalCall<GRPCReflectionV1.ServerReflectionRequest, GRPCReflectionV1.ServerReflectionResponse> {
      channel.bidirectionalStreaming(
        service: ServerReflectionMethods.service,
        method: ServerReflectionMethods.serverReflectionInfo,
        options: options)
    }
  }

  /// The methods of `grpc.reflection.v1.ServerReflection`, by their names on the wire.
  public enum ServerReflectionMethod: String, Sendable, CaseIterable {
    case serverReflectionInfo = "ServerReflectionInfo"
  }

  /// The names of `grpc.reflection.v1.ServerReflection` and its methods on the wire.
  public enum ServerReflectionMethods {
    public static let service = "grpc.reflection.v1.ServerReflection"
    public static let serverReflectionInfo = "ServerReflectionInfo"
  }
}

extension GRPCReflectionV1.ServerReflectionProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: GRPCReflectionV1.reflectionFile)
    registry.bidirectionalStreaming(
      service: GRPCReflectionV1.ServerReflectionMethods.service,
      method: GRPCReflectionV1.ServerReflectionMethods.serverReflectionInfo,
      access: access(to: .serverReflectionInfo)
    ) { (requests: RequestStream<GRPCReflectionV1.ServerReflectionRequest>, context: ServerCallContext, writer: ResponseWriter<GRPCReflectionV1.ServerReflectionResponse>) in
      try await self.serverReflectionInfo(requests, context: context, to: writer)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension GRPCReflectionV1.ServerReflectionProtocol {
  public func serverReflectionInfo(
    _ requests: RequestStream<GRPCReflectionV1.ServerReflectionRequest>,
    context: ServerCallContext,
    to writer: ResponseWriter<GRPCReflectionV1.ServerReflectionResponse>
  ) async throws {
    throw RPCError(.unimplemented, "ServerReflectionInfo is not implemented here")
  }
}
