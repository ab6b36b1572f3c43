package import Settings

/// The settings of ``TrustedPeers``.
package enum PeerSettings {
  private static let trustedPeers = Setting<String?>.text(
    "trusted.peers", kind: .list, reload: .reload,
    "gateways and proxies that forward calls of many clients: addresses, networks (10.0.0.0/8) or names in their "
      + "certificates. Limits by peer do not apply to them, nor to programs on this machine")

  private static let header = Setting<String?>.text(
    "peer.header", reload: .reload,
    "metadata with the client's address set by trusted peers, e.g. x-real-ip or x-forwarded-for; limits "
      + "by peer apply to that address, which is kept in memory only. Ignored when sent by any other peer"
  )

  package static let settings: [any DefinedSetting] = [trustedPeers, header]

  /// Reads the settings; problems are added to the reader's.
  package static func read(_ reader: inout SettingsReader) -> TrustedPeers {
    var trusted = TrustedPeers()
    for part in (reader.read(trustedPeers) ?? "").split(separator: ",") {
      let text = part.filter { $0 != " " }
      if text.isEmpty { continue }
      if let network = PeerNetwork(text) {
        trusted.networks.append(network)
      } else if text.contains("/"), !text.contains("://") {
        reader.reject(
          "OTOLITH_TRUSTED_PEERS: invalid network \"\(text)\": expected e.g. 10.0.0.0/8; IPv6 prefixes up to /64"
        )
      } else {
        trusted.names.insert(text.contains(":") ? text : text.lowercased())
      }
    }
    if let header = reader.read(header)?.lowercased() {
      if header.utf8.allSatisfy({ ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a) || $0 == 0x2d }) {
        trusted.header = header
      } else {
        reader.reject(
          "OTOLITH_PEER_HEADER: invalid name \"\(header)\": expected letters and hyphens")
      }
    }
    return trusted
  }
}
