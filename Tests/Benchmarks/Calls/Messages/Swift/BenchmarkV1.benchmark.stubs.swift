// Generated from otolith/benchmark/v1/benchmark.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import RPCClient
import RPCCore
public import RPCServer

extension BenchmarkV1 {
  public protocol ReadingServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: BenchmarkV1.ReadingServiceMethod) -> MethodAccess

    /// Returns the request.
    func echo(
      _ request: BenchmarkV1.Reading,
      context: ServerCallContext
    ) async throws -> BenchmarkV1.Reading

    /// Sends the reading as often as asked for.
    func list(
      _ request: BenchmarkV1.ListRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<BenchmarkV1.Reading>
    ) async throws
  }

  /// Calls the methods that ``ReadingServiceProtocol`` describes.
  public struct ReadingServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func echo(
      _ request: BenchmarkV1.Reading,
      options: CallOptions = CallOptions()
    ) async throws -> BenchmarkV1.Reading {
      try await channel.unary(
        service: ReadingServiceMethods.service,
        method: ReadingServiceMethods.echo,
        request: request,
        options: options)
    }

    public func list(
      _ request: BenchmarkV1.ListRequest,
      options: CallOptions = CallOptions()
    ) -> ResponseStream<BenchmarkV1.Reading> {
      channel.serverStreaming(
        service: ReadingServiceMethods.service,
        method: ReadingServiceMethods.list,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.benchmark.v1.ReadingService`, by their names on the wire.
  public enum ReadingServiceMethod: String, Sendable, CaseIterable {
    case echo = "Echo"
    case list = "List"
  }

  /// The names of `otolith.benchmark.v1.ReadingService` and its methods on the wire.
  public enum ReadingServiceMethods {
    public static let service = "otolith.benchmark.v1.ReadingService"
    public static let echo = "Echo"
    public static let list = "List"
  }
}

extension BenchmarkV1.ReadingServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: BenchmarkV1.benchmarkFile)
    registry.unary(
      service: BenchmarkV1.ReadingServiceMethods.service,
      method: BenchmarkV1.ReadingServiceMethods.echo,
      access: access(to: .echo)
    ) { (request: BenchmarkV1.Reading, context: ServerCallContext) -> BenchmarkV1.Reading in
      try await self.echo(request, context: context)
    }
    registry.serverStreaming(
      service: BenchmarkV1.ReadingServiceMethods.service,
      method: BenchmarkV1.ReadingServiceMethods.list,
      access: access(to: .list)
    ) { (request: BenchmarkV1.ListRequest, context: ServerCallContext, writer: ResponseWriter<BenchmarkV1.Reading>) in
      try await self.list(request, context: context, to: writer)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension BenchmarkV1.ReadingServiceProtocol {
  public func echo(
    _ request: BenchmarkV1.Reading,
    context: ServerCallContext
  ) async throws -> BenchmarkV1.Reading {
    throw RPCError(.unimplemented, "Echo is not implemented here")
  }

  public func list(
    _ request: BenchmarkV1.ListRequest,
    context: ServerCallContext,
    to writer: ResponseWriter<BenchmarkV1.Reading>
  ) async throws {
    throw RPCError(.unimplemented, "List is not implemented here")
  }
}
