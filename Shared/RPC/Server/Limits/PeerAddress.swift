import NIOCore

/// Whom connections are counted for: an IPv4 address, or the /64 that an IPv6 address is from, since
/// whoever has one address of it has them all.
///
/// Kept in memory while there are connections and never shown, not even by its description.
package struct PeerAddress: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  private let isIPv4: Bool
  private let bits: UInt64

  /// - Parameter bytes: 4 or 16 of them, as on the network.
  init?(bytes: some Collection<UInt8>) {
    // IPv4 on a socket for both: ::ffff:0:0/96.
    let mapped = [UInt8](repeating: 0, count: 10) + [0xff, 0xff]
    let significant: [UInt8]
    switch bytes.count {
    case 4: significant = Array(bytes)
    case 16: significant = Array(bytes.starts(with: mapped) ? bytes.suffix(4) : bytes.prefix(8))
    default: return nil
    }
    isIPv4 = significant.count == 4
    bits = significant.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Nil for what is no address in the usual notation of IPv4 or IPv6. A zone (`%eth0`) is none.
  package init?(text: some StringProtocol) {
    guard let address = try? SocketAddress(ipAddress: String(text), port: 0) else { return nil }
    self.init(address)
  }

  /// Whether it can only be a program of this machine.
  package var isLoopback: Bool {
    // ::1 is all of its /64 that is ever used.
    isIPv4 ? bits >> 24 == 127 : bits == 0
  }

  /// How many bits are told apart: 32, or 64 of IPv6.
  package var width: Int { isIPv4 ? 32 : 64 }

  /// Whether the first `count` bits are those of `network`; false for another family.
  ///
  /// - Parameter count: from 0 to ``width``.
  package func isWithin(_ network: PeerAddress, bits count: Int) -> Bool {
    guard isIPv4 == network.isIPv4, count <= width else { return false }
    // A shift by all 64 bits gives 0.
    let shift = width - count
    return bits >> UInt64(shift) == network.bits >> UInt64(shift)
  }

  /// Nil for sockets of other families, whose clients cannot be told apart.
  init?(_ address: SocketAddress) {
    switch address {
    case .v4(let address):
      self.init(bytes: withUnsafeBytes(of: address.address.sin_addr) { Array($0) })
    case .v6(let address):
      self.init(bytes: withUnsafeBytes(of: address.address.sin6_addr) { Array($0) })
    case .unixDomainSocket:
      return nil
    }
  }

  package var description: String { "an address" }

  package var customMirror: Mirror { Mirror(self, children: []) }
}
