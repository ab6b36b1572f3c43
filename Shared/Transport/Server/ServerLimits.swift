/// The limits of a server. A call over a limit ends with RESOURCE_EXHAUSTED, which names the limit.
/// A flood of frames is answered with GOAWAY ENHANCE_YOUR_CALM; without a call to answer, the
/// connection is closed. Each case is counted in `otolith_rpc_limit_total`.
///
/// Limits per peer apply to an address (IPv6: a /64 network), so that one client cannot exhaust the
/// totals. Behind a proxy all clients share its address: raise these limits to the totals.
public struct ServerLimits: Sendable, Hashable {
  // MARK: - Connections

  /// Maximum open connections of the whole server; further ones are closed. Default 10,000.
  public var connectionsMax = 10_000
  /// Maximum open sockets: slightly more than connections, for those that are being rejected or
  /// ended. At this limit the server pauses accepting.
  public var socketsMax: Int { connectionsMax + Self.socketsBeyondConnections }
  public static let socketsBeyondConnections = 16
  /// Maximum open connections per address; further ones are closed. Default 2,000.
  public var connectionsPerPeerMax = 2_000
  /// Time for the TLS handshake and the HTTP/2 preface. Default 10 s.
  public var handshakeTimeout: Duration = .seconds(10)
  /// Limits for frames of a connection.
  public var floods = FloodLimits()

  // MARK: - Calls

  /// Maximum concurrent streams of a connection; clients delay further ones. Default 1,000.
  public var concurrentCallsMax = 1_000
  /// Maximum running handlers of a connection, including those of cancelled calls, which a client
  /// could otherwise accumulate by cancelling (CVE-2023-44487). Default 2,000.
  public var runningHandlersMax = 2_000
  /// Maximum calls in flight on the whole server, from their headers to the end of their handler.
  /// Default 20,000.
  public var callsMax = 20_000
  /// Maximum calls in flight per address. Default 10,000.
  public var callsPerPeerMax = 10_000

  // MARK: - Requests

  /// Maximum bytes of one request message, before and after decompression. Default 4 MiB.
  public var requestSizeMax = 4 * 1024 * 1024
  /// Maximum nesting of a request message. Default 32.
  public var messageDepthMax = 32
  /// Maximum number of repeated elements in a request message. Default 100,000.
  public var messageElementsMax = 100_000
  /// Maximum bytes of memory for decoding one request message. Default 64 MiB, a multiple of what
  /// an honest message of ``requestSizeMax`` needs.
  public var messageMemoryMax = 64 * 1024 * 1024
  /// Maximum bytes of request metadata, counted as in RFC 9113 §6.5.2. Default 16 KiB.
  public var metadataSizeMax = 16 * 1024
  /// Maximum number of fields of request metadata, including those of HTTP/2 and gRPC. Default 128.
  public var metadataFieldsMax = 128
  /// Maximum time for a header section, from its first byte to its last, and for every other frame
  /// that is not part of a message. Default 10 s.
  public var headersTimeout: Duration = .seconds(10)
  /// Minimum rate of a request that has begun.
  public var bodyRate = BodyRate()

  // MARK: - Calls without credentials

  /// Maximum health watches per address. Default 200, of 1,000 in total.
  public var watchesPerPeerMax = 200
  /// Maximum time without a request on a stream of ``ReflectionService``; then it ends with
  /// RESOURCE_EXHAUSTED and reason STREAM_IDLE. Default 60 s.
  public var reflectionIdleTimeout: Duration = .seconds(60)

  /// Maximum time for the whole request of a unary open method, on a server that requires
  /// credentials for others. Such requests have a few kilobytes. Default 10 s.
  public var openRequestTimeout: Duration = .seconds(10)
  /// Maximum calls in flight of open methods (on a server that requires credentials for others),
  /// from the end of their request, and calls whose credentials are being checked; also the maximum
  /// of incomplete unary requests of open methods, which are counted separately. Authenticated calls are not counted here, so
  /// that others cannot block them. Default 4,000.
  public var openCallsMax = 4_000
  /// The same per address. Default 1,000.
  public var openCallsPerPeerMax = 1_000
  /// Maximum bytes of incomplete or unread requests of such calls. Default 32 MiB.
  public var openRequestBytesTotalMax = 32 * 1024 * 1024
  /// The same per address. Default 8 MiB.
  public var openRequestBytesPerPeerMax = 8 * 1024 * 1024

  // MARK: - Memory

  /// Maximum bytes of incomplete or unread requests per connection; each waiting message counts 64
  /// more. Default 32 MiB.
  public var bufferedRequestBytesMax = 32 * 1024 * 1024
  /// The same for all connections from one address. Default 128 MiB.
  public var bufferedRequestBytesPerPeerMax = 128 * 1024 * 1024
  /// The same for the whole server. Default 256 MiB.
  public var bufferedRequestBytesTotalMax = 256 * 1024 * 1024
  /// Maximum memory of requests that are decoded and being handled, for the whole server; requests
  /// below a few KiB are not counted. Default 768 MiB.
  public var decodedRequestBytesTotalMax = 768 * 1024 * 1024
  /// The same for all connections from one address. Default 512 MiB.
  public var decodedRequestBytesPerPeerMax = 512 * 1024 * 1024
  /// Bytes queued on a stream above which `ResponseWriter.write` waits. Default 64 KiB.
  public var queuedBytesMax = 64 * 1024
  /// Bytes of responses queued on a connection above which new calls are rejected, since its client
  /// does not read. One response above it is allowed. Default 64 MiB.
  public var queuedBytesPerConnectionMax = 64 * 1024 * 1024
  /// Bytes of responses queued for all connections from one address. Above it, calls on connections
  /// that do not read are rejected, and responses of more than ``queuedBytesUncounted``. Default
  /// 256 MiB.
  public var queuedBytesPerPeerMax = 256 * 1024 * 1024
  /// The same for the whole server. Default 512 MiB.
  public var queuedBytesTotalMax = 512 * 1024 * 1024
  /// Bytes queued on a connection that are not counted per address and server.
  static let queuedBytesUncounted = 16 * 1024
  /// Maximum time a response may wait while its client reads none of it. Then its stream is reset,
  /// and the connection is closed if it carries nothing else. 0 disables the limit. Default 60 s.
  public var responseProgressTimeout: Duration = .seconds(60)

  public init() {}
}
