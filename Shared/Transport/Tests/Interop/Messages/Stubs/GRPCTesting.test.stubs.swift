// Generated from grpc/testing/test.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import RPCClient
import RPCCore
public import RPCServer

extension GRPCTesting {
  public protocol TestServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: GRPCTesting.TestServiceMethod) -> MethodAccess

    func emptyCall(
      _ request: GRPCTesting.Empty,
      context: ServerCallContext
    ) async throws -> GRPCTesting.Empty

    func unaryCall(
      _ request: GRPCTesting.SimpleRequest,
      context: ServerCallContext
    ) async throws -> GRPCTesting.SimpleResponse

    /// One response for each of the request's parameters.
    func streamingOutputCall(
      _ request: GRPCTesting.StreamingOutputCallRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<GRPCTesting.StreamingOutputCallResponse>
    ) async throws

    /// Adds up the sizes of the payloads.
    func streamingInputCall(
      _ requests: RequestStream<GRPCTesting.StreamingInputCallRequest>,
      context: ServerCallContext
    ) async throws -> GRPCTesting.StreamingInputCallResponse

    /// Answers each request, as StreamingOutputCall does, as soon as it comes.
    func fullDuplexCall(
      _ requests: RequestStream<GRPCTesting.StreamingOutputCallRequest>,
      context: ServerCallContext,
      to writer: ResponseWriter<GRPCTesting.StreamingOutputCallResponse>
    ) async throws

    /// Answers all requests, in order, after the last has come.
    func halfDuplexCall(
      _ requests: RequestStream<GRPCTesting.StreamingOutputCallRequest>,
      context: ServerCallContext,
      to writer: ResponseWriter<GRPCTesting.StreamingOutputCallResponse>
    ) async throws

    /// Not implemented by any server, like a missing method.
    func unimplementedCall(
      _ request: GRPCTesting.Empty,
      context: ServerCallContext
    ) async throws -> GRPCTesting.Empty
  }

  /// Calls the methods that ``TestServiceProtocol`` describes.
  public struct TestServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func emptyCall(
      _ request: GRPCTesting.Empty,
      options: CallOptions = CallOptions()
    ) async throws -> GRPCTesting.Empty {
      try await channel.unary(
        service: TestServiceMethods.service,
        method: TestServiceMethods.emptyCall,
        request: request,
        options: options)
    }

    public func unaryCall(
      _ request: GRPCTesting.SimpleRequest,
      options: CallOptions = CallOptions()
    ) async throws -> GRPCTesting.SimpleResponse {
      try await channel.unary(
        service: TestServiceMethods.service,
        method: TestServiceMethods.unaryCall,
        request: request,
        options: options)
    }

    public func streamingOutputCall(
      _ request: GRPCTesting.StreamingOutputCallRequest,
      options: CallOptions = CallOptions()
    ) -> ResponseStream<GRPCTesting.StreamingOutputCallResponse> {
      channel.serverStreaming(
        service: TestServiceMethods.service,
        method: TestServiceMethods.streamingOutputCall,
        request: request,
        options: options)
    }

    public func streamingInputCall(
      options: CallOptions = CallOptions()
    ) -> ClientStreamingCall<GRPCTesting.StreamingInputCallRequest, GRPCTesting.StreamingInputCallResponse> {
      channel.clientStreaming(
        service: TestServiceMethods.service,
        method: TestServiceMethods.streamingInputCall,
        options: options)
    }

    public func fullDuplexCall(
      options: CallOptions = CallOptions()
    ) -> BidirectionalCall<GRPCTesting.StreamingOutputCallRequest, GRPCTesting.StreamingOutputCallResponse> {
      channel.bidirectionalStreaming(
        service: TestServiceMethods.service,
        method: TestServiceMethods.fullDuplexCall,
        options: options)
    }

    public func halfDuplexCall(
      options: CallOptions = CallOptions()
    ) -> BidirectionalCall<GRPCTesting.StreamingOutputCallRequest, GRPCTesting.StreamingOutputCallResponse> {
      channel.bidirectionalStreaming(
        service: TestServiceMethods.service,
        method: TestServiceMethods.halfDuplexCall,
        options: options)
    }

    public func unimplementedCall(
      _ request: GRPCTesting.Empty,
      options: CallOptions = CallOptions()
    ) async throws -> GRPCTesting.Empty {
      try await channel.unary(
        service: TestServiceMethods.service,
        method: TestServiceMethods.unimplementedCall,
        request: request,
        options: options)
    }
  }

  /// The methods of `grpc.testing.TestService`, by their names on the wire.
  public enum TestServiceMethod: String, Sendable, CaseIterable {
    case emptyCall = "EmptyCall"
    case unaryCall = "UnaryCall"
    case streamingOutputCall = "StreamingOutputCall"
    case streamingInputCall = "StreamingInputCall"
    case fullDuplexCall = "FullDuplexCall"
    case halfDuplexCall = "HalfDuplexCall"
    case unimplementedCall = "UnimplementedCall"
  }

  /// The names of `grpc.testing.TestService` and its methods on the wire.
  public enum TestServiceMethods {
    public static let service = "grpc.testing.TestService"
    public static let emptyCall = "EmptyCall"
    public static let unaryCall = "UnaryCall"
    public static let streamingOutputCall = "StreamingOutputCall"
    public static let streamingInputCall = "StreamingInputCall"
    public static let fullDuplexCall = "FullDuplexCall"
    public static let halfDuplexCall = "HalfDuplexCall"
    public static let unimplementedCall = "UnimplementedCall"
  }
}

