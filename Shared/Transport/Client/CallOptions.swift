public import RPCCore

/// Options of one call.
public struct CallOptions: Sendable {
  /// Metadata sent with the request.
  public var metadata: Metadata
  /// Time limit of the call, connecting included; sent as `grpc-timeout` and enforced on both
  /// sides. Nil: no limit.
  public var timeout: Duration?
  /// Whether the call waits through failed connection attempts instead of failing with UNAVAILABLE
  /// (doc/wait-for-ready.md of gRPC).
  public var waitForReady: Bool
  /// Retry policy of the call; nil uses the channel's ``RetryRules``, ``RetryPolicy/none`` never
  /// retries.
  public var retry: RetryPolicy?
  /// Compression of the requests; nil uses the channel's ``CompressionConfiguration``.
  public var encoding: MessageEncoding?
  /// Whether a call made inside a handler also ends at the deadline of the handled call. Default
  /// true.
  public var inheritsDeadline = true
  /// Receives the metadata that arrived before the first message.
  public var onInitialMetadata: (@Sendable (Metadata) -> Void)?
  /// Receives the metadata that arrived with the status.
  public var onTrailingMetadata: (@Sendable (Metadata) -> Void)?
  /// Receives the compression of each response as it is read; `identity` if uncompressed.
  public var onResponseEncoding: (@Sendable (MessageEncoding) -> Void)?

  public init(
    metadata: Metadata = Metadata(), timeout: Duration? = nil, waitForReady: Bool = false
  ) {
    self.metadata = metadata
    self.timeout = timeout
    self.waitForReady = waitForReady
  }

  /// Options that carry an access token (RFC 6750 §2.1).
  public static func bearer(_ token: String) -> CallOptions {
    var options = CallOptions()
    options.metadata.add("Bearer \(token)", for: "authorization")
    return options
  }
}
