public import RPCCore

/// Limits and times of a client channel.
public struct ChannelConfiguration: Sendable, Hashable {
  /// Bytes of one response message. Default 4 MiB.
  public var responseSizeMax = 4 * 1024 * 1024
  /// Bytes of the metadata of a response, counted as in RFC 9113 §6.5.2. Default 16 KiB.
  public var metadataSizeMax = 16 * 1024
  /// Bytes of a stream's messages that may arrive before they are read. Default 256 KiB.
  public var streamWindow = 256 * 1024
  /// Calls under way at once, if the server allows as many. Default 1,000.
  public var concurrentCallsMax = 1_000
  /// Calls that wait for a connection or for their turn. More fail with RESOURCE_EXHAUSTED.
  /// Default 10,000. As many may pause between two attempts; further ones are not retried.
  public var waitingCallsMax = 10_000
  /// Time for a connection attempt, TLS and HTTP/2 included. Default 20 s.
  public var connectTimeout: Duration = .seconds(20)
  /// Bytes queued on a stream above which writing waits. Default 64 KiB.
  public var queuedBytesMax = 64 * 1024
  /// Bytes of a call's requests kept for sending them again. Default 256 KiB; a call that sends more
  /// is not retried.
  public var retryBufferBytesMax = 256 * 1024
  /// Bytes of all calls' requests kept for sending them again. Default 16 MiB; a call that does not
  /// fit is made and not retried.
  public var retryBufferBytesTotalMax = 16 * 1024 * 1024
  /// Which methods are sent again after a failure. By default none.
  public var retry = RetryRules()
  /// How many failures stop all retries.
  public var retryThrottle = RetryThrottle.Configuration()
  public var loadBalancing = LoadBalancing.pickFirst
  /// The service that servers are asked about (`grpc.health.v1`), the empty name being the server as
  /// a whole; those that do not serve it get no calls. Nil: none is asked. For round robin only
  /// (gRFC A17).
  public var healthCheckService: String?
  /// Addresses used at once. Default 32; more are left out with a warning in the log.
  public var addressesMax = 32
  /// Between two searches for the addresses of names. Default 5 s; after a search that failed, the
  /// back-off counts.
  public var resolutionIntervalMin: Duration = .seconds(5)
  /// After which the next address is tried beside the one that has not answered. Default 250 ms
  /// (RFC 8305 §5).
  public var connectionAttemptDelay: Duration = .milliseconds(250)
  public var compression = CompressionConfiguration()
  public var keepalive = ClientKeepaliveConfiguration()
  public var backoff = ConnectionBackoff.Configuration()

  public init() {}
}
