public import MessageSupport
public import Metrics
import RPCCore

/// A service that can register its methods.
public protocol RegistrableService: Sendable {
  /// Higher limits for its methods than the server's; nil for the server's limits.
  var requestAllowance: RequestAllowance? { get }

  func register(with registry: inout MethodRegistry)
}

extension RegistrableService {
  public var requestAllowance: RequestAllowance? { nil }
}

/// The methods of a server by path.
public struct MethodRegistry: Sendable {
  final class Method: Sendable {
    let service: String
    let name: String
    /// Whether the method has a request stream: the handler starts before requests arrive.
    let streamsRequests: Bool
    /// Whether the method has a response stream.
    let streamsResponses: Bool
    let access: MethodAccess
    let metrics: MethodMetrics
    /// Limits beyond the server's.
    let allowance: RequestAllowance?
    /// Runs the handler with the bytes of the unary request, if any.
    let run: @Sendable (ServerCall, ArraySlice<UInt8>, DecodingLimits) async throws -> Void

    init(
      service: String, name: String, streamsRequests: Bool, streamsResponses: Bool,
      access: MethodAccess, metrics: any MetricsFactory, allowance: RequestAllowance?,
      run: @escaping @Sendable (ServerCall, ArraySlice<UInt8>, DecodingLimits) async throws -> Void
    ) {
      self.service = service
      self.name = name
      self.streamsRequests = streamsRequests
      self.streamsResponses = streamsResponses
      self.access = access
      self.metrics = MethodMetrics(
        service: service, method: name, streamsRequests: streamsRequests,
        streamsResponses: streamsResponses, factory: metrics)
      self.allowance = allowance
      self.run = run
    }
  }

  private var methods = PathTable<Method>()
  /// Full names of the registered services.
  public private(set) var services: Set<String> = []
  /// Proto files of the services and their dependencies, by path.
  public private(set) var files: [String: ProtoFile] = [:]

  /// Largest message size allowed to a method beyond the server's limit, in bytes; 0 if none.
  private(set) var allowedBytesMax = 0
  /// Largest decoding memory allowed to a method beyond the server's limit, in bytes; 0 if none.
  private(set) var allowedMemoryMax = 0
  /// Allowance of the service whose methods are being added.
  private var allowance: RequestAllowance?
  private let metrics: any MetricsFactory

  /// - Parameter metrics: factory of the methods' counters.
  /// - Precondition: all methods are distinct.
  public init(
    _ services: [any RegistrableService] = [], metrics: any MetricsFactory = MetricsSystem.factory
  ) {
    self.metrics = metrics
    for service in services { add(service) }
  }

  /// Adds every method of a service.
  ///
  /// - Precondition: none of them is registered yet.
  public mutating func add(_ service: any RegistrableService) {
    allowance = service.requestAllowance
    allowedBytesMax = max(allowedBytesMax, allowance?.sizeMax ?? 0)
    allowedMemoryMax = max(allowedMemoryMax, allowance?.memoryMax ?? 0)
    service.register(with: &self)
    allowance = nil
  }

  /// Adds the file that declares a service, for reflection.
  public mutating func describe(by file: ProtoFile) {
    guard files.updateValue(file, forKey: file.name) == nil else { return }
    for dependency in file.dependencies { describe(by: dependency) }
  }

  /// Adds a method with one request and one response.
  ///
  /// - Precondition: the method is not registered yet.
  @inlinable
  public mutating func unary<Request: Message, Response: Message>(
    service: String, method: String, access: MethodAccess,
    _ handler: @escaping @Sendable (Request, ServerCallContext) async throws -> Response
  ) {
    // Instantiated here, where the message types are known; generic code would cost time in every
    // call.
    addUnary(service: service, method: method, access: access) { call, bytes, limits in
      let request = try bytes.withUnsafeBytes { try Request(serialized: $0, limits: limits) }
      try access.check(request, call.context)
      let response = try await handler(request, call.context)
      try call.setResponse(call.context.encodedResponse ?? response.serialized())
    }
  }