extension GRPCTesting.TestServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: GRPCTesting.testFile)
    registry.unary(
      service: GRPCTesting.TestServiceMethods.service,
      method: GRPCTesting.TestServiceMethods.emptyCall,
      access: access(to: .emptyCall)
    ) { (request: GRPCTesting.Empty, context: ServerCallContext) -> GRPCTesting.Empty in
      try await self.emptyCall(request, context: context)
    }
    registry.unary(
      service: GRPCTesting.TestServiceMethods.service,
      method: GRPCTesting.TestServiceMethods.unaryCall,
      access: access(to: .unaryCall)
    ) { (request: GRPCTesting.SimpleRequest, context: ServerCallContext) -> GRPCTesting.SimpleResponse in
      try await self.unaryCall(request, context: context)
    }
    registry.serverStreaming(
      service: GRPCTesting.TestServiceMethods.service,
      method: GRPCTesting.TestServiceMethods.streamingOutputCall,
      access: access(to: .streamingOutputCall)
    ) { (request: GRPCTesting.StreamingOutputCallRequest, context: ServerCallContext, writer: ResponseWriter<GRPCTesting.StreamingOutputCallResponse>) in
      try await self.streamingOutputCall(request, context: context, to: writer)
    }
    registry.clientStreaming(
      service: GRPCTesting.TestServiceMethods.service,
      method: GRPCTesting.TestServiceMethods.streamingInputCall,
      access: access(to: .streamingInputCall)
    ) { (requests: RequestStream<GRPCTesting.StreamingInputCallRequest>, context: ServerCallContext) -> GRPCTesting.StreamingInputCallResponse in
      try await self.streamingInputCall(requests, context: context)
    }
    registry.bidirectionalStreaming(
      service: GRPCTesting.TestServiceMethods.service,
      method: GRPCTesting.TestServiceMethods.fullDuplexCall,
      access: access(to: .fullDuplexCall)
    ) { (requests: RequestStream<GRPCTesting.StreamingOutputCallRequest>, context: ServerCallContext, writer: ResponseWriter<GRPCTesting.StreamingOutputCallResponse>) in
      try await self.fullDuplexCall(requests, context: context, to: writer)
    }
    registry.bidirectionalStreaming(
      service: GRPCTesting.TestServiceMethods.service,
      method: GRPCTesting.TestServiceMethods.halfDuplexCall,
      access: access(to: .halfDuplexCall)
    ) { (requests: RequestStream<GRPCTesting.StreamingOutputCallRequest>, context: ServerCallContext, writer: ResponseWriter<GRPCTesting.StreamingOutputCallResponse>) in
      try await self.halfDuplexCall(requests, context: context, to: writer)
    }
    registry.unary(
      service: GRPCTesting.TestServiceMethods.service,
      method: GRPCTesting.TestServiceMethods.unimplementedCall,
      access: access(to: .unimplementedCall)
    ) { (request: GRPCTesting.Empty, context: ServerCallContext) -> GRPCTesting.Empty in
      try await self.unimplementedCall(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension GRPCTesting.TestServiceProtocol {
  public func emptyCall(
    _ request: GRPCTesting.Empty,
    context: ServerCallContext
  ) async throws -> GRPCTesting.Empty {
    throw RPCError(.unimplemented, "EmptyCall is not implemented here")
  }

  public func unaryCall(
    _ request: GRPCTesting.SimpleRequest,
    context: ServerCallContext
  ) async throws -> GRPCTesting.SimpleResponse {
    throw RPCError(.unimplemented, "UnaryCall is not implemented here")
  }

  public func streamingOutputCall(
    _ request: GRPCTesting.StreamingOutputCallRequest,
    context: ServerCallContext,
    to writer: ResponseWriter<GRPCTesting.StreamingOutputCallResponse>
  ) async throws {
    throw RPCError(.unimplemented, "StreamingOutputCall is not implemented here")
  }

  public func streamingInputCall(
    _ requests: RequestStream<GRPCTesting.StreamingInputCallRequest>,
    context: ServerCallContext
  ) async throws -> GRPCTesting.StreamingInputCallResponse {
    throw RPCError(.unimplemented, "StreamingInputCall is not implemented here")
  }

  public func fullDuplexCall(
    _ requests: RequestStream<GRPCTesting.StreamingOutputCallRequest>,
    context: ServerCallContext,
    to writer: ResponseWriter<GRPCTesting.StreamingOutputCallResponse>
  ) async throws {
    throw RPCError(.unimplemented, "FullDuplexCall is not implemented here")
  }

  public func halfDuplexCall(
    _ requests: RequestStream<GRPCTesting.StreamingOutputCallRequest>,
    context: ServerCallContext,
    to writer: ResponseWriter<GRPCTesting.StreamingOutputCallResponse>
  ) async throws {
    throw RPCError(.unimplemented, "HalfDuplexCall is not implemented here")
  }

  public func unimplementedCall(
    _ request: GRPCTesting.Empty,
    context: ServerCallContext
  ) async throws -> GRPCTesting.Empty {
    throw RPCError(.unimplemented, "UnimplementedCall is not implemented here")
  }
}

extension GRPCTesting {
  /// Not implemented by any server.
  public protocol UnimplementedServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: GRPCTesting.UnimplementedServiceMethod) -> MethodAccess

    func unimplementedCall(
      _ request: GRPCTesting.Empty,
      context: ServerCallContext
    ) async throws -> GRPCTesting.Empty
  }

  /// Calls the methods that ``UnimplementedServiceProtocol`` describes.
  public struct UnimplementedServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func unimplementedCall(
      _ request: GRPCTesting.Empty,
      options: CallOptions = CallOptions()
    ) async throws -> GRPCTesting.Empty {
      try await channel.unary(
        service: UnimplementedServiceMethods.service,
        method: UnimplementedServiceMethods.unimplementedCall,
        request: request,
        options: options)
    }
  }

  /// The methods of `grpc.testing.UnimplementedService`, by their names on the wire.
  public enum UnimplementedServiceMethod: String, Sendable, CaseIterable {
    case unimplementedCall = "UnimplementedCall"
  }

  /// The names of `grpc.testing.UnimplementedService` and its methods on the wire.
  public enum UnimplementedServiceMethods {
    public static let service = "grpc.testing.UnimplementedService"
    public static let unimplementedCall = "UnimplementedCall"
  }
}

