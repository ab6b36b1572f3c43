public import RPCClient
public import RPCCore
public import RPCServer

/// How long a service's connections last, and how it finds out that the other side is gone.
///
/// For an operator with several instances behind one name (an age makes clients spread over new ones)
/// or with network equipment that forgets silent connections.
public struct ConnectionSettings: Sendable, Hashable {
  /// `OTOLITH_KEEPALIVE_SECONDS`, 0–86,400, default 7,200, 0: never; and
  /// `OTOLITH_KEEPALIVE_TIMEOUT_SECONDS`, 1–300, default 20: the service asks a client that has been
  /// silent for so long, and closes the connection if no answer comes in time.
  ///
  /// `OTOLITH_CLIENT_PING_INTERVAL_SECONDS`, 0–86,400, default 300, and
  /// `OTOLITH_CLIENT_PINGS_WITHOUT_CALLS`, default false: how often clients may ask the service.
  public var keepalive = ServerKeepaliveConfiguration()
  /// `OTOLITH_CONNECTION_IDLE_MAX_SECONDS`, `OTOLITH_CONNECTION_AGE_MAX_SECONDS`,
  /// 0–604,800, default 0: no limit; and `OTOLITH_CONNECTION_AGE_GRACE_SECONDS`, 0–604,800, default 0:
  /// calls under way then take as long as they take.
  public var lifetime = ConnectionLifetimeConfiguration()
  /// `OTOLITH_PEER_KEEPALIVE_SECONDS`, 0–86,400, default 0: never; 1–9 count as 10: silence after
  /// which a service that is called is asked whether it is still there. It takes offence at less than
  /// its own `OTOLITH_CLIENT_PING_INTERVAL_SECONDS`.
  public var peerKeepalive = ClientKeepaliveConfiguration()

  init(_ reader: inout SettingsReader) {
    let day = 86_400
    func limit(_ key: SettingsReader.ConfigKeyName) -> Duration? {
      let seconds = reader.integer(key, default: 0, in: 0...(7 * day))
      return seconds == 0 ? nil : .seconds(seconds)
    }
    let time = reader.integer("keepalive.seconds", default: 7_200, in: 0...day)
    keepalive.time = time == 0 ? nil : .seconds(time)
    keepalive.timeout = .seconds(
      reader.integer("keepalive.timeout.seconds", default: 20, in: 1...300))
    keepalive.clientPingIntervalMin = .seconds(
      reader.integer("client.ping.interval.seconds", default: 300, in: 0...day))
    keepalive.permitsPingsWithoutCalls = reader.boolean(
      "client.pings.without.calls", default: false)
    lifetime.idleMax = limit("connection.idle.max.seconds")
    lifetime.ageMax = limit("connection.age.max.seconds")
    lifetime.ageGrace = limit("connection.age.grace.seconds")
    if lifetime.ageGrace != nil, lifetime.ageMax == nil {
      reader.reject(
        "OTOLITH_CONNECTION_AGE_GRACE_SECONDS needs OTOLITH_CONNECTION_AGE_MAX_SECONDS")
    }
    let peerTime = reader.integer("peer.keepalive.seconds", default: 0, in: 0...day)
    peerKeepalive.time = peerTime == 0 ? nil : .seconds(peerTime)
  }
}
