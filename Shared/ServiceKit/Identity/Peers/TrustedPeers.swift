package import RPCServer
package import Settings

/// Peers whose information about a call's origin is trusted: programs on the same machine, and the
/// gateways and proxies that the operator names. Rate limits by peer do not apply to them, because
/// they forward the calls of many clients.
package struct TrustedPeers: Sendable {
  /// `OTOLITH_TRUSTED_PEERS`: trusted networks.
  package var networks: [PeerNetwork] = []
  /// `OTOLITH_TRUSTED_PEERS`: trusted names in client certificates (mutual TLS).
  package var names: Set<String> = []
  /// `OTOLITH_PEER_HEADER`: lower-case name of the metadata with the client's address.
  package var header: String?

  /// Returns the origin of a call; nil if only the forwarding peers are known.
  ///
  /// If the header has several addresses, the last untrusted one counts, because each proxy appends
  /// the address it received the call from.
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

  /// Returns the address of the client of a program that passes on calls; nil if only forwarding
  /// peers are known.
  ///
  /// - Parameters:
  ///   - address: that of the connection's other end.
  ///   - forwarded: values of the header field ``header``.
  package func origin(of address: String, forwarded: [String]) -> String? {
    guard let peer = PeerAddress(text: address) else { return nil }
    if !trusts(peer) { return address }
    for value in forwarded.reversed() {
      for part in value.split(separator: ",").reversed() {
        let text = part.filter { $0 != " " }
        guard let peer = PeerAddress(text: text) else { return nil }
        if !trusts(peer) { return text }
      }
    }
    return nil
  }

  /// Whether the address is that of a forwarding peer.
  package func trusts(_ address: String) -> Bool {
    PeerAddress(text: address).map(trusts) ?? false
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
