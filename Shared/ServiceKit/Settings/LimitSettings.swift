public import RPCServer

/// What a service accepts from its callers: the limits of ``ServerLimits`` that an operator may have
/// to change, each a whole number in an `OTOLITH_LIMIT_…` variable.
public struct LimitSettings: Sendable {
  public var limits = ServerLimits()

  /// Whom a limit holds for.
  enum Scope: Sendable {
    case service
    case connection
    case request
    /// All that comes from one address.
    case address
  }

  /// One variable. The default is that of ``ServerLimits``.
  struct Variable: Sendable {
    let scope: Scope
    /// Without `OTOLITH_`.
    let key: SettingsReader.ConfigKeyName
    let limit: any WritableKeyPath<ServerLimits, Int> & Sendable
    let range: ClosedRange<Int>
    let meaning: String
  }

  private static let bytesMax = 1 << 30

  static let variables: [Variable] = [
    Variable(
      scope: .service, key: "limit.connections", limit: \.connectionsMax, range: 1...100_000,
      meaning: "open connections; fewer where the process may not open as many files"),
    Variable(
      scope: .address, key: "limit.connections.per.peer", limit: \.connectionsPerPeerMax,
      range: 1...100_000,
      meaning: "of one address"),
    Variable(
      scope: .service, key: "limit.calls", limit: \.callsMax, range: 1...1_000_000,
      meaning: "calls in flight"),
    Variable(
      scope: .address, key: "limit.calls.per.peer", limit: \.callsPerPeerMax, range: 1...1_000_000,
      meaning: "of one address"),
    Variable(
      scope: .connection, key: "limit.calls.per.connection", limit: \.concurrentCallsMax,
      range: 1...100_000,
      meaning: "of one connection"),
    Variable(
      scope: .request, key: "limit.request.bytes", limit: \.requestSizeMax, range: 1_024...bytesMax,
      meaning: "one request message"),
    Variable(
      scope: .request, key: "limit.metadata.bytes", limit: \.metadataSizeMax,
      range: 1_024...1 << 20,
      meaning: "metadata of a request"),
    Variable(
      scope: .service, key: "limit.waiting.bytes", limit: \.bufferedRequestBytesTotalMax,
      range: 1 << 20...1 << 36, meaning: "requests not read yet, all together"),
    Variable(
      scope: .address, key: "limit.waiting.bytes.per.peer", limit: \.bufferedRequestBytesPerPeerMax,
      range: 1 << 20...1 << 36, meaning: "of one address"),
    Variable(
      scope: .service, key: "limit.open.calls", limit: \.openCallsMax, range: 1...1_000_000,
      meaning: "calls in flight that need no token"),
    Variable(
      scope: .address, key: "limit.open.calls.per.peer", limit: \.openCallsPerPeerMax,
      range: 1...1_000_000,
      meaning: "of one address"),
    Variable(
      scope: .service, key: "limit.decoded.bytes", limit: \.decodedRequestBytesTotalMax,
      range: 1 << 20...1 << 36, meaning: "memory of large requests while they are handled"),
    Variable(
      scope: .address, key: "limit.decoded.bytes.per.peer", limit: \.decodedRequestBytesPerPeerMax,
      range: 1 << 20...1 << 36, meaning: "of one address"),
    Variable(
      scope: .service, key: "limit.unread.bytes", limit: \.queuedBytesTotalMax,
      range: 1 << 20...1 << 36, meaning: "responses that clients have not read yet"),
    Variable(
      scope: .address, key: "limit.unread.bytes.per.peer", limit: \.queuedBytesPerPeerMax,
      range: 1 << 20...1 << 36, meaning: "of one address"),
  ]

  /// - Parameter sharesAddress: callers come through a proxy, so that all have its address: what one
  ///   may use is then what all may, unless the operator says otherwise.
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
    limits[keyPath: variable.limit] = reader.integer(
      variable.key, default: limits[keyPath: variable.limit], in: variable.range)
  }

  /// For the command's help.
  static var help: [SettingHelp] {
    let defaults = ServerLimits()
    return variables.map { variable in
      SettingHelp(
        SettingsReader.variable(variable.key),
        "\(variable.meaning); default \(defaults[keyPath: variable.limit])")
    }
  }
}
