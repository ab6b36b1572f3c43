import Logging
import RPCClient

/// Settings that take more than one look at the environment.
extension ServiceSettings {
  static func certificate(
    _ reader: inout SettingsReader
  ) -> (certificateFile: String, keyFile: String)? {
    let certificate = reader.string("tls.certificate.file")
    let key = reader.string("tls.key.file")
    if let certificate, let key { return (certificate, key) }
    if certificate != nil || key != nil {
      reader.reject("OTOLITH_TLS_CERTIFICATE_FILE and OTOLITH_TLS_KEY_FILE belong together")
    }
    return nil
  }

  /// Nothing listens to other machines in the clear.
  static func rejectPlaintext(
    _ reader: inout SettingsReader, listen: NetworkAddress, hasTLS: Bool,
    adminListen: NetworkAddress?
  ) {
    if !hasTLS, !listen.isLoopback {
      reader.reject(
        "OTOLITH_LISTEN is \(listen), reachable from other machines, without TLS: set "
          + "OTOLITH_TLS_CERTIFICATE_FILE and OTOLITH_TLS_KEY_FILE (or, where a proxy on a private "
          + "network ends TLS, OTOLITH_PLAINTEXT_BEHIND_PROXY=true)")
    }
    if let adminListen, !adminListen.isLoopback {
      reader.reject(
        "OTOLITH_ADMIN_LISTEN is \(adminListen), reachable from other machines: it is not encrypted "
          + "(where a private network protects it, OTOLITH_PLAINTEXT_BEHIND_PROXY=true)")
    }
  }

  static func peers(
    _ reader: inout SettingsReader, _ protection: CallProtection
  ) -> [String: [NetworkAddress]] {
    var peers: [String: [NetworkAddress]] = [:]
    for (name, key) in [
      ("otolith-auth", "auth.address"), ("otolith-catalogue", "catalogue.address"),
      ("otolith-ingestion", "ingestion.address"),
    ] {
      peers[name] = reader.addresses(key)
      if let problem = protection.problem(SettingsReader.variable(key), peers[name] ?? []) {
        reader.reject(problem)
      }
    }
    return peers
  }

  static func promotion(_ reader: inout SettingsReader) -> PromotionMeaning {
    guard let text = reader.string("promotion") else { return .restore }
    if let meaning = PromotionMeaning(rawValue: text) { return meaning }
    reader.reject("OTOLITH_PROMOTION is \"\(text)\", not one of restore, failover")
    return .restore
  }

  static func peerBalancing(_ reader: inout SettingsReader) -> LoadBalancing {
    switch reader.string("peer.balancing") ?? "first" {
    case "first": return .pickFirst
    case "round-robin": return .roundRobin
    case let other:
      reader.reject("OTOLITH_PEER_BALANCING is \"\(other)\", not one of first, round-robin")
      return .pickFirst
    }
  }
}