extension GRPCTesting.UnimplementedServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: GRPCTesting.testFile)
    registry.unary(
      service: GRPCTesting.UnimplementedServiceMethods.service,
      method: GRPCTesting.UnimplementedServiceMethods.unimplementedCall,
      access: access(to: .unimplementedCall)
    ) { (request: GRPCTesting.Empty, context: ServerCallContext) -> GRPCTesting.Empty in
      try await self.unimplementedCall(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension GRPCTesting.UnimplementedServiceProtocol {
  public func unimplementedCall(
    _ request: GRPCTesting.Empty,
    context: ServerCallContext
  ) async throws -> GRPCTesting.Empty {
    throw RPCError(.unimplemented, "UnimplementedCall is not implemented here")
  }
}

extension GRPCTesting {
  /// Served at a port of its own by the server that plays the refusing one.
  public protocol ReconnectServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: GRPCTesting.ReconnectServiceMethod) -> MethodAccess

    func start(
      _ request: GRPCTesting.ReconnectParams,
      context: ServerCallContext
    ) async throws -> GRPCTesting.Empty

    func stop(
      _ request: GRPCTesting.Empty,
      context: ServerCallContext
    ) async throws -> GRPCTesting.ReconnectInfo
  }

  /// Calls the methods that ``ReconnectServiceProtocol`` describes.
  public struct ReconnectServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func start(
      _ request: GRPCTesting.ReconnectParams,
      options: CallOptions = CallOptions()
    ) async throws -> GRPCTesting.Empty {
      try await channel.unary(
        service: ReconnectServiceMethods.service,
        method: ReconnectServiceMethods.start,
        request: request,
        options: options)
    }

    public func stop(
      _ request: GRPCTesting.Empty,
      options: CallOptions = CallOptions()
    ) async throws -> GRPCTesting.ReconnectInfo {
      try await channel.unary(
        service: ReconnectServiceMethods.service,
        method: ReconnectServiceMethods.stop,
        request: request,
        options: options)
    }
  }

  /// The methods of `grpc.testing.ReconnectService`, by their names on the wire.
  public enum ReconnectServiceMethod: String, Sendable, CaseIterable {
    case start = "Start"
    case stop = "Stop"
  }

  /// The names of `grpc.testing.ReconnectService` and its methods on the wire.
  public enum ReconnectServiceMethods {
    public static let service = "grpc.testing.ReconnectService"
    public static let start = "Start"
    public static let stop = "Stop"
  }
}

extension GRPCTesting.ReconnectServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: GRPCTesting.testFile)
    registry.unary(
      service: GRPCTesting.ReconnectServiceMethods.service,
      method: GRPCTesting.ReconnectServiceMethods.start,
      access: access(to: .start)
    ) { (request: GRPCTesting.ReconnectParams, context: ServerCallContext) -> GRPCTesting.Empty in
      try await self.start(request, context: context)
    }
    registry.unary(
      service: GRPCTesting.ReconnectServiceMethods.service,
      method: GRPCTesting.ReconnectServiceMethods.stop,
      access: access(to: .stop)
    ) { (request: GRPCTesting.Empty, context: ServerCallContext) -> GRPCTesting.ReconnectInfo in
      try await self.stop(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension GRPCTesting.ReconnectServiceProtocol {
  public func start(
    _ request: GRPCTesting.ReconnectParams,
    context: ServerCallContext
  ) async throws -> GRPCTesting.Empty {
    throw RPCError(.unimplemented, "Start is not implemented here")
  }

  public func stop(
    _ request: GRPCTesting.Empty,
    context: ServerCallContext
  ) async throws -> GRPCTesting.ReconnectInfo {
    throw RPCError(.unimplemented, "Stop is not implemented here")
  }
}