  /// Adds a method with one request and one response. Invalid texts of the request are replaced and
  /// listed in ``InvalidUTF8Fields``.
  ///
  /// - Precondition: the method is not registered yet.
  @inlinable
  public mutating func unary<Request: PartwiseMessage, Response: Message>(
    service: String, method: String, access: MethodAccess,
    _ handler: @escaping @Sendable (Request, ServerCallContext) async throws -> Response
  ) {
    addUnary(service: service, method: method, access: access) { call, bytes, limits in
      let request: Request
      do {
        request = try bytes.withUnsafeBytes { try Request(serialized: $0, limits: limits) }
      } catch let error as MessageSupport.DecodingError where error.reason.isBadText {
        let (mended, faults) = try bytes.withUnsafeBytes {
          try Request.mending(serialized: $0, limits: limits)
        }
        call.context[InvalidUTF8Fields.self] = faults
        request = mended
      }
      try access.check(request, call.context)
      let response = try await handler(request, call.context)
      try call.setResponse(call.context.encodedResponse ?? response.serialized())
    }
  }

  @usableFromInline
  mutating func addUnary(
    service: String, method: String, access: MethodAccess,
    _ run: @escaping @Sendable (ServerCall, ArraySlice<UInt8>, DecodingLimits) async throws -> Void
  ) {
    add(
      Method(
        service: service, name: method, streamsRequests: false, streamsResponses: false,
        access: access, metrics: metrics, allowance: allowance, run: run))
  }

  /// Adds a method with one request and a stream of responses.
  ///
  /// - Precondition: the method is not registered yet.
  public mutating func serverStreaming<Request: Message, Response: Message>(
    service: String, method: String, access: MethodAccess,
    _ handler:
      @escaping @Sendable (
        Request, ServerCallContext, ResponseWriter<Response>
      ) async throws -> Void
  ) {
    add(
      Method(
        service: service, name: method, streamsRequests: false, streamsResponses: true,
        access: access, metrics: metrics, allowance: allowance
      ) {
        call, bytes, limits in
        let request = try bytes.withUnsafeBytes { try Request(serialized: $0, limits: limits) }
        try access.check(request, call.context)
        try await handler(request, call.context, ResponseWriter(call))
      })
  }

  /// Adds a method with a stream of requests and one response.
  ///
  /// - Precondition: the method is not registered yet.
  public mutating func clientStreaming<Request: Message, Response: Message>(
    service: String, method: String, access: MethodAccess,
    _ handler:
      @escaping @Sendable (RequestStream<Request>, ServerCallContext) async throws -> Response
  ) {
    add(
      Method(
        service: service, name: method, streamsRequests: true, streamsResponses: false,
        access: access, metrics: metrics, allowance: allowance
      ) {
        call, _, limits in
        let requests = RequestStream<Request>(call, limits)
        let response = try await handler(requests, call.context)
        try call.setResponse(call.context.encodedResponse ?? response.serialized())
      })
  }

  /// Adds a method with a stream of requests and a stream of responses.
  ///
  /// - Precondition: the method is not registered yet.
  public mutating func bidirectionalStreaming<Request: Message, Response: Message>(
    service: String, method: String, access: MethodAccess,
    _ handler:
      @escaping @Sendable (
        RequestStream<Request>, ServerCallContext, ResponseWriter<Response>
      ) async throws -> Void
  ) {
    add(
      Method(
        service: service, name: method, streamsRequests: true, streamsResponses: true,
        access: access, metrics: metrics, allowance: allowance
      ) {
        call, _, limits in
        try await handler(RequestStream(call, limits), call.context, ResponseWriter(call))
      })
  }

  private mutating func add(_ method: Method) {
    let path = "/\(method.service)/\(method.name)"
    let isNew = methods.insert(method, for: path)
    precondition(isNew, "method \(path) is registered twice")
    services.insert(method.service)
  }

  /// Returns the access rule for a path, e.g. `/grpc.health.v1.Health/Check`; nil if unknown.
  public func access(to path: String) -> MethodAccess? {
    methods.value(for: Array(path.utf8)[...])?.access
  }

  func method(path: ArraySlice<UInt8>) -> Method? { methods.value(for: path) }

  /// Returns the error for an unknown path.
  func unknown(path: ArraySlice<UInt8>) -> RPCError {
    let path = String(decoding: path, as: UTF8.self)
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
