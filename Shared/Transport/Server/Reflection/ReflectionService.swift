import MessageSupport
import RPCCore

/// `grpc.reflection.v1.ServerReflection` and its predecessor `v1alpha`: describe the server's
/// services, so that tools can call them without proto files. Python's grpcio-reflection (1.85) and
/// grpc_cli support only `v1alpha`.
public struct ReflectionService: RegistrableService {
  private typealias Request = GRPCReflectionV1.ServerReflectionRequest
  private typealias Response = GRPCReflectionV1.ServerReflectionResponse

  /// Names of both services.
  public static let services: Set<String> = [
    "grpc.reflection.v1.ServerReflection", "grpc.reflection.v1alpha.ServerReflection",
  ]
  private static let files = [
    GRPCReflectionV1.reflectionFile, GRPCReflectionV1alpha.reflectionFile,
  ]
  /// Types in `grpc-status-details-bin`, to which no method refers.
  private static let errorFiles = [GoogleRPC.statusFile, GoogleRPC.errorDetailsFile]

  private let index: ReflectionIndex
  private let requestsMax: Int
  private let idleMax: Duration

  /// Describes the services of a registry, and itself.
  ///
  /// - Parameters:
  ///   - requestsMax: maximum requests per stream; a further one ends it with RESOURCE_EXHAUSTED.
  ///     Clients need a file or two per service and can reconnect.
  ///   - idleMax: maximum pause between requests; then the stream ends with RESOURCE_EXHAUSTED and
  ///     reason STREAM_IDLE, so that idle streams do not use up the places for calls without
  ///     credentials.
  /// - Throws: `DecodingError` for an invalid descriptor.
  public init(
    describing registry: MethodRegistry, requestsMax: Int = 1_000, idleMax: Duration = .seconds(60)
  ) throws {
    var registry = registry
    for file in Self.files + Self.errorFiles { registry.describe(by: file) }
    index = try ReflectionIndex(
      services: registry.services.union(Self.services), files: registry.files)
    self.requestsMax = requestsMax
    self.idleMax = idleMax
  }

  public func register(with registry: inout MethodRegistry) {
    for file in Self.files { registry.describe(by: file) }
    // Both packages have the same wire format, which does not contain their names.
    for service in Self.services {
      registry.bidirectionalStreaming(
        service: service, method: "ServerReflectionInfo", access: .open
      ) {
        (requests: RequestStream<Request>, _: ServerCallContext, writer: ResponseWriter<Response>)
        in
        try await self.answer(requests, writer)
      }
    }
  }

  private func next(
    _ requests: RequestStream<Request>
  ) async throws -> Request? {
    let idle = idleMax
    return try await withThrowingTaskGroup(of: Request?.self) { group in
      group.addTask {
        var reader = requests.makeAsyncIterator()
        return try await reader.next()
      }
      group.addTask {
        try await Task.sleep(for: idle)
        throw RPCError(
          .resourceExhausted, "no request for \(idle)", reason: "STREAM_IDLE",
          metadata: ["limit": "\(idle)"])
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }

  private func answer(
    _ requests: RequestStream<Request>, _ writer: ResponseWriter<Response>
  ) async throws {
    var count = 0
    while let request = try await next(requests) {
      count += 1
      guard count <= requestsMax else {
        throw RPCError(.resourceExhausted, "more than \(requestsMax) requests on one stream")
      }
      try await writer.write(Response(request, index.answer(ReflectionIndex.Query(request))))
    }
  }
}

extension ReflectionIndex.Query {
  init(_ request: GRPCReflectionV1.ServerReflectionRequest) {
    self =
      switch request.messageRequest {
      case .fileByFilename(let path): .file(path)
      case .fileContainingSymbol(let name): .fileDeclaring(name)
      case .fileContainingExtension(let wanted):
        .fileExtending(.init(message: wanted.containingType, number: wanted.extensionNumber))
      case .allExtensionNumbersOfType(let message): .extensionNumbers(message)
      case .listServices: .services
      case nil: .nothing
      }
  }
}

extension GRPCReflectionV1.ServerReflectionResponse {
  init(_ request: GRPCReflectionV1.ServerReflectionRequest, _ answer: ReflectionIndex.Answer) {
    self.init(validHost: request.host, originalRequest: request)
    switch answer {
    case .files(let descriptors):
      messageResponse = .fileDescriptorResponse(.init(fileDescriptorProto: descriptors))
    case .extensionNumbers(let name, let numbers):
      messageResponse = .allExtensionNumbersResponse(
        .init(baseTypeName: name, extensionNumber: numbers))
    case .services(let names):
      messageResponse = .listServicesResponse(.init(service: names.map { .init(name: $0) }))
    case .error(let code, let message):
      messageResponse = .errorResponse(
        .init(errorCode: Int32(code.rawValue), errorMessage: message))
    }
  }
}
