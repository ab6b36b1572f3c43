public import RPCClient
public import RPCCore
public import RPCServer

/// Lifetime and keepalive of a service's connections.
///
/// Useful with several instances behind one name (a maximum age spreads clients over new ones) or
/// with network equipment that drops silent connections.
public struct ConnectionSettings: Sendable, Hashable {
  /// `OTOLITH_KEEPALIVE_SECONDS` and `OTOLITH_KEEPALIVE_TIMEOUT_SECONDS`: the service pings a
  /// silent client and closes the connection if the answer is late.
  ///
  /// `OTOLITH_CLIENT_PING_INTERVAL_SECONDS` and `OTOLITH_CLIENT_PINGS_WITHOUT_CALLS`: how often
  /// clients may ping the service.
  public var keepalive = ServerKeepaliveConfiguration()
  /// `OTOLITH_CONNECTION_IDLE_MAX_SECONDS`, `OTOLITH_CONNECTION_AGE_MAX_SECONDS` and
  /// `OTOLITH_CONNECTION_AGE_GRACE_SECONDS`.
  public var lifetime = ConnectionLifetimeConfiguration()
  /// `OTOLITH_PEER_KEEPALIVE_SECONDS`. Must be at least the called service's
  /// `OTOLITH_CLIENT_PING_INTERVAL_SECONDS`.
  public var peerKeepalive = ClientKeepaliveConfiguration()

  init(_ reader: inout SettingsReader) {
    func limit(_ setting: Setting<Int>) -> Duration? {
      let seconds = reader.read(setting)
      return seconds == 0 ? nil : .seconds(seconds)
    }
    keepalive.time = limit(Self.keepaliveTime)
    keepalive.timeout = .seconds(reader.read(Self.keepaliveTimeout))
    keepalive.clientPingIntervalMin = .seconds(reader.read(Self.clientPingInterval))
    keepalive.permitsPingsWithoutCalls = reader.read(Self.clientPingsWithoutCalls)
    lifetime.idleMax = limit(Self.idleMax)
    lifetime.ageMax = limit(Self.ageMax)
    lifetime.ageGrace = limit(Self.ageGrace)
    if lifetime.ageGrace != nil, lifetime.ageMax == nil {
      reader.reject("\(Self.ageGrace.variable) requires \(Self.ageMax.variable)")
    }
    peerKeepalive.time = limit(PeerSetting.keepalive)
  }
}

extension ConnectionSettings {
  private static let day = 86_400

  static let ageMax = Setting.integer(
    "connection.age.max.seconds", default: 0, in: 0...(7 * day), unit: "seconds",
    reload: .reload,
    "age at which clients are asked to reconnect, possibly to another instance; 0: no limit")

  static let ageGrace = Setting.integer(
    "connection.age.grace.seconds", default: 0, in: 0...(7 * day), unit: "seconds",
    reload: .reload,
    "time for open calls to finish after that; 0: no limit")

  static let idleMax = Setting.integer(
    "connection.idle.max.seconds", default: 0, in: 0...(7 * day), unit: "seconds",
    reload: .reload,
    "time without a call after which a connection is closed; 0: no limit")

  static let keepaliveTime = Setting.integer(
    "keepalive.seconds", default: 7_200, in: 0...day, unit: "seconds",
    reload: .reload,
    "silence after which a client is pinged; 0: never")

  static let keepaliveTimeout = Setting.integer(
    "keepalive.timeout.seconds", default: 20, in: 1...300, unit: "seconds",
    reload: .reload,
    "time limit for the answer to a ping")

  static let clientPingInterval = Setting.integer(
    "client.ping.interval.seconds", default: 300, in: 0...day, unit: "seconds",
    reload: .reload,
    "minimum interval between a client's pings; clients that ping more often are disconnected")

  static let clientPingsWithoutCalls = Setting.boolean(
    "client.pings.without.calls", default: false, reload: .reload,
    "whether clients may ping while no call is open")

  static let group = SettingsGroup(
    "Connections of clients",
    [
      ageMax, ageGrace, idleMax, keepaliveTime, keepaliveTimeout, clientPingInterval,
      clientPingsWithoutCalls,
    ])
}
