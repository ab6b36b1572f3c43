public import Logging
public import Messages
public import NIOCore
import NIOPosix

/// A client's way to one server: a connection made when first needed, kept, shared by all calls and
/// made again when lost.
///
/// While the server cannot be reached, calls fail at once with UNAVAILABLE and attempts follow each
/// other with growing pauses; a call with ``CallOptions/waitForReady`` waits instead.
public final class Channel: ClientChannel {
  private let core: ChannelCore
  private let configuration: ChannelConfiguration

  /// - Parameters:
  ///   - host: a name, or an address without brackets.
  ///   - tls: nil for HTTP/2 in clear with prior knowledge.
  ///   - eventLoopGroup: where the connection lives; by default NIO's own, which never shuts down.
  public init(
    host: String, port: Int, tls: ClientTLS? = nil,
    configuration: ChannelConfiguration = ChannelConfiguration(),
    eventLoopGroup: (any EventLoopGroup)? = nil,
    logger: Logger = Logger(label: "otolith.rpc.channel")
  ) {
    self.configuration = configuration
    let group: any EventLoopGroup = eventLoopGroup ?? MultiThreadedEventLoopGroup.singleton
    core = ChannelCore(
      host: host, port: port, tls: tls, configuration: configuration, eventLoop: group.next(),
      logger: logger)
  }

  deinit {
    core.eventLoop.execute { [core] in core.close(nil) }
  }

  /// Refuses new calls, waits for those under way, closes.
  public func close() async {
    await withCheckedContinuation { continuation in
      core.eventLoop.execute { [core] in core.close(continuation) }
    }
  }

  public func unary<Request: Message, Response: Message>(
    service: String, method: String, request: Request, options: CallOptions = CallOptions()
  ) async throws -> Response {
    let reader = CallReader(
      core: core, call: makeCall(service: service, method: method, request, options))
    guard let message = try await reader.next() else {
      // doc/statuscodes.md of gRPC: "Response cardinality violation".
      throw RPCError(.unimplemented, "the method returns one message, got none")
    }
    guard try await reader.next() == nil else {
      reader.cancel()
      throw RPCError(.unimplemented, "the method returns one message, got more")
    }
    return try Self.decode(message, limits)
  }

  public func serverStreaming<Request: Message, Response: Message>(
    service: String, method: String, request: Request, options: CallOptions = CallOptions()
  ) -> ResponseStream<Response> {
    let framed = LengthPrefixedMessage.frame(request.serialized())
    let limits = limits
    return ResponseStream { [core, configuration] in
      let reader = CallReader(
        core: core,
        call: ClientCall(
          path: "/\(service)/\(method)", options: options, framedRequest: framed,
          responseSizeMax: configuration.responseSizeMax))
      return { () async throws(RPCError) -> Response? in
        guard let message = try await reader.next() else { return nil }
        return try Self.decode(message, limits)
      }
    }
  }

  private var limits: DecodingLimits { DecodingLimits(sizeMax: configuration.responseSizeMax) }

  private func makeCall(
    service: String, method: String, _ request: some Message, _ options: CallOptions
  ) -> ClientCall {
    ClientCall(
      path: "/\(service)/\(method)", options: options,
      framedRequest: LengthPrefixedMessage.frame(request.serialized()),
      responseSizeMax: configuration.responseSizeMax)
  }

  private static func decode<Response: Message>(
    _ message: ArraySlice<UInt8>, _ limits: DecodingLimits
  ) throws(RPCError) -> Response {
    do {
      return try message.withUnsafeBytes { try Response(serialized: $0, limits: limits) }
    } catch {
      throw RPCError(.internalError, "the response cannot be decoded: \(error)")
    }
  }
}
