public import Messages

/// The methods a server answers, by path.
public struct MethodRegistry: Sendable {
  final class Method: Sendable {
    let service: String
    let name: String
    let handler: Handler

    init(service: String, name: String, handler: Handler) {
      self.service = service
      self.name = name
      self.handler = handler
    }
  }

  enum Handler: Sendable {
    /// Request bytes to framed response bytes.
    case unary(
      @Sendable (ArraySlice<UInt8>, DecodingLimits, ServerCallContext) async throws -> [UInt8])
    case serverStreaming(
      @Sendable (ArraySlice<UInt8>, DecodingLimits, ServerCallContext, ServerCall) async throws
        -> Void)
  }

  private var methods: [String: Method] = [:]
  /// Full names of the services that have methods here.
  public private(set) var services: Set<String> = []

  public init() {}

  /// Adds a method with one request and one response.
  ///
  /// - Precondition: the method is not registered yet.
  public mutating func unary<Request: Message, Response: Message>(
    service: String, method: String,
    _ handler: @escaping @Sendable (Request, ServerCallContext) async throws -> Response
  ) {
    add(
      Method(
        service: service, name: method,
        handler: .unary { bytes, limits, context in
          let request = try bytes.withUnsafeBytes { try Request(serialized: $0, limits: limits) }
          let response = try await handler(request, context)
          return LengthPrefixedMessage.frame(response.serialized())
        }))
  }

  /// Adds a method with one request and a stream of responses.
  ///
  /// - Precondition: the method is not registered yet.
  public mutating func serverStreaming<Request: Message, Response: Message>(
    service: String, method: String,
    _ handler:
      @escaping @Sendable (
        Request, ServerCallContext, ResponseWriter<Response>
      ) async throws -> Void
  ) {
    add(
      Method(
        service: service, name: method,
        handler: .serverStreaming { bytes, limits, context, call in
          let request = try bytes.withUnsafeBytes { try Request(serialized: $0, limits: limits) }
          let writer = ResponseWriter<Response> { message in
            try await call.write(LengthPrefixedMessage.frame(message.serialized()))
          }
          try await handler(request, context, writer)
        }))
  }

  private mutating func add(_ method: Method) {
    let path = "/\(method.service)/\(method.name)"
    precondition(methods[path] == nil, "method \(path) is registered twice")
    methods[path] = method
    services.insert(method.service)
  }

  func method(path: String) -> Method? { methods[path] }

  /// What to answer to a path that is no method.
  func unknown(path: String) -> RPCError {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty else {
      return RPCError(.unimplemented, "malformed method path")
    }
    let service = String(parts[1])
    return services.contains(service)
      ? RPCError(.unimplemented, "unknown method \(parts[2]) of service \(service)")
      : RPCError(.unimplemented, "unknown service \(service)")
  }
}
