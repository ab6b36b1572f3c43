import NIOCore

/// Whom connections are counted for: an IPv4 address, or the /64 that an IPv6 address is from, since
/// whoever has one address of it has them all.
///
/// Kept in memory while there are connections and never shown, not even by its description.
struct PeerAddress: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
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

  var description: String { "an address" }

  var customMirror: Mirror { Mirror(self, children: []) }
}
