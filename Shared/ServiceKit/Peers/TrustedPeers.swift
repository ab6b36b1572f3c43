package import RPCServer

/// Whom a service believes about where a call comes from: programs of its own machine, and the gateways and
/// proxies that the operator names. Whoever forwards calls for many has one address, so that no limit by
/// peer may hold for that.
package struct TrustedPeers: Sendable {
  /// `OTOLITH_TRUSTED_PEERS`: by address.
  package var networks: [PeerNetwork]
  /// `OTOLITH_TRUSTED_PEERS`: by a name of the certificate that they show (mutual TLS).
  package var names: Set<String>
  /// `OTOLITH_PEER_HEADER`: the metadata by which they say for whom they call, in lower case.
  package var header: String?

  package init(networks: [PeerNetwork] = [], names: Set<String> = [], header: String? = nil) {
    self.networks = networks
    self.names = names
    self.header = header
  }

  /// Who makes a call; nil where only those are known who forward it.
  ///
  /// Of several addresses in the header, each added behind those that its sender was told, the last one
  /// counts that is not trusted itself.
  package func peer(of context: ServerCallContext) -> Peer? {
    if let address = context.peerAddress, !trusts(address), !trusts(context) {
      return Peer(address)
    }
    guard let header else { return nil }
    for value in context.requestMetadata.values(for: header).reversed() {
      for part in value.split(separator: ",").reversed() {
        guard let address = PeerAddress(text: part.filter { $0 != " " }) else { return nil }
        if !trusts(address) { return Peer(address) }
      }
    }
    return nil
  }

  private func trusts(_ address: PeerAddress) -> Bool {
    address.isLoopback || networks.contains { $0.contains(address) }
  }

  private func trusts(_ context: ServerCallContext) -> Bool {
    guard let peer = context.peer, !names.isEmpty else { return false }
    return peer.dnsNames.contains { names.contains($0.lowercased()) }
      || peer.uris.contains { names.contains($0) }
  }
}
