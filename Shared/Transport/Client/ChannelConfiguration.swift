public import RPCCore

/// Limits and timeouts of a client channel.
public struct ChannelConfiguration: Sendable, Hashable {
  /// Maximum bytes of one response message. Default 4 MiB.
  public var responseSizeMax = 4 * 1024 * 1024
  /// Maximum bytes of response metadata, counted as in RFC 9113 §6.5.2. Default 16 KiB.
  public var metadataSizeMax = 16 * 1024
  /// Bytes of a stream's messages that may arrive before they are read. Default 256 KiB.
  public var streamWindow = 256 * 1024
  /// Maximum active calls, if the server allows as many. Default 1,000.
  public var concurrentCallsMax = 1_000
  /// Maximum calls waiting for a connection or for their turn; further ones fail with
  /// RESOURCE_EXHAUSTED. Default 10,000. As many may pause between two attempts; further ones are
  /// not retried.
  public var waitingCallsMax = 10_000
  /// Time for a connection attempt, TLS and HTTP/2 included. Default 20 s.
  public var connectTimeout: Duration = .seconds(20)
  /// Bytes queued on a stream above which writing waits. Default 64 KiB.
  public var queuedBytesMax = 64 * 1024
  /// Maximum bytes of a call's requests kept for retries; a call that sends more is not retried.
  /// Default 256 KiB.
  public var retryBufferBytesMax = 256 * 1024
  /// Maximum bytes of all calls' requests kept for retries; a call that does not fit is sent but
  /// not retried. Default 16 MiB.
  public var retryBufferBytesTotalMax = 16 * 1024 * 1024
  /// Retry policies of the methods. Default: no retries.
  public var retry = RetryRules()
  /// Throttle that stops all retries after many failures.
  public var retryThrottle = RetryThrottle.Configuration()
  public var loadBalancing = LoadBalancing.pickFirst
  /// Service to check with `grpc.health.v1`; the empty name is the server as a whole. Unhealthy
  /// servers get no calls. Nil: no checks. For round robin only (gRFC A17).
  public var healthCheckService: String?
  /// Maximum addresses used at once; further ones are ignored with a warning in the log. Default
  /// 32.
  public var addressesMax = 32
  /// Minimum time between two resolutions. Default 5 s; after a failed resolution the back-off
  /// applies.
  public var resolutionIntervalMin: Duration = .seconds(5)
  /// Time after which the next address is tried in parallel with an unanswered one. Default 250 ms
  /// (RFC 8305 §5).
  public var connectionAttemptDelay: Duration = .milliseconds(250)
  public var compression = CompressionConfiguration()
  public var keepalive = ClientKeepaliveConfiguration()
  public var backoff = Backoff.Configuration()

  public init() {}
}

/// How a channel uses several servers (doc/load-balancing.md of gRPC).
public enum LoadBalancing: Sendable, Hashable {
  /// All calls go to one server: the first reachable one in the list. The next ones are tried after
  /// a failure or during a slow attempt.
  case pickFirst
  /// Calls go to all servers in turn. All are connected from the first call on.
  case roundRobin
}
