/// The settings of ``TrustedPeers``.
package enum PeerSettings {
  private static let trustedPeers = Setting<String?>.text(
    "trusted.peers", kind: .list, reload: .reload,
    "gateways and proxies that call for many: addresses, networks (10.0.0.0/8) or names of their "
      + "certificates. No limit by peer holds for them, nor for programs of this machine")

  private static let header = Setting<String?>.text(
    "peer.header", reload: .reload,
    "metadata in which those say for whom they call, such as x-real-ip or x-forwarded-for; then limits "
      + "by peer hold for that address. It is kept in memory only. Believed of nobody else")

  package static let settings: [any DefinedSetting] = [trustedPeers, header]

  /// What is wrong with them is among the reader's problems.
  package static func read(_ reader: inout SettingsReader) -> TrustedPeers {
    var trusted = TrustedPeers()
    for part in (reader.read(trustedPeers) ?? "").split(separator: ",") {
      let text = part.filter { $0 != " " }
      if text.isEmpty { continue }
      if let network = PeerNetwork(text) {
        trusted.networks.append(network)
      } else if text.contains("/"), !text.contains("://") {
        reader.reject(
          "OTOLITH_TRUSTED_PEERS: \"\(text)\" is no network; IPv6 is told apart to /64 only")
      } else {
        trusted.names.insert(text.contains(":") ? text : text.lowercased())
      }
    }
    if let header = reader.read(header)?.lowercased() {
      if header.utf8.allSatisfy({ ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a) || $0 == 0x2d }) {
        trusted.header = header
      } else {
        reader.reject("OTOLITH_PEER_HEADER is \"\(header)\", not letters and hyphens")
      }
    }
    return trusted
  }
}
