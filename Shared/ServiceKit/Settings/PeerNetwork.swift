import RPCServer

/// Addresses that an operator names: one, or all that begin with the same bits (`10.0.0.0/8`).
package struct PeerNetwork: Sendable, Hashable {
  private let address: PeerAddress
  private let bits: Int

  /// Nil for what is neither an address nor a network. An IPv6 address stands for its /64, and the longest
  /// prefix of IPv6 is 64.
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

  func contains(_ other: PeerAddress) -> Bool { other.isWithin(address, bits: bits) }
}
