import HTTP2
import MessageSupport
import RPCCore

/// An immutable set of rules for connections. A connection keeps the rules with which it began.
final class ServerPolicy: Sendable {
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
  /// Returns these limits, raised to the allowances of single methods.
  func allowing(for registry: MethodRegistry) -> ServerLimits {
    var limits = self
    if registry.allowedBytesMax > 0 {
      // One such request, with its framing, must fit into a connection.
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
