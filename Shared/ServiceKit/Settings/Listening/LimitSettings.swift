public import RPCServer

/// The limits of ``ServerLimits`` that an operator may change, each with an `OTOLITH_LIMIT_…`
/// setting.
public struct LimitSettings: Sendable {
  public var limits = ServerLimits()

  /// The scope of a limit.
  enum Scope: Sendable {
    case service
    case connection
    case request
    /// All calls from one address.
    case address
  }

  /// One limit. Its default comes from ``ServerLimits``; for a single address behind a proxy it is
  /// the limit of the whole service.
  struct Variable: Sendable {
    let scope: Scope
    let limit: any WritableKeyPath<ServerLimits, Int> & Sendable
    let setting: Setting<Int>

    init(
      scope: Scope, key: String, limit: any WritableKeyPath<ServerLimits, Int> & Sendable,
      range: ClosedRange<Int>, unit: String? = nil, meaning: String
    ) {
      self.scope = scope
      self.limit = limit
      let fallback = ServerLimits()[keyPath: limit]
      setting = .integer(
        key, default: fallback,
        standard: scope == .address
          ? .otherwise("\(fallback), or the service's limit if callers share a proxy's address")
          : nil,
        in: range, unit: unit, reload: .reload, meaning)
    }
  }

  private static let bytesMax = 1 << 30

  static let variables: [Variable] = [
    Variable(
      scope: .service, key: "limit.connections", limit: \.connectionsMax, range: 1...100_000,
      meaning: "open connections; fewer if the limit of open files is lower"),
    Variable(
      scope: .address, key: "limit.connections.per.peer", limit: \.connectionsPerPeerMax,
      range: 1...100_000,
      meaning: "open connections of one address"),
    Variable(
      scope: .service, key: "limit.calls", limit: \.callsMax, range: 1...1_000_000,
      meaning: "calls in flight"),
    Variable(
      scope: .address, key: "limit.calls.per.peer", limit: \.callsPerPeerMax, range: 1...1_000_000,
      meaning: "calls in flight of one address"),
    Variable(
      scope: .connection, key: "limit.calls.per.connection", limit: \.concurrentCallsMax,
      range: 1...100_000,
      meaning: "calls in flight of one connection"),
    Variable(
      scope: .request, key: "limit.request.bytes", limit: \.requestSizeMax,
      range: 1_024...bytesMax, unit: "bytes",
      meaning: "size of one request message"),
    Variable(
      scope: .request, key: "limit.metadata.bytes", limit: \.metadataSizeMax,
      range: 1_024...1 << 20, unit: "bytes",
      meaning: "size of a request's metadata"),
    Variable(
      scope: .service, key: "limit.waiting.bytes", limit: \.bufferedRequestBytesTotalMax,
      range: 1 << 20...1 << 36, unit: "bytes", meaning: "unread requests of all clients"),
    Variable(
      scope: .address, key: "limit.waiting.bytes.per.peer", limit: \.bufferedRequestBytesPerPeerMax,
      range: 1 << 20...1 << 36, unit: "bytes", meaning: "unread requests of one address"),
    Variable(
      scope: .service, key: "limit.open.calls", limit: \.openCallsMax, range: 1...1_000_000,
      meaning: "calls in flight without a token"),
    Variable(
      scope: .address, key: "limit.open.calls.per.peer", limit: \.openCallsPerPeerMax,
      range: 1...1_000_000,
      meaning: "calls in flight without a token, of one address"),
    Variable(
      scope: .service, key: "limit.decoded.bytes", limit: \.decodedRequestBytesTotalMax,
      range: 1 << 20...1 << 36, unit: "bytes",
      meaning: "memory of large requests being handled"),
    Variable(
      scope: .address, key: "limit.decoded.bytes.per.peer", limit: \.decodedRequestBytesPerPeerMax,
      range: 1 << 20...1 << 36, unit: "bytes",
      meaning: "memory of large requests being handled, of one address"),
    Variable(
      scope: .service, key: "limit.unread.bytes", limit: \.queuedBytesTotalMax,
      range: 1 << 20...1 << 36, unit: "bytes", meaning: "responses not yet read by clients"),
    Variable(
      scope: .address, key: "limit.unread.bytes.per.peer", limit: \.queuedBytesPerPeerMax,
      range: 1 << 20...1 << 36, unit: "bytes",
      meaning: "responses not yet read by clients, of one address"),
  ]

  /// - Parameter sharesAddress: whether callers come through a proxy and share its address. Limits
  ///   of one address then default to those of the service.
  init(_ reader: inout SettingsReader, sharesAddress: Bool) {
    for variable in Self.variables where variable.scope != .address {
      read(variable, &reader)
    }
    if sharesAddress {
      limits.connectionsPerPeerMax = limits.connectionsMax
      limits.callsPerPeerMax = limits.callsMax
      limits.bufferedRequestBytesPerPeerMax = limits.bufferedRequestBytesTotalMax
      limits.openCallsPerPeerMax = limits.openCallsMax
      limits.openRequestBytesPerPeerMax = limits.openRequestBytesTotalMax
      limits.decodedRequestBytesPerPeerMax = limits.decodedRequestBytesTotalMax
      limits.queuedBytesPerPeerMax = limits.queuedBytesTotalMax
      limits.watchesPerPeerMax = HealthService.watchersMaxDefault
    }
    for variable in Self.variables where variable.scope == .address {
      read(variable, &reader)
    }
  }

  private mutating func read(_ variable: Variable, _ reader: inout SettingsReader) {
    limits[keyPath: variable.limit] = reader.read(
      variable.setting, otherwise: limits[keyPath: variable.limit])
  }

  static var group: SettingsGroup { SettingsGroup("Limits", variables.map(\.setting)) }
}
