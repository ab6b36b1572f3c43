public import RPCClient
public import RPCCore
public import RPCServer

/// How long a service's connections last, and how it finds out that the other side is gone.
///
/// For an operator with several instances behind one name (an age makes clients spread over new ones)
/// or with network equipment that forgets silent connections.
public struct ConnectionSettings: Sendable, Hashable {
  /// `OTOLITH_KEEPALIVE_SECONDS` and `OTOLITH_KEEPALIVE_TIMEOUT_SECONDS`: the service asks a client that
  /// has been silent for so long, and closes the connection if no answer comes in time.
  ///
  /// `OTOLITH_CLIENT_PING_INTERVAL_SECONDS` and `OTOLITH_CLIENT_PINGS_WITHOUT_CALLS`: how often clients
  /// may ask the service.
  public var keepalive = ServerKeepaliveConfiguration()
  /// `OTOLITH_CONNECTION_IDLE_MAX_SECONDS`, `OTOLITH_CONNECTION_AGE_MAX_SECONDS` and
  /// `OTOLITH_CONNECTION_AGE_GRACE_SECONDS`.
  public var lifetime = ConnectionLifetimeConfiguration()
  /// `OTOLITH_PEER_KEEPALIVE_SECONDS`. A service that is called takes offence at less than its own
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
      reader.reject("\(Self.ageGrace.variable) needs \(Self.ageMax.variable)")
    }
    peerKeepalive.time = limit(PeerSetting.keepalive)
  }
}

extension ConnectionSettings {
  private static let day = 86_400

  static let ageMax = Setting.integer(
    "connection.age.max.seconds", default: 0, in: 0...(7 * day), unit: "seconds",
    reload: .reload,
    "age at which clients are asked to connect anew, perhaps to another instance; 0: no limit")

  static let ageGrace = Setting.integer(
    "connection.age.grace.seconds", default: 0, in: 0...(7 * day), unit: "seconds",
    reload: .reload,
    "how long calls under way may take then; 0: as long as they take")

  static let idleMax = Setting.integer(
    "connection.idle.max.seconds", default: 0, in: 0...(7 * day), unit: "seconds",
    reload: .reload,
    "time without a call after which a connection is closed; 0: no limit")

  static let keepaliveTime = Setting.integer(
    "keepalive.seconds", default: 7_200, in: 0...day, unit: "seconds",
    reload: .reload,
    "silence after which a client is asked whether it is still there; 0: never")

  static let keepaliveTimeout = Setting.integer(
    "keepalive.timeout.seconds", default: 20, in: 1...300, unit: "seconds",
    reload: .reload,
    "how long it may take to answer")

  static let clientPingInterval = Setting.integer(
    "client.ping.interval.seconds", default: 300, in: 0...day, unit: "seconds",
    reload: .reload,
    "clients that ask more often whether the service is there are cut off")

  static let clientPingsWithoutCalls = Setting.boolean(
    "client.pings.without.calls", default: false, reload: .reload,
    "whether they may ask while no call is open")

  static let group = SettingsGroup(
    "Connections of clients",
    [
      ageMax, ageGrace, idleMax, keepaliveTime, keepaliveTimeout, clientPingInterval,
      clientPingsWithoutCalls,
    ])
}
