/// What a server accepts. Whoever goes over a limit gets RESOURCE_EXHAUSTED with the limit named, or
/// a closed connection where there is no call to answer.
public struct ServerLimits: Sendable, Hashable {
  /// Open connections of the whole server. Default 10,000. More are closed as they come.
  public var connectionsMax = 10_000
  /// Streams open at once on a connection; clients wait with more. Default 1,000.
  public var concurrentCallsMax = 1_000
  /// Handlers running at once for a connection, those of cancelled calls included, which a client
  /// could otherwise pile up by cancelling (CVE-2023-44487). Default 2,000.
  public var runningHandlersMax = 2_000
  /// Bytes of one request message. Default 4 MiB.
  public var requestSizeMax = 4 * 1024 * 1024
  /// Bytes of requests that are not complete, on one connection. Default 32 MiB.
  public var bufferedRequestBytesMax = 32 * 1024 * 1024
  /// Bytes queued on a stream above which `ResponseWriter.write` waits. Default 64 KiB.
  public var queuedBytesMax = 64 * 1024
  /// Bytes of the metadata of a request, counted as in RFC 9113 §6.5.2. Default 16 KiB.
  public var metadataSizeMax = 16 * 1024
  /// Nesting of a request message. Default 32.
  public var messageDepthMax = 32
  /// Repeated elements of a request message altogether. Default 100,000.
  public var messageElementsMax = 100_000
  /// RST_STREAM frames accepted at once from a client before its connection is closed. Default 1,000.
  public var resetBurst = 1_000
  /// RST_STREAM frames regained for each second. Default 100.
  public var resetsPerSecond = 100
  /// Time for the TLS handshake and the HTTP/2 preface. Default 10 s.
  public var handshakeTimeout: Duration = .seconds(10)

  public init() {}
}
