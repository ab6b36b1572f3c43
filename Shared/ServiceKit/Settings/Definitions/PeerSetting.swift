import RPCClient

/// The settings of calls to the other services.
enum PeerSetting {
  static let auth = Setting<[NetworkAddress]?>.addresses(
    "auth.address", standard: .otherwise("it is not asked"),
    "instances of otolith-auth, asked when the bus is behind; a name stands for all its addresses")

  static let catalogue = Setting<[NetworkAddress]?>.addresses(
    "catalogue.address", standard: .otherwise("it is not asked"),
    "instances of otolith-catalogue, the same")

  static let ingestion = Setting<[NetworkAddress]?>.addresses(
    "ingestion.address", standard: .otherwise("it is not asked"),
    "instances of otolith-ingestion, the same; otolith-planning asks it once for each study how exports "
      + "name its participants")

  static let balancing = Setting.choice(
    "peer.balancing", default: PeerBalancing.first,
    "first: the first instance that can be reached; round-robin: all that say they serve, in turn")

  static let keepalive = Setting.integer(
    "peer.keepalive.seconds", default: 0, in: 0...86_400, unit: "seconds",
    "silence after which a service that is called is asked whether it is still there; 0: never, 1 to 9 "
      + "count as 10")

  static let trustRoots = Setting<String?>.file(
    "tls.trust.roots.file", standard: .otherwise("required where they are on other machines"),
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
