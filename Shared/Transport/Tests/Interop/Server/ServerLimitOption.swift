import ArgumentParser
import RPCServer

/// A limit of the server by name, `calls=100`. Times are in milliseconds.
struct ServerLimitOption: ExpressibleByArgument {
  private static let limits: [String: @Sendable (inout ServerConfiguration, Int) -> Void] = [
    "connections": { $0.limits.connectionsMax = $1 },
    "connections-per-peer": { $0.limits.connectionsPerPeerMax = $1 },
    "calls": { $0.limits.callsMax = $1 },
    "calls-per-peer": { $0.limits.callsPerPeerMax = $1 },
    "concurrent-calls": { $0.limits.concurrentCallsMax = $1 },
    "buffered-bytes": { $0.limits.bufferedRequestBytesMax = $1 },
    "buffered-bytes-per-peer": { $0.limits.bufferedRequestBytesPerPeerMax = $1 },
    "buffered-bytes-total": { $0.limits.bufferedRequestBytesTotalMax = $1 },
    "queued-bytes": { $0.limits.queuedBytesPerConnectionMax = $1 },
    "queued-bytes-per-peer": { $0.limits.queuedBytesPerPeerMax = $1 },
    "queued-bytes-total": { $0.limits.queuedBytesTotalMax = $1 },
    "decoded-bytes-per-peer": { $0.limits.decodedRequestBytesPerPeerMax = $1 },
    "decoded-bytes-total": { $0.limits.decodedRequestBytesTotalMax = $1 },
    "open-calls": { $0.limits.openCallsMax = $1 },
    "open-calls-per-peer": { $0.limits.openCallsPerPeerMax = $1 },
    "open-request-ms": { $0.limits.openRequestTimeout = .milliseconds($1) },
    "open-bytes": { $0.limits.openRequestBytesTotalMax = $1 },
    "open-bytes-per-peer": { $0.limits.openRequestBytesPerPeerMax = $1 },
    "watches-per-peer": { $0.limits.watchesPerPeerMax = $1 },
    "reflection-idle-ms": { $0.limits.reflectionIdleTimeout = .milliseconds($1) },
    "unread-ms": { $0.limits.responseProgressTimeout = .milliseconds($1) },
    "handshake-ms": { $0.limits.handshakeTimeout = .milliseconds($1) },
    "headers-ms": { $0.limits.headersTimeout = .milliseconds($1) },
    "body-bytes": { $0.limits.bodyRate.bytesMin = $1 },
    "body-ms": { $0.limits.bodyRate.interval = .milliseconds($1) },
    "idle-ms": { $0.lifetime.idleMax = .milliseconds($1) },
    "flood-burst": { configuration, burst in
      configuration.limits.floods.change { $0.burst = burst }
    },
    "flood-per-second": { configuration, rate in
      configuration.limits.floods.change { $0.perSecond = rate }
    },
  ]

  static var help: String { "Names: \(limits.keys.sorted().joined(separator: ", "))." }

  private let name: String
  private let value: Int

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let value = Int(parts[1]), value >= 0,
      Self.limits[String(parts[0])] != nil
    else { return nil }
    name = String(parts[0])
    self.value = value
  }

  func apply(to configuration: inout ServerConfiguration) {
    Self.limits[name]?(&configuration, value)
  }
}

extension FloodLimits {
  /// Changes all rate limits.
  fileprivate mutating func change(_ body: (inout RateLimit) -> Void) {
    body(&resets)
    body(&provokedResets)
    body(&refusedStreams)
    body(&pings)
    body(&settings)
    body(&emptyData)
    body(&smallWindowUpdates)
    body(&priorities)
    body(&unknownFrames)
    body(&oversizedHeaders)
  }
}
