import RPCClient

/// The settings of calls to the other services.
enum PeerSetting {
  static let auth = Setting<[NetworkAddress]?>.addresses(
    "auth.address", standard: .otherwise("not called"),
    "instances of otolith-auth, called if the bus lags; a name stands for all its addresses")

  static let catalogue = Setting<[NetworkAddress]?>.addresses(
    "catalogue.address", standard: .otherwise("not called"),
    "instances of otolith-catalogue, likewise")

  static let ingestion = Setting<[NetworkAddress]?>.addresses(
    "ingestion.address", standard: .otherwise("not called"),
    "instances of otolith-ingestion, likewise; otolith-planning asks it once per study for the "
      + "pseudonyms of its participants in exports")

  static let balancing = Setting.choice(
    "peer.balancing", default: PeerBalancing.first,
    "first: the first reachable instance; round-robin: all healthy instances in turn")

  static let keepalive = Setting.integer(
    "peer.keepalive.seconds", default: 0, in: 0...86_400, unit: "seconds",
    "silence after which a called service is pinged; 0: never, 1 to 9 "
      + "count as 10")

  static let trustRoots = Setting<String?>.file(
    "tls.trust.roots.file", standard: .otherwise("required for services on other machines"),
    "PEM: calls to other services use TLS and trust these authorities")

  static let group = SettingsGroup(
    "Other services", [auth, catalogue, ingestion, balancing, keepalive, trustRoots])
}

/// `OTOLITH_PEER_BALANCING`.
enum PeerBalancing: String, Sendable, CaseIterable {
  case first
  case roundRobin = "round-robin"

  var policy: LoadBalancing {
    switch self {
    case .first: .pickFirst
    case .roundRobin: .roundRobin
    }
  }
}
