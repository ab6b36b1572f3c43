/// What a server accepts. Whoever goes over a limit gets RESOURCE_EXHAUSTED with the limit named,
/// GOAWAY ENHANCE_YOUR_CALM for a flood of frames, or a closed connection where there is no call to
/// answer. Each time is counted in `otolith_rpc_limit_total`.
///
/// Limits per peer hold for an address (for IPv6: for a /64 network), so that one cannot use up what
/// is there for all. Behind a proxy all clients have its address: raise them to the totals there.
public struct ServerLimits: Sendable, Hashable {
  // MARK: - Connections

  /// Open connections of the whole server. Default 10,000. More are closed as they come.
  public var connectionsMax = 10_000
  /// Sockets open at once: a few more than connections, for those that are about to be refused or have
  /// been ended. With that many the server accepts none for a moment.
  public var socketsMax: Int { connectionsMax + Self.socketsBeyondConnections }
  public static let socketsBeyondConnections = 16
  /// Open connections from one address. Default 2,000. More are closed as they come.
  public var connectionsPerPeerMax = 2_000
  /// Time for the TLS handshake and the HTTP/2 preface. Default 10 s.
  public var handshakeTimeout: Duration = .seconds(10)
  /// Frames that a connection may send.
  public var floods = FloodLimits()

  // MARK: - Calls

  /// Streams open at once on a connection; clients wait with more. Default 1,000.
  public var concurrentCallsMax = 1_000
  /// Handlers running at once for a connection, those of cancelled calls included, which a client
  /// could otherwise pile up by cancelling (CVE-2023-44487). Default 2,000.
  public var runningHandlersMax = 2_000
  /// Calls in flight on the whole server, from their headers to the end of their handler. Default
  /// 20,000.
  public var callsMax = 20_000
  /// Calls in flight from one address. Default 10,000.
  public var callsPerPeerMax = 10_000

  // MARK: - Requests

  /// Bytes of one request message, before and after decompression. Default 4 MiB.
  public var requestSizeMax = 4 * 1024 * 1024
  /// Nesting of a request message. Default 32.
  public var messageDepthMax = 32
  /// Repeated elements of a request message altogether. Default 100,000.
  public var messageElementsMax = 100_000
  /// Bytes of memory that decoding one request message may take. Default 64 MiB, a multiple of what an
  /// honest message of ``requestSizeMax`` takes.
  public var messageMemoryMax = 64 * 1024 * 1024
  /// Bytes of the metadata of a request, counted as in RFC 9113 §6.5.2. Default 16 KiB.
  public var metadataSizeMax = 16 * 1024
  /// Fields of the metadata of a request, those of HTTP/2 and gRPC itself included. Default 128.
  public var metadataFieldsMax = 128
  /// Time for a header section, from its first byte to its last, and for every other frame that is
  /// not part of a message. Default 10 s.
  public var headersTimeout: Duration = .seconds(10)
  /// What a request that has begun must bring.
  public var bodyRate = BodyRate()

  // MARK: - Calls without credentials

  /// Watches of the server's health from one address. Default 200, of 1,000 in all.
  public var watchesPerPeerMax = 200
  /// How long a stream of ``ReflectionService`` may ask nothing. Default 60 s. It ends with
  /// RESOURCE_EXHAUSTED and reason STREAM_IDLE then.
  public var reflectionIdleTimeout: Duration = .seconds(60)

  /// Calls of open methods in flight on a server that asks for credentials elsewhere, and calls whose
  /// credentials are still being looked at. Default 4,000. What has credentials is not counted here, so
  /// that callers without any cannot keep others out.
  public var openCallsMax = 4_000
  /// The same from one address. Default 1,000.
  public var openCallsPerPeerMax = 1_000
  /// Bytes of the requests of such calls that are not complete or not read yet. Default 32 MiB.
  public var openRequestBytesTotalMax = 32 * 1024 * 1024
  /// The same from one address. Default 8 MiB.
  public var openRequestBytesPerPeerMax = 8 * 1024 * 1024

  // MARK: - Memory

  /// Bytes of requests that are not complete or not read yet, on one connection; each message that
  /// waits counts 64 more. Default 32 MiB.
  public var bufferedRequestBytesMax = 32 * 1024 * 1024
  /// The same for all connections from one address. Default 128 MiB.
  public var bufferedRequestBytesPerPeerMax = 128 * 1024 * 1024
  /// The same for the whole server. Default 256 MiB.
  public var bufferedRequestBytesTotalMax = 256 * 1024 * 1024
  /// Bytes of memory that requests take which are decoded and handled now, as far as they are larger
  /// than a few KiB, for the whole server. Default 768 MiB.
  public var decodedRequestBytesTotalMax = 768 * 1024 * 1024
  /// The same for all connections from one address. Default 512 MiB.
  public var decodedRequestBytesPerPeerMax = 512 * 1024 * 1024
  /// Bytes queued on a stream above which `ResponseWriter.write` waits. Default 64 KiB.
  public var queuedBytesMax = 64 * 1024
  /// Bytes of responses queued on a connection above which it gets no more calls: its client does
  /// not read. Default 64 MiB; one response above it goes through.
  public var queuedBytesPerConnectionMax = 64 * 1024 * 1024
  /// Bytes of responses queued for all connections from one address. Default 256 MiB. Above it calls on
  /// connections that do not read are refused, and so is every response of more than
  /// ``queuedBytesUncounted``.
  public var queuedBytesPerPeerMax = 256 * 1024 * 1024
  /// The same for the whole server. Default 512 MiB.
  public var queuedBytesTotalMax = 512 * 1024 * 1024
  /// Bytes queued on a connection that are not counted beyond it.
  static let queuedBytesUncounted = 16 * 1024
  /// How long a response may wait for its client to read any of it. Default 60 s. Its stream is reset
  /// then, and the connection closed when it carries nothing else. 0 switches the limit off.
  public var responseProgressTimeout: Duration = .seconds(60)

  public init() {}
}
