import HTTP2
import Messages
import RPCCore

/// What a server holds its connections to, as it is at one moment. A connection keeps the rules with which
/// it began.
final class ServerRules: Sendable {
  let limits: ServerLimits
  let decodingLimits: DecodingLimits
  let session: HTTP2SessionConfiguration
  let keepalive: ServerKeepaliveConfiguration
  let lifetime: ConnectionLifetimeConfiguration

  init(
    limits: ServerLimits, keepalive: ServerKeepaliveConfiguration,
    lifetime: ConnectionLifetimeConfiguration
  ) {
    self.limits = limits
    self.keepalive = keepalive
    self.lifetime = lifetime
    session = HTTP2SessionConfiguration(limits: limits)
    decodingLimits = DecodingLimits(
      sizeMax: limits.requestSizeMax, depthMax: limits.messageDepthMax,
      elementsMax: limits.messageElementsMax, memoryMax: limits.messageMemoryMax)
  }
}

extension ServerLimits {
  /// With room for what single methods may take beyond them.
  func allowing(for registry: MethodRegistry) -> ServerLimits {
    var limits = self
    if registry.allowedBytesMax > 0 {
      // One such request, with what frames it, must fit into a connection.
      limits.bufferedRequestBytesMax = max(
        bufferedRequestBytesMax, registry.allowedBytesMax + 1024 * 1024)
    }
    limits.decodedRequestBytesPerPeerMax = max(
      decodedRequestBytesPerPeerMax, registry.allowedMemoryMax)
    limits.decodedRequestBytesTotalMax = max(
      decodedRequestBytesTotalMax, registry.allowedMemoryMax)
    return limits
  }
}
