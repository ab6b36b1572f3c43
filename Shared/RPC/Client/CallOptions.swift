public import RPCCore

/// How one call is made.
public struct CallOptions: Sendable {
  /// Sent with the request.
  public var metadata: Metadata
  /// How long the caller waits, connecting included; sent as `grpc-timeout` and kept on both sides.
  /// Nil: no limit.
  public var timeout: Duration?
  /// Wait through failed connection attempts instead of failing with UNAVAILABLE
  /// (doc/wait-for-ready.md of gRPC).
  public var waitForReady: Bool
  /// When the call is sent again after a failure; nil as the channel's ``RetryRules`` say, and
  /// ``RetryPolicy/none`` for never.
  public var retry: RetryPolicy?
  /// How the requests are compressed; nil as the channel's ``CompressionConfiguration`` says.
  public var encoding: MessageEncoding?
  /// Inside a handler, ends the call no later than the one that the handler answers. Default true.
  public var inheritsDeadline = true
  /// Gets the metadata that came before the first message.
  public var onInitialMetadata: (@Sendable (Metadata) -> Void)?
  /// Gets the metadata that came with the status.
  public var onTrailingMetadata: (@Sendable (Metadata) -> Void)?
  /// Is told of every response, as it is read, how it was compressed: `identity` if it was not.
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
