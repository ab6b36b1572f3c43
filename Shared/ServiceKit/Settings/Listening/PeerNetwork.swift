package import RPCServer

/// An address or a network in CIDR notation (`10.0.0.0/8`).
package struct PeerNetwork: Sendable, Hashable {
  private let address: PeerAddress
  private let bits: Int

  /// Parses an address or network; nil for other text. An IPv6 address stands for its /64, the
  /// longest IPv6 prefix.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let address = PeerAddress(text: parts[0]) else {
      return nil
    }
    self.address = address
    guard parts.count == 2 else {
      bits = address.width
      return
    }
    guard let bits = Int(parts[1]), (0...address.width).contains(bits) else { return nil }
    self.bits = bits
  }

  package func contains(_ other: PeerAddress) -> Bool { other.isWithin(address, bits: bits) }
}
