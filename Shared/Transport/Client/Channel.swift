public import Logging
public import MessageSupport
public import NIOCore
import NIOPosix
public import RPCCore

/// A client's connections to one server or several equivalent ones. They are opened when first
/// needed, shared by all calls, and reopened when lost.
///
/// A name with several addresses stands for several servers. Names are resolved again after a
/// connection was lost. ``ChannelConfiguration`` has the settings for load balancing, retries and
/// health checks.
///
/// While no server can be reached, the channel retries with growing pauses. Calls then fail at once
/// with UNAVAILABLE; calls with ``CallOptions/waitForReady`` wait.
public final class Channel: ClientChannel {
  private let core: ChannelCore
  private let configuration: ChannelConfiguration
  private let interceptors: [any ClientInterceptor]
  private let executor: EventLoopTaskExecutor

  /// Executor of the channel's event loop. Tasks that prefer it (`withTaskExecutorPreference` or
  /// `Task(executorPreference:)`) make calls without a change of threads, which is the main cost of
  /// a small call. They must not block.
  public var taskExecutor: any TaskExecutor { executor }

  /// - Parameters:
  ///   - host: a name, or an address without brackets.
  ///   - tls: nil: unencrypted HTTP/2 with prior knowledge.
  ///   - interceptors: run before every call, in this order.
  ///   - eventLoopGroup: runs the connections; by default NIO's own, which never shuts down.
  public convenience init(
    host: String, port: Int, tls: (any ClientTransportSecurity)? = nil,
    configuration: ChannelConfiguration = ChannelConfiguration(),
    interceptors: [any ClientInterceptor] = [],
    eventLoopGroup: (any EventLoopGroup)? = nil,
    logger: Logger = Logger(label: "otolith.rpc.channel")
  ) {
    self.init(
      servers: [ServerAddress(host: host, port: port)], tls: tls, configuration: configuration,
      interceptors: interceptors, eventLoopGroup: eventLoopGroup, logger: logger)
  }

  /// A channel to several servers.
  ///
  /// - Parameters:
  ///   - servers: in order of preference. Without any, every call fails with UNAVAILABLE.
  ///   - tls: nil: unencrypted HTTP/2 with prior knowledge. Each server is verified by its own
  ///     name.
  ///   - interceptors: run before every call, in this order.
  ///   - eventLoopGroup: runs the connections; by default NIO's own, which never shuts down.
  public convenience init(
    servers: [ServerAddress], tls: (any ClientTransportSecurity)? = nil,
    configuration: ChannelConfiguration = ChannelConfiguration(),
    interceptors: [any ClientInterceptor] = [],
    eventLoopGroup: (any EventLoopGroup)? = nil,
    logger: Logger = Logger(label: "otolith.rpc.channel")
  ) {
    self.init(
      servers: servers, tls: tls, configuration: configuration, interceptors: interceptors,
      resolver: .system, eventLoopGroup: eventLoopGroup, logger: logger)
  }

  /// - Parameter resolver: finds the addresses of names.
  init(
    servers: [ServerAddress], tls: (any ClientTransportSecurity)?,
    configuration: ChannelConfiguration,
    interceptors: [any ClientInterceptor] = [], resolver: AddressResolver,
    eventLoopGroup: (any EventLoopGroup)? = nil, logger: Logger
  ) {
    self.configuration = configuration
    self.interceptors = interceptors
    let group: any EventLoopGroup = eventLoopGroup ?? MultiThreadedEventLoopGroup.singleton
    core = ChannelCore(
      servers: servers, tls: tls, configuration: configuration, resolver: resolver,
      eventLoop: group.next(), logger: logger)
    executor = EventLoopTaskExecutor(core.eventLoop)
  }

  deinit {
    core.eventLoop.execute { [core] in core.close(nil) }
  }

  /// Rejects new calls, waits for running calls, then closes the connections.
  public func close() async {
    await withCheckedContinuation { continuation in
      core.eventLoop.execute { [core] in core.close(continuation) }
    }
  }

  public func unary<Request: Message, Response: Message>(
    service: String, method: String, request: Request, options: CallOptions = CallOptions()
  ) async throws -> Response {
    let handle = try makeCall(service, method, request.serialized(), options)
    return try await ResponseReader<Response>(handle: handle, limits: limits).only()
  }

  public func serverStreaming<Request: Message, Response: Message>(
    service: String, method: String, request: Request, options: CallOptions = CallOptions()
  ) -> ResponseStream<Response> {
    let message = request.serialized()
    return ResponseStream { [self] in
      do throws(RPCError) {
        let handle = try makeCall(service, method, message, options)
        return ResponseReader<Response>(handle: handle, limits: limits).next
      } catch {
        return { () async throws(RPCError) -> Response? in throw error }
      }
    }
  }

  public func clientStreaming<Request: Message, Response: Message>(
    service: String, method: String, options: CallOptions = CallOptions()
  ) -> ClientStreamingCall<Request, Response> {
    ClientStreamingCall(makeCall(service, method, options), limits: limits)
  }

  public func bidirectionalStreaming<Request: Message, Response: Message>(
    service: String, method: String, options: CallOptions = CallOptions()
  ) -> BidirectionalCall<Request, Response> {
    BidirectionalCall(makeCall(service, method, options), limits: limits)
  }

  /// Decoding limits that grow with the permitted response size, at one element per 32 bytes.
  private var limits: DecodingLimits {
    let usual = DecodingLimits.default
    return DecodingLimits(
      sizeMax: configuration.responseSizeMax,
      elementsMax: max(usual.elementsMax, configuration.responseSizeMax / 32))
  }

  /// Creates a call with one request.
  private func makeCall(
    _ service: String, _ method: String, _ request: [UInt8], _ options: CallOptions
  ) throws(RPCError) -> ClientCallHandle {
    let encoding = options.encoding ?? configuration.compression.encoding
    let framed = try LengthPrefixedMessage.frame(request, encoding, configuration.compression)
    return makeCall(service, method, options, framed)
  }

  /// - Parameter request: the framed request of a unary call.
  private func makeCall(
    _ service: String, _ method: String, _ options: CallOptions, _ request: [UInt8]? = nil
  ) -> ClientCallHandle {
    let call = ClientCall(
      path: "/\(service)/\(method)", options: options.boundByCurrentCall(), request: request,
      encoding: options.encoding ?? configuration.compression.encoding,
      configuration: configuration, eventLoop: core.eventLoop)
    return ClientCallHandle(
      core: core, call: call, service: service, method: method, interceptors: interceptors,
      configuration: configuration)
  }
}

extension CallOptions {
  /// Returns these options with the deadline of the surrounding server call, if that is earlier
  /// (gRPC deadline propagation).
  fileprivate func boundByCurrentCall() -> CallOptions {
    guard inheritsDeadline, let deadline = CallPropagation.parent?.deadline else { return self }
    var bounded = self
    let left = max(.zero, deadline - .now)
    bounded.timeout = min(timeout ?? left, left)
    return bounded
  }
}
