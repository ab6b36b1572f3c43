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
  /// Default 10,000.
  public var waitingCallsMax = 10_000
  /// Time for a connection attempt, TLS and HTTP/2 included. Default 20 s.
  public var connectTimeout: Duration = .seconds(20)
  /// Bytes queued on a stream above which writing waits. Default 64 KiB.
  public var queuedBytesMax = 64 * 1024
  /// Bytes of a call's requests kept for sending them again. Default 256 KiB; a call that sends more
  /// is not retried.
  public var retryBufferBytesMax = 256 * 1024
  public var compression = CompressionConfiguration()
  public var backoff = ConnectionBackoff.Configuration()

  public init() {}
}
