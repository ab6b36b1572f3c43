import RPCServer

/// Who limits by peer are counted for: an IPv4 address, or the /64 of an IPv6 address, of whoever stands at
/// the other end, behind gateways and proxies that the operator trusts.
///
/// Kept in memory only, and for limits alone: never stored, sent or logged. Nothing prints it.
package struct Peer: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  let address: PeerAddress

  init(_ address: PeerAddress) { self.address = address }

  /// Nil for what is no IP address.
  package init?(text: some StringProtocol) {
    guard let address = PeerAddress(text: text) else { return nil }
    self.address = address
  }

  package var description: String { "a peer" }

  package var customMirror: Mirror { Mirror(self, children: []) }
}
